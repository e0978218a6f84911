import { ArrowRight } from 'lucide-react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/progress.tsx'
import { quote_lives_ms } from '../rules.ts'
import type { texts } from '../texts.ts'

interface OfferProps {
  /** Both amounts as the player reads them. */
  readonly gives: string
  readonly gets: string
  /** That the offer still holds. */
  readonly seconds: number
  readonly is_sending: boolean
  readonly take: () => void
  readonly again: () => void
  readonly drop: () => void
}

/** So much for so much, and how long that holds. Whoever reads it by ear hears its end alone, not every second. */
export const Offer = ({ gives, gets, seconds, is_sending, take, again, drop }: OfferProps) => {
  const text = useText<typeof texts>()
  const is_over = seconds === 0
  return (
    <div className="flex flex-col gap-3 rounded-md bg-surface-2 p-4">
      <p className="amount flex flex-wrap items-center gap-2 text-xl font-extrabold" data-offer>
        {gives}
        <ArrowRight className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
        {gets}
      </p>
      <Progress label={text('exchange.offer.lasts', { seconds })} value={seconds} max={quote_lives_ms / 1000} />
      <p className="text-sm text-ink-soft" role={is_over ? 'status' : undefined}>
        {is_over ? text('exchange.offer.over') : text('exchange.offer.lasts', { seconds })}
      </p>
      <div className="flex flex-wrap gap-2">
        {is_over ? (
          <Button className="flex-1" size="lg" loading={is_sending} onClick={again}>
            {text('exchange.ask')}
          </Button>
        ) : (
          <Button className="flex-1" size="lg" loading={is_sending} onClick={take}>
            {text('exchange.convert')}
          </Button>
        )}
        <Button size="lg" variant="ghost" onClick={drop}>
          {text('exchange.other-amount')}
        </Button>
      </div>
    </div>
  )
}
