import type { Currency } from '#kernel/money/currency.ts'

/** A token of a launch is exchanged within so long: as long as a slow phone takes to load a game. */
export const token_lasts_ms = 2 * 60_000
/** A session of a game lasts no longer, whatever the session of the site does. */
export const session_lasts_ms = 12 * 60 * 60_000

/** A studio is silent after so many questions in vain. */
export const silent_after = 3

/** A round that is not over is first asked after so late, and then ever more rarely. */
export const first_asked_after_ms = 5 * 60_000
const most_between_ms = 60 * 60_000
/** Nothing is left at stake for longer: what was not won by then goes back. */
export const refunded_after_ms = 26 * 60 * 60_000

/** When a round is asked about again: its age doubles between two questions, up to an hour. */
export const nextAsk = (begun_at: Date, now: Date): Date =>
  new Date(now.getTime() + Math.min(Math.max(now.getTime() - begun_at.getTime(), first_asked_after_ms), most_between_ms))

/** The most that one round may stake, in minor units: that of the house's own tables. */
export const mostStaked: Readonly<Record<Currency, number>> = { UAH: 500_000, USD: 20_000, EUR: 20_000, USDT: 200_000_000 }

/** What a round may bring in all, by the announced largest win: the hundredths of the multiple are counted exactly. */
export const mostWon = (max_win_multiple: string, staked_minor: bigint): bigint => {
  const [whole = '0', part = ''] = max_win_multiple.split('.')
  return (staked_minor * BigInt(whole + part.padEnd(2, '0').slice(0, 2))) / 100n
}

/** The name of a studio's game in the catalogue. No game of the house begins so. */
export const slugOf = (provider: string, game: string): string => `by-${provider}-${game}`
