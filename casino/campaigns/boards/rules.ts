/** Number of rows shown with a board. */
export const rows_limit = 10
/** Rows of a leaderboard per response unless asked for more, where its contest has no default of its own (CN-006, A-039). */
export const leaderboard_limit = 100
/** Maximum rows of a leaderboard per response: a tournament's list shows places up to this one (TO-003, CN-017). */
export const most_rows = 500
/** Minimum time between publications of the whole leaderboard; changed rows are published sooner. */
export const positions_every_ms = 1_000
/** How long after its end a board waits for rounds that are still being settled. */
export const settle_after_ms = 5_000
/** Rows above and below the player's own (TO-010). */
export const neighbours = 2

const day_ms = 86_400_000

export type BoardState = 'soon' | 'active' | 'closed'

export interface Window {
  readonly starts_at: Date
  readonly ends_at: Date
}

/** TO-001: the state depends on the dates only. A round at exactly the end is late. */
export const boardState = ({ starts_at, ends_at }: Window, now: Date): BoardState => {
  // As numbers: each step of each round asks, and two dates compare ten times slower.
  const now_ms = now.getTime()
  if (now_ms < starts_at.getTime()) return 'soon'
  return now_ms < ends_at.getTime() ? 'active' : 'closed'
}

/** A window that may have been closed, by an operator also before its end. */
interface ClosableWindow extends Window {
  readonly closed_at: Date | null
}

/** What is shown of a board: one that was closed before its end does not run any more. */
export const shownState = (board: ClosableWindow, now: Date): BoardState => (board.closed_at === null ? boardState(board, now) : 'closed')

/** When it was over: at its end, or when it was closed before that. */
export const shownEnd = ({ ends_at, closed_at }: ClosableWindow): Date => (closed_at !== null && closed_at < ends_at ? closed_at : ends_at)

/** TO-002: starts in less than a day. */
export const isStartingSoon = (window: Window, now: Date): boolean =>
  boardState(window, now) === 'soon' && window.starts_at.getTime() - now.getTime() < day_ms

/** Whether a round was played while the board was active; its own time counts, whenever it is processed. */
export const isWithin = (window: Window, at: Date): boolean => boardState(window, at) === 'active'

/**
 * Whether who is out stays out to the end: from the start of the contest on. Who could come back would be out for those alone whose bad
 * result they see coming (a live table, a bet, a game in steps).
 */
export const isLeavingFinal = ({ contest_starts_at }: { readonly contest_starts_at: Date }, now: Date): boolean => contest_starts_at <= now

/** How long notices are shown, by kind: of races (RA-006, CN-034), of tournaments (TO-012, CN-035). */
export const notice_ms = { race: 10_000, tournament: 15_000 } as const
