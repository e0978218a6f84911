import { measureDelivery } from './delivery.ts'
import { measureFanOut } from './fan-out.ts'
import { lineOf, type Figure } from '../figures.ts'

/** Budgets 9 and 10: fan-out compared with `ws.send`, then delivery, memory and connection cost through the hub's process. */
export const run = async (): Promise<readonly Figure[]> => [
  ...(await measureFanOut(1_000)),
  ...(await measureFanOut(5_000)),
  ...(await measureDelivery(5_000)),
  ...(await measureDelivery(10_000)),
]

if (import.meta.main) {
  for (const figure of await run()) console.log(lineOf(figure))
  process.exit(0)
}
