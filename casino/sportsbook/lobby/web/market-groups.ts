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
  const shown = markets.filter((market) => (is_over ? market.state === 'settled' : market.state === 'open' || market.state === 'suspended'))
  const groups = Map.groupBy(
    shown,
    ({ type, specifiers }) => `${type} ${specifiers.count ?? ''} ${type === 'exact-total' ? '' : (specifiers.number ?? '')}`,
  )
  return [...groups].flatMap(([key, own]) => {
    const [first] = own
    return first ? [{ key, tab: tabOf(first), markets: own.toSorted(byLine) }] : []
  })
}
