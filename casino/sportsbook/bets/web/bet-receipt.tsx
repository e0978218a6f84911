import { useMarketWords, useOddsText } from '#casino/sportsbook/lobby/web/api.ts'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { BetView } from '../contract.ts'
import type { texts } from '../texts.ts'
import { BetKind } from './bet-kind.tsx'
import { useWholeOdds } from './whole-odds.ts'

/** A bet right after it was placed: what it is on, at which odds, for how much, and what it could pay. Of a rejected one its stake that is back. */
export const BetReceipt = ({ bet }: { readonly bet: BetView }) => {
  const text = useText<typeof texts>()
  const words = useMarketWords()
  const oddsText = useOddsText()
  const wholeText = useWholeOdds()
  const { locale } = useFormats()
  const { currency, exponent, betType } = bet
  const say = (amount: number): string => formatAmount(amount, { currency, exponent, locale, trim: true })
  const odds = bet.legs.length > 1 && betType !== 'system' ? [[text('sport-slip.odds'), wholeText(bet)] as const] : []
  const placed = [[text(bet.isFree ? 'sport-bets.free' : 'sport-bets.staked'), say(bet.placed)], ...odds] as const
  const sums =
    bet.state === 'rejected'
      ? ([[text('sport-slip.stake-back'), say(bet.placed)]] as const)
      : ([...placed, [text('sport-bets.can-pay'), say(bet.most)]] as const)
  return (
    <div className="rounded-md bg-surface-2 p-3 text-sm">
      <p className="mb-2 flex items-baseline justify-between gap-3">
        <span className="font-bold text-ink">
          <BetKind bet={bet} />
        </span>
        <span className="amount text-xs text-ink-soft">{text('sport-bets.number', { id: bet.id })}</span>
      </p>
      <ul className="flex flex-col gap-1.5">
        {bet.legs.map((leg) => (
          <li key={leg.marketId}>
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate font-semibold text-ink">
                {leg.event ? words.outcome(leg, leg.outcome, leg.event) : leg.outcome}
              </span>
              {betType !== 'builder' && <span className="amount font-bold">{oddsText(leg.odds)}</span>}
            </p>
            {leg.event && (
              <p className="text-xs text-ink-soft">
                {words.title(leg, leg.event)} · {leg.event.home.name} – {leg.event.away.name}
              </p>
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-2 flex flex-col gap-1 border-t border-line pt-2">
        {sums.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="amount font-bold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
