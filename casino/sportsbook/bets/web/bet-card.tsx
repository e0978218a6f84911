import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { BetView } from '../contract.ts'
import type { texts } from '../texts.ts'
import { BetKind } from './bet-kind.tsx'
import { BetCashOut } from './bet-cash-out.tsx'
import { BetLegLine, RepeatBet } from './bet-legs.tsx'
import { ShareBet } from './share-bet.tsx'
import { useWholeOdds } from './whole-odds.ts'

type Standing = 'pending' | 'accepted' | 'rejected' | 'won' | 'lost' | 'partly-returned' | 'returned' | 'cashed-out'

/**
 * A bet counts as won only if it brings more than its stake, and as returned only if that comes back whole. What a corrected result could not take
 * back was paid, but is not what it brings.
 */
const standingOf = ({ state, paid, owed, stake, isFree, legs }: BetView): Standing => {
  if (state !== 'settled') return state
  const brings = paid - owed
  if (brings === 0) return legs.every(({ settlement }) => settlement?.kind === 'void' || settlement?.kind === 'push') ? 'returned' : 'lost'
  if (isFree || brings > stake) return 'won'
  return brings === stake ? 'returned' : 'partly-returned'
}

const tones: Readonly<Record<Exclude<Standing, 'cashed-out'>, Tone>> = {
  pending: 'warning',
  accepted: 'info',
  rejected: 'neutral',
  won: 'positive',
  lost: 'neutral',
  'partly-returned': 'neutral',
  returned: 'neutral',
}

/** What came back below its stake is no win, and is not shown as one. */
const toneOf = (standing: Standing, { cashedOut, placed }: BetView): Tone =>
  standing === 'cashed-out' ? (cashedOut > placed ? 'positive' : 'neutral') : tones[standing]

/** Why a bet has no cash-out at any time; null where it has one. */
const uncashableOf = ({ isFree, betType }: BetView) => {
  if (isFree) return 'sport-bets.cash-out.free'
  return betType === 'builder' ? 'sport-bets.cash-out.builder' : null
}

/** One bet: selections, the state of each leg, stake, and the possible or actual payout. */
export const BetCard = ({ bet }: { readonly bet: BetView }) => {
  const text = useText<typeof texts>()
  const { locale, dateTime } = useFormats()
  const wholeText = useWholeOdds()
  const { currency, exponent, cashedOutByItself: by_itself } = bet
  const say = (amount: number): string => formatAmount(amount, { currency, exponent, locale, trim: true })
  const standing = standingOf(bet)
  const uncashable = uncashableOf(bet)
  const is_open = standing === 'accepted' || standing === 'pending'
  const sums: (readonly [string, string])[] = [[text(bet.isFree ? 'sport-bets.free' : 'sport-bets.staked'), say(bet.placed)]]
  if (bet.betType !== 'system') sums.push([text('sport-slip.odds'), wholeText(bet)])
  // After a part was cashed out the rest alone is paid by the odds.
  if (is_open && bet.cashedOut > 0) sums.push([text('sport-bets.left'), say(bet.stake)])
  if (is_open) sums.push([text('sport-bets.can-pay'), say(bet.most)])
  if (bet.state === 'settled') sums.push([text('sport-bets.paid'), say(bet.paid)])
  if (bet.cashedOut > 0) sums.push([text('sport-bets.cashed-out'), say(bet.cashedOut)])
  return (
    <li className="rounded-lg bg-surface-1 p-4 inset-ring inset-ring-line" aria-live="polite">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="font-bold">
          <BetKind bet={bet} />
        </p>
        <Badge tone={toneOf(standing, bet)}>{text(`sport-bets.state.${standing}`)}</Badge>
      </div>
      <ul className="divide-y divide-line">
        {bet.legs.map((leg) => (
          <BetLegLine key={leg.marketId} leg={leg} is_priced={bet.betType !== 'builder'} />
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
      {by_itself && (
        <p className="mt-2 text-sm text-ink-soft">
          {text('sport-bets.by-itself', { when: dateTime(by_itself.at), asked: say(by_itself.asked), paid: say(by_itself.paid) })}
        </p>
      )}
      {bet.owed > 0 && <p className="mt-2 text-sm text-ink-soft">{text('sport-bets.owed', { amount: say(bet.owed) })}</p>}
      {standing === 'accepted' && uncashable && <p className="mt-3 text-xs text-ink-soft">{text(uncashable)}</p>}
      {standing === 'accepted' && !uncashable && <BetCashOut key={bet.id} bet={bet} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <p className="amount text-xs text-ink-soft">
          {text('sport-bets.number', { id: bet.id })}, {dateTime(bet.placedAt)}
        </p>
        <div className="-mx-3.5 flex flex-wrap gap-1 print:hidden">
          <ShareBet bet={bet} />
          <RepeatBet bet={bet} label={text('sport-bets.repeat')} />
        </div>
      </div>
    </li>
  )
}
