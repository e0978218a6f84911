import { lineOf, type Figure } from '../figures.ts'
import { measureLargeBoard } from './large-board.ts'
import { measureMovedTable } from './moved-table.ts'
import { measureRank } from './rank.ts'

/** Budgets 13 and 16: in-memory ranking, a large board rebuilt and closed, and the time from a round to the updated leaderboard. */
export const run = async (): Promise<readonly Figure[]> => [
  ...measureRank(),
  ...(await measureLargeBoard()),
  await measureMovedTable(500, 10),
  await measureMovedTable(2_000, 10),
]

if (import.meta.main) {
  for (const figure of await run()) console.log(lineOf(figure))
  process.exit(0)
}
