import { StepLine } from '#casino/campaigns/missions/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Card } from '#ui/card.tsx'
import type { Lottery } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'

/** What brings stars today: bounded, and said in full. */
export const StarsCard = ({ lottery: { stars } }: { readonly lottery: Lottery }) => {
  const text = useText<typeof pageTexts>()
  const { locale } = useFormats()
  if (!stars) return null
  const { currency, exponent, steps } = stars
  const money = (amount_minor: number): string => formatAmount(amount_minor, { currency, exponent, locale, trim: true })
  return (
    <section id="stars" className="scroll-mt-24">
      <Card heading={text('lottery.to-stars')}>
        <ol aria-label={text('lottery.to-stars')}>
          {steps.map((step) => (
            <StepLine
              key={step.name}
              step={step}
              money={money}
              when={text('lottery.today')}
              progress={text('lottery.progress', { count: step.count, needed: step.needed })}
            />
          ))}
        </ol>
      </Card>
    </section>
  )
}
