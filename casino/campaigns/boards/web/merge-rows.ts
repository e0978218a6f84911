import type { BoardUser } from '../contract.ts'
import { rows_limit } from '../rules.ts'

/**
 * Merges changed rows into the visible leaderboard (RTM-046). Places are recomputed from the order; the whole leaderboard, which
 * follows within a second, corrects what depends on other rows.
 */
export const mergeRows = (winners: readonly BoardUser[], rows: readonly BoardUser[]): BoardUser[] => {
  const moved = new Map(rows.map((row) => [row.profile.login, row]))
  const kept = winners.filter(({ profile }) => !moved.has(profile.login))
  const arrived = rows.filter(({ place }) => place !== null).toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
  const merged = [...kept]
  for (const row of arrived) {
    // Of equal rows the earlier one stays above.
    const index = merged.findIndex(({ points }) => points < row.points)
    if (index === -1) merged.push(row)
    else merged.splice(index, 0, row)
  }
  return merged.slice(0, rows_limit).map((row, index) => ({ ...row, place: index + 1 }))
}
