import type { texts } from '../texts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Card } from '#ui/card.tsx'

const promises = [
  { icon: 'shield', heading: 'home.promise.fair.heading', text: 'home.promise.fair.text' },
  { icon: 'scroll', heading: 'home.promise.open.heading', text: 'home.promise.open.text' },
  { icon: 'hourglass', heading: 'home.promise.calm.heading', text: 'home.promise.calm.text' },
] as const

/** Three cards about fairness, open rules and responsible play. */
const HomePromises = () => {
  const text = useText<typeof texts>()
  return (
    <section>
      <h2 className="mb-3 text-xl font-extrabold">{text('home.promises.heading')}</h2>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {promises.map((promise) => (
          <li key={promise.heading}>
            <Card className="h-full">
              <ArtIcon name={promise.icon} size={44} />
              <h3 className="heading mt-3 text-lg font-bold">{text(promise.heading)}</h3>
              <p className="mt-1 text-sm text-ink-soft">{text(promise.text)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default HomePromises
