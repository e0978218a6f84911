import type { GameCard } from './contract.ts'
import { browserIds, type BrowserId } from './limits.ts'

export type BrowserTest = (game: Pick<GameCard, 'kind'>) => boolean

/** The site's lists of games by id, each with the test for its games. */
const browsers = {
  all: () => true,
  slots: (game) => game.kind === 'slot',
  tables: (game) => game.kind === 'table',
  instant: (game) => game.kind === 'instant',
} as const satisfies Readonly<Record<BrowserId, BrowserTest>>

/** The test of a list, or undefined when there is no such list. */
export const browserOf = (id: string): BrowserTest | undefined => {
  const known = browserIds.find((one) => one === id)
  return known && browsers[known]
}
