import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { Card } from '#ui/card.tsx'
import { WaitingNote } from '#ui/waiting-note.tsx'
import type { PrizeDrops } from '../contract.ts'
import type { texts } from '../texts.ts'

/** SA-053: to whom a prize fell last, the newest first; it moves as prizes fall. */
export const LastWinners = ({ drops }: { readonly drops: PrizeDrops }) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  const titles = new Map(drops.outcomes.map(({ name, title }) => [name, title]))
  return (
    <Card heading={text('prize-drops.winners')}>
      {drops.lastWinners.length === 0 ? (
        <WaitingNote>{text('prize-drops.winners.none')}</WaitingNote>
      ) : (
        <ol aria-live="polite">
          {drops.lastWinners.map(({ id, winner, outcome, amount, currency, exponent, at }) => (
            <li key={id} className="flex min-h-13 items-center gap-3 border-t border-line py-1.5 first:border-t-0">
              <Avatar handle={winner} size="sm" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="truncate font-semibold">{winner}</span>
                <span className="text-xs text-ink-soft">
                  {titles.get(outcome)} · {dateTime(at)}
                </span>
              </span>
              {amount !== null && (
                <span className="amount font-bold text-accent-ink">
                  <Amount amount_minor={amount} currency={currency} exponent={exponent} locale={locale} trim />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
