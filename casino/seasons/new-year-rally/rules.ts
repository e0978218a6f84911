/** Rows of the table that come with the rally: places 1 to 30. */
export const shown_rows = 30
/** Rows that the call of the table gives unless asked for others (CN-012): places 31 to 100. */
export const leaderboard_limit = 70
export const leaderboard_offset = 30
/** Places of the table in all. */
export const most_places = 100

/** Kilometres of a round before any deposit: with these alone one comes to the finish too. */
export const base_speed = 1

/** Ticket of the final draw, as the ledger counts it between the checkpoint that gives it and the draw that takes it. */
export const ticket_asset = 'rally-tickets'

export const rewardStatuses = ['locked', 'available', 'received', 'given-out', 'missed'] as const
export type RewardStatus = (typeof rewardStatuses)[number]

interface Checkpoint {
  readonly is_passed: boolean
  readonly is_given: boolean
  /** How many rewards are left; null where nobody asks. */
  readonly left: number | null
  /** Rewards can still be taken. */
  readonly is_open: boolean
}

/** SA-006: a checkpoint's reward waits for its player once it is passed, and is received once. */
export const statusOf = ({ is_passed, is_given, left, is_open }: Checkpoint): RewardStatus => {
  if (is_given) return 'received'
  if (left === 0) return 'given-out'
  if (!is_open) return 'missed'
  return is_passed ? 'available' : 'locked'
}
