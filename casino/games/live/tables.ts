import { balloonHeight } from '#engines/live/games/above-the-clouds.ts'
import { balls_drawn } from '#engines/live/games/golden-twenty.ts'
import { coupOf } from '#engines/table/baccarat.ts'
import { dealtCards } from '#engines/table/cards.ts'
import type { Currency } from '#kernel/money/currency.ts'

/** Timings of a table. A new table needs an engine in engines/live, an entry here and a stage component in web/. */
export interface TableTimes {
  /** How long betting is open. */
  readonly betting_ms: number
  /** How long the result is animated before it is paid. */
  readonly shown_ms: (drawn: readonly number[]) => number
  /** From the payment to the next round. */
  readonly rest_ms: number
  /** The most that a player may stake in a round, as one of so many parts of the floor's; 1 if left out. For tables with very high wins. */
  readonly most_share?: number
  /** How many rounds the road of the table shows; none if left out. */
  readonly road?: number
}

/** The balloon's height is multiplied by e in this many ms. Heights above the highest possible bet are not animated. */
export const balloon_pace_ms = 6_000
const highest_shown = 60_000
const balloon_ground_ms = 1_200

/** How long the balloon is in the air. */
export const flight_ms = (hundredths: number): number =>
  balloon_ground_ms + Math.round(balloon_pace_ms * Math.log(Math.max(100, Math.min(hundredths, highest_shown)) / 100))

/** The height that the balloon has reached this long after its start, in hundredths. */
export const heightAfter = (ms: number): number => 100 * Math.exp(Math.max(0, ms - balloon_ground_ms) / balloon_pace_ms)

/** A card every so often. */
const card_ms = 1_200
const ball_ms = 600
/** Before the first card or ball comes, and after the last. */
const pause_ms = 1_800

const dealt_ms = (drawn: readonly number[]): number => {
  const { player, banker } = coupOf(dealtCards(drawn))
  return pause_ms + card_ms * (player.length + banker.length)
}

export const tableTimes: Readonly<Record<string, TableTimes>> = {
  'live-roulette': { betting_ms: 20_000, shown_ms: () => 9_000, rest_ms: 5_000 },
  'live-wheel': { betting_ms: 15_000, shown_ms: () => 9_000, rest_ms: 4_000 },
  'live-balloon': { betting_ms: 10_000, shown_ms: ([value = 0]) => flight_ms(balloonHeight(value)), rest_ms: 4_000 },
  'live-baccarat': { betting_ms: 18_000, shown_ms: dealt_ms, rest_ms: 6_000, road: 72 },
  'live-draw': { betting_ms: 30_000, shown_ms: () => pause_ms + ball_ms * balls_drawn, rest_ms: 7_000, most_share: 10 },
}

export const tableSlugs: readonly string[] = Object.keys(tableTimes)

/** A round that was not drawn this long after its betting closed is void: its players have left. */
export const void_after_ms = 60_000

/** A table stops starting rounds when nobody has watched it for this long. */
export const watched_for_ms = 45_000
export const watch_every_ms = 20_000

export const results_limit = 20
export const longest_road = Math.max(...Object.values(tableTimes).map(({ road = 0 }) => road))

/** Chip values. Each is even and a multiple of the smallest, which every stake is a multiple of. */
const chips: Record<Currency, readonly number[]> = {
  UAH: [1_000, 2_000, 5_000, 10_000, 50_000],
  USD: [50, 100, 500, 1_000, 5_000],
  EUR: [50, 100, 500, 1_000, 5_000],
  USDT: [500_000, 1_000_000, 5_000_000, 10_000_000, 50_000_000],
}
const most: Record<Currency, number> = { UAH: 500_000, USD: 20_000, EUR: 20_000, USDT: 200_000_000 }

export const liveStakes = (currency: Currency, slug: string) => {
  const most_minor = most[currency] / (tableTimes[slug]?.most_share ?? 1)
  const of_table = chips[currency].filter((chip) => chip <= most_minor)
  return { chips: of_table, least_minor: Math.min(...of_table), most_minor }
}

/** Number of rounds in a seed chain; then a new chain begins. */
export const chain_length = 1_000
