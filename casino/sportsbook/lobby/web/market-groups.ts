import type { EventView, Market } from '#casino/sportsbook/catalogue/contract.ts'

export const marketTabs = ['main', 'totals', 'handicaps', 'parts', 'more', 'all'] as const
export type MarketTab = (typeof marketTabs)[number]

/** Markets that differ by their line alone. */
export interface MarketGroup {
  readonly key: string
  readonly tab: MarketTab
  readonly markets: readonly Market[]
}

const totals: ReadonlySet<string> = new Set(['total', 'home-total', 'away-total', 'exact-total', 'odd-even'])
const mains: ReadonlySet<string> = new Set([
  'result',
  'winner',
  'double-chance',
  'draw-no-bet',
  'both-score',
  'next-goal',
  'set-score',
  'method',
  'distance',
])

/** What the match as a whole is counted by; the rest are parts of it or things beside it. */
const whole: ReadonlySet<string> = new Set(['', 'regular', 'sets', 'maps', 'games', 'points', 'rounds'])

const tabOf = ({ type, specifiers }: Market): MarketTab => {
  const count = specifiers.count ?? ''
  if (count.includes(':')) return 'parts'
  if (!whole.has(count)) return 'more'
  if (mains.has(type)) return 'main'
  if (totals.has(type)) return 'totals'
  return type === 'handicap' ? 'handicaps' : 'more'
}

const byLine = (one: Market, other: Market): number => (one.specifiers.line_quarters ?? 0) - (other.specifiers.line_quarters ?? 0)

/** Markets that are shown, in groups of one name: what is on offer or held, and of a match that is over what it came to. */
export const marketGroups = ({ markets, state }: Pick<EventView, 'markets' | 'state'>): MarketGroup[] => {
  const is_over = state === 'ended' || state === 'cancelled'
  const isShown = ({ state: market_state, outcomes }: Market): boolean =>
    is_over
      ? market_state === 'settled'
      : // A market may be open with no outcome whose chance has a price.
        (market_state === 'open' || market_state === 'suspended') && outcomes.some(({ odds, settlement }) => odds !== null || settlement)
  const shown = markets.filter(isShown)
  const groups = Map.groupBy(
    shown,
    ({ type, specifiers }) => `${type} ${specifiers.count ?? ''} ${type === 'exact-total' ? '' : (specifiers.number ?? '')}`,
  )
  return [...groups].flatMap(([key, own]) => {
    const [first] = own
    return first ? [{ key, tab: tabOf(first), markets: own.toSorted(byLine) }] : []
  })
}

/** So many lines of a group are in sight; a group of a few more is shown whole. */
const main_lines = 5
const folded_from = 8

/** How far the two prices of a line are from each other; a line with one price is behind all others. */
const unevenness = ({ outcomes }: Market): number => {
  const [one, other] = outcomes.flatMap(({ odds }) => (odds === null ? [] : [odds]))
  return one === undefined || other === undefined ? Number.POSITIVE_INFINITY : Math.abs(Math.log(one / other))
}

const evenest = (markets: readonly Market[]): number => {
  const uneven = markets.map(unevenness)
  const least = Math.min(...uneven)
  return Number.isFinite(least) ? uneven.indexOf(least) : Math.floor(markets.length / 2)
}

/**
 * The lines of a group that are in sight first: the most even one and those beside it. `kept` are those that were shown: they stay while the
 * most even one is among them, so that no price moves away under a finger.
 */
export const mainLines = (markets: readonly Market[], kept: readonly number[] = []): readonly number[] => {
  if (markets.length < folded_from) return markets.map(({ id }) => id)
  const middle = evenest(markets)
  const still = markets.flatMap(({ id }) => (kept.includes(id) ? [id] : []))
  if (still.length === main_lines && still.includes(markets[middle]?.id ?? 0)) return still
  const from = Math.min(Math.max(0, middle - Math.floor(main_lines / 2)), markets.length - main_lines)
  return markets.slice(from, from + main_lines).map(({ id }) => id)
}
