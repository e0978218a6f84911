import type { GameCard } from '../contract.ts'

/** State of a list of games with "load more". */
export interface ShownList {
  /** Key of the list; answers for another key are dropped. */
  readonly key: string
  readonly games: readonly GameCard[]
  readonly total: number
  /** `waiting`: the first page is loading. `loading`: a further page is loading. */
  readonly phase: 'waiting' | 'shown' | 'loading' | 'failed'
}

export type ListEvent =
  | { readonly type: 'asked'; readonly key: string; readonly offset: number }
  | {
      readonly type: 'came'
      readonly key: string
      readonly offset: number
      readonly page: { readonly games: readonly GameCard[]; readonly total: number }
    }
  | { readonly type: 'failed'; readonly key: string }

export const nothingYet: ShownList = { key: '', games: [], total: 0, phase: 'waiting' }

/** Adds a page at its offset. A game that has moved to this page in the meantime is not shown twice. */
const joined = (before: readonly GameCard[], page: readonly GameCard[]): GameCard[] => {
  const known = new Set(before.map((game) => game.id))
  return [...before, ...page.filter((game) => !known.has(game.id))]
}

export const listReducer = (list: ShownList, event: ListEvent): ShownList => {
  if (event.type === 'asked')
    return event.offset === 0 ? { ...nothingYet, key: event.key } : { ...list, phase: list.key === event.key ? 'loading' : list.phase }
  if (event.type === 'came' && event.offset === 0)
    return { key: event.key, games: event.page.games, total: event.page.total, phase: 'shown' }
  if (event.key !== list.key) return list
  if (event.type === 'failed') return { ...list, phase: 'failed' }
  // An empty page ends the list, whatever total an earlier page told, so that "load more" disappears.
  const games = joined(list.games, event.page.games)
  return { ...list, games, total: event.page.games.length === 0 ? games.length : event.page.total, phase: 'shown' }
}
