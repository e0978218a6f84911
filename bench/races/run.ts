import { lineOf, type Figure } from '../figures.ts'
import { measureCampaignCost } from './campaign-cost.ts'
import { measureLargeBoard } from './large-board.ts'
import { measureMovedTable } from './moved-table.ts'
import { measureRank } from './rank.ts'

/** Budgets 13, 16 and 20: in-memory ranking, a large board rebuilt and closed, from a round to the updated leaderboard, a hundred campaigns. */
export const run = async (): Promise<readonly Figure[]> => [
  ...measureRank(),
  ...(await measureLargeBoard()),
  await measureMovedTable(500, 10),
  await measureMovedTable(2_000, 10),
  ...(await measureCampaignCost()),
]

if (import.meta.main) {
  for (const figure of await run()) console.log(lineOf(figure))
  process.exit(0)
}
