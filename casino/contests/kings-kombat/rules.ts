/** Rows of a team's leaderboard (CN-007). */
export const leaderboard_limit = 10
