import { ExternalLink } from 'lucide-react'
import type { texts } from '../page-texts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'

const ways = ['break', 'bank', 'register', 'ours'] as const

/** What a person can do today, from the mildest to the strongest measure. */
export const WaysToStop = () => {
  const text = useText<typeof texts>()
  return (
    <section>
      <h2 className="mb-3 text-xl font-extrabold">{text('safe.stop.heading')}</h2>
      <div className="grid gap-3 md:grid-cols-2">
        {ways.map((way) => (
          <Card key={way} className="h-full">
            <h3 className="font-bold">{text(`safe.stop.${way}.heading`)}</h3>
            <p className="mt-1 text-sm text-ink-soft">{text(`safe.stop.${way}.text`)}</p>
            {way === 'register' && (
              <a
                href="https://playcity.gov.ua/"
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ size: 'sm', variant: 'secondary' }, 'mt-4')}
              >
                {text('safe.stop.register.link')}
                <ExternalLink className="size-4" aria-hidden="true" />
              </a>
            )}
          </Card>
        ))}
      </div>
    </section>
  )
}
