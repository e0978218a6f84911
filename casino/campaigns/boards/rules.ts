/** Rows shown with a board. */
export const rows_limit = 10
/** Rows of the whole table in one answer: the list of a tournament shows places up to this one (TO-003, CN-017). */
export const most_rows = 500
/** The table as a whole is published at most so often; rows that moved follow at once. */
export const positions_every_ms = 1_000
/** How long after its end a board waits for rounds whose settlement is still on its way. */
export const settle_after_ms = 5_000
/** Rows above and below the player's own (TO-010). */
export const neighbours = 2

const day_ms = 86_400_000

export type BoardState = 'soon' | 'active' | 'closed'

export interface Window {
  readonly starts_at: Date
  readonly ends_at: Date
}

/** TO-001: the state follows from the dates alone. A round at the very moment of the end is late. */
export const boardState = ({ starts_at, ends_at }: Window, now: Date): BoardState => {
  if (now < starts_at) return 'soon'
  return now < ends_at ? 'active' : 'closed'
}

/** TO-002: soon, and less than a day away. */
export const isStartingSoon = (window: Window, now: Date): boolean =>
  boardState(window, now) === 'soon' && window.starts_at.getTime() - now.getTime() < day_ms

/** Did a round happen while the board ran? Its own time decides, whenever it is read. */
export const isWithin = (window: Window, at: Date): boolean => boardState(window, at) === 'active'

/** How long notices stay, by kind: of races (RA-006, CN-034), of tournaments (TO-012, CN-035). */
export const notice_ms = { race: 10_000, tournament: 15_000 } as const
