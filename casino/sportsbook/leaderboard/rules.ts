/** SP-012. */
export const leaderboard_limit = 100
export const most_rows = 100

const day_ms = 86_400_000
/** 1 January 1970 was a Thursday. */
const monday_ms = 4 * day_ms

/** The Monday of a moment, both as a clock shows them: milliseconds since 1970. */
export const mondayOf_ms = (shown_ms: number): number => monday_ms + Math.floor((shown_ms - monday_ms) / (7 * day_ms)) * 7 * day_ms

export const week_ms = 7 * day_ms

/** Beyond this a table has no room, and luck no meaning. */
const most_coefficient = 1_000_000_000

/** What a bet paid for each unit of its stake, in thousandths, cut: the size of the stake says nothing. */
export const coefficientOf = (paid_minor: number, stake_minor: number): number =>
  stake_minor <= 0 ? 0 : Math.min(most_coefficient, Number((BigInt(paid_minor) * 1000n) / BigInt(stake_minor)))
