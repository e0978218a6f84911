import type { GameCard } from './contract.ts'
import { browserIds, type BrowserId } from './limits.ts'

export type BrowserTest = (game: Pick<GameCard, 'kind'>) => boolean

/** The browsers of games that the site has, by id, and which games each of them holds. */
const browsers = {
  all: () => true,
  slots: (game) => game.kind === 'slot',
  tables: (game) => game.kind === 'table',
  instant: (game) => game.kind === 'instant',
} as const satisfies Readonly<Record<BrowserId, BrowserTest>>

/** The test that a browser puts its games to, or undefined when there is no such browser. */
export const browserOf = (id: string): BrowserTest | undefined => {
  const known = browserIds.find((one) => one === id)
  return known && browsers[known]
}
