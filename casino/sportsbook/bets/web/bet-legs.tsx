import { Link } from 'react-router'
import { useSlip } from '#casino/sportsbook/lobby/extensions.ts'
import { MatchTime, useMarketWords, useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { BetLeg, BetView } from '../contract.ts'
import type { texts } from '../texts.ts'

const legTones: Readonly<Record<string, string>> = {
  won: 'text-positive',
  'half-won': 'text-positive',
  'dead-heat': 'text-positive',
  lost: 'text-ink-soft line-through',
}

/** Of a builder the legs have no price that the bet is made of. */
export const BetLegLine = ({ leg, is_priced }: { readonly leg: BetLeg; readonly is_priced: boolean }) => {
  const text = useText<typeof texts>()
  const words = useMarketWords()
  const oddsText = useOddsText()
  const { event, settlement } = leg
  const kind = settlement?.kind as keyof typeof legWords | undefined
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className={`min-w-0 font-semibold ${legTones[settlement?.kind ?? ''] ?? 'text-ink'}`}>
          {event ? words.outcome(leg, leg.outcome, event) : leg.outcome}
        </span>
        {is_priced && <span className="amount font-bold">{oddsText(leg.odds)}</span>}
      </p>
      {event && <p className="text-xs text-ink-soft">{words.title(leg, event)}</p>}
      {event && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-ink-soft">
          <Link
            to={`/sport/event/${event.id}/`}
            className="relative before:absolute before:inset-x-0 before:-top-6 before:-bottom-1 hover:text-ink desk:before:hidden"
          >
            {event.home.name} – {event.away.name}
            {event.play && <span className="amount ms-2 font-bold text-ink">{`${event.play.score.home}:${event.play.score.away}`}</span>}
          </Link>
          {kind && legWords[kind] ? <span>{text(legWords[kind])}</span> : <MatchTime event={event} />}
        </p>
      )}
    </li>
  )
}

const legWords = {
  won: 'sport-bets.leg.won',
  'half-won': 'sport-bets.leg.half-won',
  lost: 'sport-bets.leg.lost',
  'half-lost': 'sport-bets.leg.half-lost',
  push: 'sport-bets.leg.push',
  void: 'sport-bets.leg.void',
  'dead-heat': 'sport-bets.leg.dead-heat',
} as const

interface RepeatBetProps {
  readonly bet: Pick<BetView, 'legs'>
  readonly label: string
  readonly variant?: 'primary' | 'ghost'
}

/** Puts the legs that still have a price into the slip again. */
export const RepeatBet = ({ bet, label, variant = 'ghost' }: RepeatBetProps) => {
  const words = useMarketWords()
  const { replace, is_offered } = useSlip()
  const again = bet.legs.flatMap((leg) =>
    leg.event && leg.settlement === null && leg.event.isOpen
      ? [
          {
            eventId: leg.event.id,
            marketId: leg.marketId,
            outcome: leg.outcome,
            odds: leg.odds,
            version: 0,
            event: `${leg.event.home.name} – ${leg.event.away.name}`,
            market: words.title(leg, leg.event),
            choice: words.outcome(leg, leg.outcome, leg.event),
          },
        ]
      : [],
  )
  if (!is_offered || again.length === 0) return null
  return (
    <Button size="sm" variant={variant} onClick={() => replace(again)}>
      {label}
    </Button>
  )
}
