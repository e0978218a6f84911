import type { GameCard } from './contract.ts'

/** The browsers of games that the site has, by id, and which games each of them holds. */
const browsers: Readonly<Record<string, (game: Pick<GameCard, 'kind'>) => boolean>> = {
  all: () => true,
  slots: (game) => game.kind === 'slot',
  tables: (game) => game.kind === 'table',
  instant: (game) => game.kind === 'instant',
}

export type BrowserTest = (game: Pick<GameCard, 'kind'>) => boolean

/** The test that a browser puts its games to, or undefined when there is no such browser. */
export const browserOf = (id: string): BrowserTest | undefined => (Object.hasOwn(browsers, id) ? browsers[id] : undefined)
