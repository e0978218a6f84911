import type { Market } from '#casino/sportsbook/catalogue/contract.ts'

/** An open market of one line of goals, as a page gets it. */
export const shownMarket = (id: number, change: Partial<Market> = {}): Market => ({
  id,
  key: `total:${id}`,
  type: 'total',
  specifiers: { count: 'regular', line_quarters: id },
  state: 'open',
  version: 1,
  outcomes: [
    { outcome: 'over', odds: 1900 },
    { outcome: 'under', odds: 1900 },
  ],
  ...change,
})
