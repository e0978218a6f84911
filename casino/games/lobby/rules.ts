import type { GameCard } from './contract.ts'
import type { gameSorts, volatilities } from './limits.ts'

export type GameSort = (typeof gameSorts)[number]
export type Volatility = (typeof volatilities)[number]

/** Filters and order of a list. An absent field does not filter. */
export interface GameFilter {
  readonly live?: boolean | undefined
  readonly category_id?: number | undefined
  readonly provider?: string | undefined
  readonly theme?: string | undefined
  readonly volatility?: Volatility | undefined
  readonly sort?: GameSort | undefined
}

/** The fields of a game that filters and orders read. */
type Sortable = Pick<GameCard, 'isLive' | 'categories' | 'providerSlug' | 'themes' | 'volatility' | 'rtp' | 'title' | 'releasedAt'>

/** A game counts as new for two weeks after its release. */
const new_for_days = 14

export const isNewAt = (released_at: Date, now: Date): boolean => {
  const age_ms = now.getTime() - released_at.getTime()
  return age_ms >= 0 && age_ms < new_for_days * 86_400_000
}

/** Whether a game passes the filters. A filter with an unknown value gives an empty list, not an error (GA-016). */
export const matches = (game: Sortable, filter: GameFilter): boolean =>
  (filter.live === undefined || game.isLive === filter.live) &&
  (filter.category_id === undefined || game.categories.includes(filter.category_id)) &&
  (filter.provider === undefined || game.providerSlug === filter.provider) &&
  (filter.theme === undefined || game.themes.includes(filter.theme)) &&
  (filter.volatility === undefined || game.volatility === filter.volatility)

const orders: Record<GameSort, ((a: Sortable, b: Sortable) => number) | null> = {
  house: null,
  // ISO dates in UTC sort correctly as text.
  new: (a, b) => (a.releasedAt < b.releasedAt ? 1 : a.releasedAt > b.releasedAt ? -1 : 0),
  // Games without a published figure come last.
  rtp: (a, b) => (b.rtp ?? -1) - (a.rtp ?? -1),
  title: (a, b) => a.title.localeCompare(b.title),
}

/** Filters and sorts. `games` are in catalogue order, which also breaks ties. */
export const arranged = <G extends Sortable>(games: readonly G[], filter: GameFilter): G[] => {
  const kept = games.filter((game) => matches(game, filter))
  const order = orders[filter.sort ?? 'house']
  return order ? kept.toSorted(order) : kept
}

/** One page of a list, and the length of the whole list. An offset beyond the end gives an empty page. */
export const pageOf = <T>(all: readonly T[], limit: number, offset: number): { readonly items: T[]; readonly total: number } => ({
  items: all.slice(offset, offset + limit),
  total: all.length,
})

/** Up to this many games the lobby shows one grid of all games; rows would repeat the same few tiles. */
const small_house = 12

export const railsAreWorthShowing = (games: number): boolean => games > small_house
