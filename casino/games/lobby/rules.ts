import type { GameCard } from './contract.ts'
import type { gameSorts, volatilities } from './limits.ts'

export type GameSort = (typeof gameSorts)[number]
export type Volatility = (typeof volatilities)[number]

/** What a list is narrowed and ordered by. An absent field narrows nothing. */
export interface GameFilter {
  readonly live?: boolean | undefined
  readonly category_id?: number | undefined
  readonly provider?: string | undefined
  readonly theme?: string | undefined
  readonly volatility?: Volatility | undefined
  readonly sort?: GameSort | undefined
}

/** What the rules need to know of a game. */
type Sortable = Pick<GameCard, 'isLive' | 'categories' | 'providerSlug' | 'themes' | 'volatility' | 'rtp' | 'title' | 'releasedAt'>

/** A game is called new for two weeks after its release. */
const new_for_days = 14

export const isNewAt = (released_at: Date, now: Date): boolean => {
  const age_ms = now.getTime() - released_at.getTime()
  return age_ms >= 0 && age_ms < new_for_days * 86_400_000
}

/** Does a game belong to the filtered list? A filter that names nothing known gives an empty list, not an error (GA-016). */
export const matches = (game: Sortable, filter: GameFilter): boolean =>
  (filter.live === undefined || game.isLive === filter.live) &&
  (filter.category_id === undefined || game.categories.includes(filter.category_id)) &&
  (filter.provider === undefined || game.providerSlug === filter.provider) &&
  (filter.theme === undefined || game.themes.includes(filter.theme)) &&
  (filter.volatility === undefined || game.volatility === filter.volatility)

const orders: Record<GameSort, ((a: Sortable, b: Sortable) => number) | null> = {
  house: null,
  // ISO moments in UTC order as text does.
  new: (a, b) => (a.releasedAt < b.releasedAt ? 1 : a.releasedAt > b.releasedAt ? -1 : 0),
  // Games without a published figure come last: nothing is known that would put them higher.
  rtp: (a, b) => (b.rtp ?? -1) - (a.rtp ?? -1),
  title: (a, b) => a.title.localeCompare(b.title),
}

/** Filters and orders. `games` come in the house's own order, and equals stay in it. */
export const arranged = <G extends Sortable>(games: readonly G[], filter: GameFilter): G[] => {
  const kept = games.filter((game) => matches(game, filter))
  const order = orders[filter.sort ?? 'house']
  return order ? kept.toSorted(order) : kept
}

/** One page of a list and how long the whole is. An offset behind the end gives an empty page. */
export const pageOf = <T>(all: readonly T[], limit: number, offset: number): { readonly items: T[]; readonly total: number } => ({
  items: all.slice(offset, offset + limit),
  total: all.length,
})

/** With this many games or fewer a grid shows the whole house at a glance; rails would repeat the same few tiles. */
const small_house = 12

export const railsAreWorthShowing = (games: number): boolean => games > small_house
