import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { formatAmount } from '#kernel/money/format-amount.ts'
import type { BoardView } from '../contract.ts'
import type { texts } from '../texts.ts'

/** Formats an amount in the board's currency: "5 800 ₴". */
export const useMoney = ({ currency, exponent }: Pick<BoardView, 'currency' | 'exponent'>): ((amount_minor: number) => string) => {
  const { locale } = useFormats()
  return (amount_minor) => formatAmount(amount_minor, { currency, exponent, locale, trim: true })
}

export const useCount = (): ((count: number) => string) => {
  const { locale } = useFormats()
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always' })
  return (count) => format.format(count)
}

export const useUnits = () => {
  const text = useText<typeof texts>()
  return { days: text('boards.days'), hours: text('boards.hours'), minutes: text('boards.minutes'), seconds: text('boards.seconds') }
}

/**
 * The prize of a place of the table, in minor units; null without one. With teams none has: prizes are for places in the best team, which
 * is not known before the end.
 */
export const prizeAt = ({ prizes, teams }: Pick<BoardView, 'prizes' | 'teams'>, place: number): number | null =>
  teams.length > 0 ? null : (prizes.find(({ from, to }) => place >= from && place <= to)?.amount ?? null)

/** Translates texts of a board, with its kind ("the race") and what it counts. */
export const useBoardText = ({ kind, counts = 'rounds' }: { readonly kind: string; readonly counts?: BoardView['counts'] }) => {
  const text = useText<typeof texts>()
  return (key: keyof typeof texts, values: Readonly<Record<string, unknown>> = {}): string => text(key, { kind, counts, ...values })
}
