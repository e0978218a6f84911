import { useState } from 'react'
import { Link } from 'react-router'
import { OddsTable } from '#casino/campaigns/draws/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { ArtIcon } from '#ui/art-icon.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Activity, Drawn } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useAction } from './use-activity.ts'

type ActivityDrawProps = Activity['draws'][number] & { readonly slug: string }

/** An attempt by hand: what it costs, what the player has, and what the last one brought. */
const Attempt = ({ slug, name, draw }: ActivityDrawProps) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  const { is_busy, act } = useAction(slug)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const { attempt, currency, exponent } = draw
  if (!attempt || is_closed || draw.state !== 'active') return null
  const go = async (): Promise<void> => {
    if (isGuest) return openModal('Register', { source: 'activity' })
    // Without words of the player's own, the key of this command is their share in what is drawn.
    const answer = await act('draw', { part: name })
    setDrawn(answer?.success ? answer.drawn : null)
  }
  const worth =
    drawn?.amount === null || !drawn ? drawn?.prize?.text : formatAmount(drawn.amount, { currency, exponent, locale, trim: true })
  const prize = worth === undefined ? drawn?.outcome : `${drawn?.outcome ?? ''} · ${worth}`
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button disabled={is_busy || (!isGuest && attempt.has < attempt.cost)} onClick={() => void go()}>
        {text('activities.attempt', { cost: attempt.text })}
      </Button>
      {!isGuest && <span className="amount text-sm text-ink-soft">{text('activities.has', { count: attempt.has })}</span>}
      <p role="status" className="flex w-full items-center gap-2.5 font-semibold empty:hidden">
        {drawn && <ArtIcon name={drawn.outcome === null ? 'basket' : 'gift'} size={28} />}
        {drawn && (drawn.outcome === null ? text('activities.drawn.nothing') : text('activities.drawn', { prize: prize ?? '' }))}
      </p>
    </div>
  )
}

/** A draw of an activity: its odds, and an attempt by hand where it has one. */
export const ActivityDraw = (props: ActivityDrawProps) => {
  const { name, draw } = props
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const stake = formatAmount(draw.minStake, { currency: draw.currency, exponent: draw.exponent, locale, trim: true })
  return (
    <section id={`draw-${name}`} className="scroll-mt-24">
      <Card heading={draw.title}>
        {draw.attempt === null && draw.state !== 'closed' && <p className="mb-4 text-ink-soft">{text('activities.rounds', { stake })}</p>}
        <Attempt {...props} />
        <OddsTable caption={draw.title} draw={draw} />
        <Link to="/fairness/#draws" className="-mb-2 inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink underline">
          {text('activities.check')}
        </Link>
      </Card>
    </section>
  )
}
