import type { BoardUser } from '../contract.ts'
import { rows_limit } from '../rules.ts'

/**
 * Puts rows that moved into the table in sight (RTM-046). Places are given anew from the order: a row that moved pushes the
 * others, and the whole table that follows within a second corrects what was out of sight.
 */
export const mergeRows = (winners: readonly BoardUser[], rows: readonly BoardUser[]): BoardUser[] => {
  const moved = new Map(rows.map((row) => [row.profile.login, row]))
  const kept = winners.filter(({ profile }) => !moved.has(profile.login))
  const arrived = rows.filter(({ place }) => place !== null).toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
  const merged = [...kept]
  for (const row of arrived) {
    // Among equals who was there earlier stays above.
    const index = merged.findIndex(({ points }) => points < row.points)
    if (index === -1) merged.push(row)
    else merged.splice(index, 0, row)
  }
  return merged.slice(0, rows_limit).map((row, index) => ({ ...row, place: index + 1 }))
}
