import { useCallback, useEffect } from 'react'
import { isNewestState, usePublishedState } from '#kernel/web/state/realtime.ts'
import { createQueryState, type QueryState } from '#kernel/web/state/queries.ts'
import type { BoardEvent, BoardMessageData, BoardView, PastBoard } from '../contract.ts'
import { mergeRows } from './merge-rows.ts'

type Answer<T> = { readonly success: true; readonly data: T } | { readonly success: false; readonly message: string }

/** What a page's boards are asked by: each kind of contest has calls of its own. */
export interface BoardCalls {
  /** As messages name its boards: `race`. */
  readonly kind: string
  /** The board that the page shows now; null when there is none. */
  readonly read: () => Promise<Answer<BoardView | null>>
  /** Null where nobody gets in by a button. */
  readonly join: ((id: number, team: number | null) => Promise<Answer<{ readonly isSubscribed: boolean }>>) | null
  readonly leave?: (id: number) => Promise<Answer<{ readonly isSubscribed: boolean }>>
  readonly increaseAttempt?: (id: number) => Promise<Answer<unknown>>
  readonly past?: (limit: number, offset: number) => Promise<Answer<PastBoard[]> & { readonly hasMore?: boolean }>
}

interface LiveBoard {
  readonly board: BoardView | null
  /** How much the house's clock is ahead of this device's. */
  readonly skew_ms: number
}

export interface PastBoards {
  readonly boards: readonly PastBoard[]
  readonly has_more: boolean
}

/** A page that shows boards: what it knows of them, and how it asks. */
export interface BoardPlace {
  readonly name: string
  readonly calls: BoardCalls
  readonly live: QueryState<LiveBoard>
  /** Boards that are over, once this browser read any beyond those of the page. */
  readonly past: QueryState<PastBoards>
}

/** What a part of a board's page takes: the board, how much the house's clock is ahead of this device's, and where it is shown. */
export interface LiveBoardProps {
  readonly board: BoardView
  readonly skew_ms: number
  readonly place: BoardPlace
}

interface KnownPlace {
  readonly kind: string
  readonly refresh: () => void
  readonly refreshPast: () => void
}

/** Places by their names, and how many parts of pages in sight show each. What they show stands among the queries. */
const places = new Map<string, KnownPlace>()
const followers = new Map<string, number>()

const liveOf = (name: string): QueryState<LiveBoard> => createQueryState<LiveBoard>(`board-${name}`)

/** Made once by each page's slice, at module level. */
export const createBoardPlace = (name: string, calls: BoardCalls): BoardPlace => {
  const place = { name, calls, live: liveOf(name), past: createQueryState<PastBoards>(`past-${name}`) }
  places.set(name, { kind: calls.kind, refresh: () => void refreshBoard(place), refreshPast: () => void refreshPast(place) })
  return place
}

/** Places of a kind that something in sight shows. */
export const followedPlaces = (kind: string): KnownPlace[] =>
  [...places].flatMap(([name, place]) => (place.kind === kind && (followers.get(name) ?? 0) > 0 ? [place] : []))

/** Something in sight shows the place, until what is given back is called. */
export const followPlace = ({ name }: Pick<BoardPlace, 'name'>): (() => void) => {
  let is_following = true
  followers.set(name, (followers.get(name) ?? 0) + 1)
  return () => {
    if (is_following) followers.set(name, (followers.get(name) ?? 1) - 1)
    is_following = false
  }
}

const keep = ({ live }: BoardPlace, board: BoardView | null): void => {
  if (board && !isNewestState({ of: `campaigns/boards:${board.id}`, revision: board.revision })) return
  live.set({ board, skew_ms: board ? new Date(board.now).getTime() - Date.now() : 0 })
}

/** Reads the board anew: after a guest's cached page, after a start or an end, and whenever messages may have been missed. */
export const refreshBoard = async (place: BoardPlace): Promise<void> => {
  const answer = await place.calls.read()
  if (answer.success) keep(place, answer.data)
}

const history_limit = 5

/** The newest boards that are over, after one has been closed. */
export const refreshPast = async ({ calls, past }: BoardPlace): Promise<void> => {
  const answer = await calls.past?.(history_limit, 0)
  if (answer?.success) past.set({ boards: answer.data, has_more: answer.hasMore ?? false })
}

/** The next page of them; false when it could not be had. */
export const morePast = async ({ calls, past }: BoardPlace, known: readonly PastBoard[]): Promise<boolean> => {
  const answer = await calls.past?.(history_limit, known.length)
  if (answer?.success) past.set({ boards: [...known, ...answer.data], has_more: answer.hasMore ?? false })
  return answer?.success ?? false
}

const patch = (kind: string, id: number, change: (board: BoardView) => Partial<BoardView>): void => {
  for (const [name, place] of places)
    if (place.kind === kind)
      liveOf(name).set((known) => (known?.board?.id === id ? { ...known, board: { ...known.board, ...change(known.board) } } : known))
}

export const takePositions = ({ kind, id, winners, playersCount }: BoardMessageData<'positions'>): void =>
  patch(kind, id, () => ({ winners, playersCount }))

/** The player's own channel brings their row and attempts, the board's channel rows in sight. */
export const takeRows = ({ kind, id, rows, outplayAttempts, isSubscribed }: BoardMessageData<'bet'>): void =>
  patch(kind, id, ({ winners }) =>
    outplayAttempts
      ? { playerData: rows[0] ?? null, outplayAttempts, isSubscribed: isSubscribed ?? true }
      : { winners: mergeRows(winners, rows) },
  )

export type BoardMessage = { readonly [E in BoardEvent]: { readonly event: E; readonly data: BoardMessageData<E> } }[BoardEvent]

/**
 * The board of a page, kept live: the given one at first (what the server rendered), then what was read and what messages
 * moved. Follows the board's channel while the component is there.
 */
export const useLiveBoard = (
  place: BoardPlace,
  given: BoardView | null,
): { readonly board: BoardView | null; readonly skew_ms: number } => {
  const live = place.live.use()
  useEffect(() => {
    const unfollow = followPlace(place)
    if (!given) void refreshBoard(place)
    else if (place.live.get()?.board?.id !== given.id) keep(place, given)
    return unfollow
  }, [place, given])
  const board = live ? live.board : given
  const refresh = useCallback(() => refreshBoard(place), [place])
  // A guest's page may be minutes old: the board is read anew when its channel begins.
  usePublishedState(board ? `${board.kind}:${board.id}` : null, refresh)
  return { board, skew_ms: live?.skew_ms ?? 0 }
}
