import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import type { texts } from '../../fairness-texts.ts'

const steps = [
  { name: 'commit', icon: 'lock' },
  { name: 'client', icon: 'clover' },
  { name: 'draw', icon: 'die' },
  { name: 'reveal', icon: 'magnifier' },
] as const

const questions = ['bytes', 'demo', 'why', 'edge'] as const

/** The four steps in plain words, and what people ask after them. */
export const HowItWorks = () => {
  const text = useText<typeof texts>()
  return (
    <section>
      <h2 className="mb-3 text-xl font-extrabold">{text('fairness.how.heading')}</h2>
      <ol className="grid gap-3 sm:grid-cols-2">
        {steps.map(({ name, icon }, index) => (
          <li key={name}>
            <Card className="h-full">
              <div className="flex items-center gap-3">
                <ArtIcon name={icon} size={40} />
                <h3 className="font-bold">
                  <span className="amount text-accent-ink">{index + 1}.</span> {text(`fairness.how.${name}.heading`)}
                </h3>
              </div>
              <p className="mt-3 text-sm text-ink-soft">{text(`fairness.how.${name}.text`)}</p>
            </Card>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-col gap-2">
        {questions.map((name) => (
          <Disclosure key={name} summary={text(`fairness.more.${name}.heading`)}>
            <p>{text(`fairness.more.${name}.text`)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
