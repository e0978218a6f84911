import { useCallback, useEffect } from 'react'
import { notify } from '#kernel/web/notices/notices.ts'
import { isNewestState, usePublishedState } from '#kernel/web/state/realtime.ts'
import { createQueryState, type QueryState } from '#kernel/web/state/queries.ts'
import type { BoardEvent, BoardMessageData, BoardView, PastBoard } from '../contract.ts'
import { mergeRows } from './merge-rows.ts'

type Answer<T> = { readonly success: true; readonly data: T } | { readonly success: false; readonly message: string }

/** The endpoints of a page's boards; each kind of contest has its own. */
export interface BoardCalls {
  /** Kind of its boards in messages: `race`. */
  readonly kind: string
  /** Loads the board that the page shows; null if there is none. */
  readonly read: () => Promise<Answer<BoardView | null>>
  /** Null if players cannot join with a button. */
  readonly join: ((id: number, team: number | null) => Promise<Answer<{ readonly isSubscribed: boolean }>>) | null
  readonly leave?: (id: number) => Promise<Answer<{ readonly isSubscribed: boolean }>>
  readonly increaseAttempt?: (id: number) => Promise<Answer<unknown>>
  readonly past?: (limit: number, offset: number) => Promise<Answer<PastBoard[]> & { readonly hasMore?: boolean }>
}

interface LiveBoard {
  readonly board: BoardView | null
  /** Difference between server time and this device's clock, in milliseconds. */
  readonly skew_ms: number
}

export interface PastBoards {
  readonly boards: readonly PastBoard[]
  readonly has_more: boolean
}

/** A page that shows boards: its query state and its endpoints. */
export interface BoardPlace {
  readonly name: string
  readonly calls: BoardCalls
  readonly live: QueryState<LiveBoard>
  /** Closed boards, once more were loaded than those in the page's data. */
  readonly past: QueryState<PastBoards>
}

/** Props of parts of a board's page: the board, the clock difference, and its place. */
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

/** Places by name, and how many mounted components show each. Their data are stored among the queries. */
const places = new Map<string, KnownPlace>()
const followers = new Map<string, number>()

const liveOf = (name: string): QueryState<LiveBoard> => createQueryState<LiveBoard>(`board-${name}`)

/** Called once by each page's slice, at module level. */
export const createBoardPlace = (name: string, calls: BoardCalls): BoardPlace => {
  const place = { name, calls, live: liveOf(name), past: createQueryState<PastBoards>(`past-${name}`) }
  places.set(name, { kind: calls.kind, refresh: () => void refreshBoard(place), refreshPast: () => void refreshPast(place) })
  return place
}

/** Places of a kind that a mounted component shows. */
export const followedPlaces = (kind: string): KnownPlace[] =>
  [...places].flatMap(([name, place]) => (place.kind === kind && (followers.get(name) ?? 0) > 0 ? [place] : []))

/** Marks the place as shown until the returned function is called. */
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

const readBoard = async (place: BoardPlace): Promise<void> => {
  const answer = await place.calls.read()
  if (answer.success) keep(place, answer.data)
}

/** Readings of places that are under way, and the one that follows each for whoever asked meanwhile. */
const readings = new Map<string, { readonly done: Promise<void>; next?: Promise<void> }>()

const beginReading = (place: BoardPlace): Promise<void> => {
  const done = readBoard(place)
  const reading: { readonly done: Promise<void>; next?: Promise<void> } = { done }
  readings.set(place.name, reading)
  const end = (): void => {
    if (!reading.next && readings.get(place.name) === reading) readings.delete(place.name)
  }
  done.then(end, end)
  return done
}

/**
 * Reloads the board: after a guest's cached page, after a start or an end, and whenever messages may have been missed. Readings of a
 * place never overlap, so that an answer from before a stage began cannot arrive after the one that has it.
 */
export const refreshBoard = (place: BoardPlace): Promise<void> => {
  const current = readings.get(place.name)
  if (!current) return beginReading(place)
  const begin = (): Promise<void> => beginReading(place)
  current.next ??= current.done.then(begin, begin)
  return current.next
}

const history_limit = 5

/** Reloads the newest closed boards, after one was closed. */
export const refreshPast = async ({ calls, past }: BoardPlace): Promise<void> => {
  const answer = await calls.past?.(history_limit, 0)
  if (answer?.success) past.set({ boards: answer.data, has_more: answer.hasMore ?? false })
}

/** Loads the next page of closed boards, or says why it could not. */
export const morePast = async ({ calls, past }: BoardPlace, known: readonly PastBoard[]): Promise<void> => {
  const answer = await calls.past?.(history_limit, known.length)
  if (answer?.success) past.set({ boards: [...known, ...answer.data], has_more: answer.hasMore ?? false })
  else if (answer) notify({ tone: 'negative', title: answer.message })
}

const patch = (kind: string, id: number, change: (board: BoardView) => Partial<BoardView>): void => {
  for (const [name, place] of places)
    if (place.kind === kind)
      liveOf(name).set((known) => (known?.board?.id === id ? { ...known, board: { ...known.board, ...change(known.board) } } : known))
}

export const takePositions = ({ kind, id, winners, playersCount }: BoardMessageData<'positions'>): void =>
  patch(kind, id, () => ({ winners, playersCount }))

/** Messages on the player's own channel bring their row and attempts, those on the board's channel the visible rows. */
export const takeRows = ({ kind, id, rows, outplayAttempts, isSubscribed, isOut }: BoardMessageData<'bet'>): void =>
  patch(kind, id, ({ winners }) =>
    outplayAttempts
      ? { playerData: rows[0] ?? null, outplayAttempts, isSubscribed: isSubscribed ?? true, isOut: isOut ?? false }
      : { winners: mergeRows(winners, rows) },
  )

export type BoardMessage = { readonly [E in BoardEvent]: { readonly event: E; readonly data: BoardMessageData<E> } }[BoardEvent]

/** The whole is read with the stage that is in play, so its own channel asks for no second reading. */
const readWithStage = async (): Promise<void> => undefined

/**
 * A page's live board: initially the given one (rendered by the server), then updated by reloads and messages. Follows the board's
 * channel while mounted.
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
  // A guest's page may be minutes old, so the board is reloaded when its channel is subscribed.
  usePublishedState(board ? `${board.kind}:${board.id}` : null, refresh)
  // That another stage counts is told on the channel of the table that the stages feed (RA-005b, RTM-048).
  usePublishedState(board?.stage ? `${board.kind}:${board.stage.wholeId}` : null, readWithStage)
  return { board, skew_ms: live?.skew_ms ?? 0 }
}
