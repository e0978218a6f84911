import { lineOf, type Figure } from '../figures.ts'
import { measureMovedTable } from './moved-table.ts'
import { measureRank } from './rank.ts'

/** Budgets 13 and 16: in-memory ranking, and the time from a round to the updated leaderboard. */
export const run = async (): Promise<readonly Figure[]> => [
  ...measureRank(),
  await measureMovedTable(500, 10),
  await measureMovedTable(2_000, 10),
]

if (import.meta.main) {
  for (const figure of await run()) console.log(lineOf(figure))
  process.exit(0)
}
