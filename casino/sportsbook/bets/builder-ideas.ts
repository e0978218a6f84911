import type { Market } from '#casino/sportsbook/catalogue/contract.ts'

/** One selection of an idea. */
export interface Idea {
  readonly market: Market
  readonly outcome: string
  readonly odds: number
}

const priced = (market: Market | undefined, outcome: string): Idea[] => {
  const odds = market?.outcomes.find((one) => one.outcome === outcome)?.odds ?? null
  return market && odds !== null ? [{ market, outcome, odds }] : []
}

const gap = ({ outcomes }: Market): number => Math.abs((outcomes[0]?.odds ?? 0) - (outcomes[1]?.odds ?? 0))

/**
 * Suggested bet-builder combinations of a match: favourite, total goals, both teams to score. Of the total lines it takes the most
 * even one that cannot end in a push.
 */
export const builderIdeas = (markets: readonly Market[]): Idea[][] => {
  const open = markets.filter(({ state }) => state === 'open')
  const of = (type: string, count: string): Market[] => open.filter((market) => market.type === type && market.specifiers.count === count)
  const [result] = of('result', 'regular')
  const [home, away] = [priced(result, 'home'), priced(result, 'away')]
  const favourite = (home[0]?.odds ?? Infinity) <= (away[0]?.odds ?? Infinity) ? home : away
  const ahead = priced(of('result', 'half:1')[0], favourite[0]?.outcome ?? '')
  const [total] = of('total', 'regular')
    .filter(({ specifiers: { line_quarters = 0 } }) => Math.abs(line_quarters % 4) === 2)
    .toSorted((one, other) => gap(one) - gap(other))
  const over = priced(total, 'over')
  const both = priced(of('both-score', 'regular')[0], 'yes')
  const whole = (...parts: readonly Idea[][]): Idea[][] => (parts.every(({ length }) => length === 1) ? [parts.flat()] : [])
  return [...whole(favourite, over), ...whole(favourite, both), ...whole(ahead, favourite, over), ...whole(favourite, over, both)]
}
