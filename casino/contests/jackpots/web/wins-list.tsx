import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { WaitingNote } from '#ui/waiting-note.tsx'
import type { JackpotWin } from '../contract.ts'
import type { texts } from '../texts.ts'

interface WinsListProps {
  readonly wins: readonly JackpotWin[]
  /** The first has the first place, and so on. */
  readonly numbered?: boolean
}

/** Whom pots fell to. Nicknames only. */
export const WinsList = ({ wins, numbered = false }: WinsListProps) => {
  const text = useText<typeof texts>()
  const { dateTime, locale } = useFormats()
  if (wins.length === 0) return <WaitingNote>{text('jackpots.winners.none')}</WaitingNote>
  return (
    <ol aria-live="polite">
      {wins.map(({ id, winner, title, amount, currency, exponent, at }, index) => (
        <li key={id} className="flex min-h-13 items-center gap-3 border-t border-line py-1.5 first:border-t-0">
          {numbered && (
            <span className="amount w-7 shrink-0 text-center font-bold text-ink-soft">
              <span className="sr-only">{text('jackpots.leaders.place')} </span>
              {index + 1}
            </span>
          )}
          <Avatar handle={winner} size="sm" />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="truncate font-semibold">{winner}</span>
            <span className="text-xs text-ink-soft">
              {title} · {dateTime(at)}
            </span>
          </span>
          <Amount
            amount_minor={amount}
            currency={currency}
            exponent={exponent}
            locale={locale}
            trim
            className="font-bold text-accent-ink"
          />
        </li>
      ))}
    </ol>
  )
}
