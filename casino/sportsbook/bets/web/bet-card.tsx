import { Link } from 'react-router'
import { useSlip } from '#casino/sportsbook/lobby/extensions.ts'
import { MatchTime, useMarketWords, useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { BetLeg, BetView } from '../contract.ts'
import type { texts } from '../texts.ts'
import { BetCashOut } from './bet-cash-out.tsx'

type Standing = 'pending' | 'accepted' | 'rejected' | 'won' | 'lost' | 'returned' | 'cashed-out'

/** A bet that brought more than it cost is won; one that gave its stake or less back is not called so. */
const standingOf = ({ state, paid, stake, isFree, legs }: BetView): Standing => {
  if (state !== 'settled') return state
  if (paid === 0) return legs.every(({ settlement }) => settlement?.kind === 'void' || settlement?.kind === 'push') ? 'returned' : 'lost'
  return isFree || paid > stake ? 'won' : 'returned'
}

const tones: Readonly<Record<Standing, Tone>> = {
  pending: 'warning',
  accepted: 'info',
  rejected: 'neutral',
  won: 'positive',
  lost: 'neutral',
  returned: 'neutral',
  'cashed-out': 'positive',
}

const legTones: Readonly<Record<string, string>> = {
  won: 'text-positive',
  'half-won': 'text-positive',
  'dead-heat': 'text-positive',
  lost: 'text-ink-soft line-through',
}

/** Of a builder the legs have no price that the bet is made of. */
const Leg = ({ leg, is_priced }: { readonly leg: BetLeg; readonly is_priced: boolean }) => {
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
          <Link to={`/sport/event/${event.id}/`} className="hover:text-ink">
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

/** Puts the legs that still have a price into the slip again. */
const Repeat = ({ bet }: { readonly bet: BetView }) => {
  const text = useText<typeof texts>()
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
    <Button size="sm" variant="ghost" onClick={() => replace(again)}>
      {text('sport-bets.repeat')}
    </Button>
  )
}

/** Why a bet has no cash-out at any time; null where it has one. */
const uncashableOf = ({ isFree, betType }: BetView) => {
  if (isFree) return 'sport-bets.cash-out.free'
  return betType === 'builder' ? 'sport-bets.cash-out.builder' : null
}

/** One bet: what was chosen and how each leg stands, what it cost, what it can still pay or paid. */
export const BetCard = ({ bet }: { readonly bet: BetView }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const oddsText = useOddsText()
  const { currency, exponent } = bet
  const say = (amount: number): string => formatAmount(amount, { currency, exponent, locale, trim: true })
  const standing = standingOf(bet)
  const uncashable = uncashableOf(bet)
  const is_open = standing === 'accepted' || standing === 'pending'
  const sums: (readonly [string, string])[] = [[text(bet.isFree ? 'sport-bets.free' : 'sport-bets.staked'), say(bet.placed)]]
  if (bet.odds <= 1_000_000) sums.push([text('sport-slip.odds'), oddsText(bet.odds)])
  if (is_open) sums.push([text('sport-bets.can-pay'), say(bet.most)])
  if (bet.state === 'settled') sums.push([text('sport-bets.paid'), say(bet.paid)])
  if (bet.cashedOut > 0) sums.push([text('sport-bets.cashed-out'), say(bet.cashedOut)])
  return (
    <li className="rounded-lg bg-surface-1 p-4 inset-ring inset-ring-line" aria-live="polite">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold">
          {text(`sport-slip.type.${bet.betType}`)}
          {bet.betType === 'system' && <span className="amount ms-1 font-normal text-ink-soft">{bet.sizes.join('/')}</span>}
        </p>
        <Badge tone={tones[standing]}>{text(`sport-bets.state.${standing}`)}</Badge>
      </div>
      <ul className="divide-y divide-line">
        {bet.legs.map((leg) => (
          <Leg key={leg.marketId} leg={leg} is_priced={bet.betType !== 'builder'} />
        ))}
      </ul>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-3 text-sm">
        {sums.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="amount font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {bet.owed > 0 && <p className="mt-2 text-sm text-ink-soft">{text('sport-bets.owed', { amount: say(bet.owed) })}</p>}
      {standing === 'accepted' && uncashable && <p className="mt-3 text-xs text-ink-soft">{text(uncashable)}</p>}
      {standing === 'accepted' && !uncashable && <BetCashOut key={`${bet.id}-${bet.stake}`} bet={bet} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <p className="amount text-xs text-ink-soft">
          {text('sport-bets.number', { id: bet.id })}, {dateTime(bet.placedAt)}
        </p>
        <Repeat bet={bet} />
      </div>
    </li>
  )
}
