import { measureDelivery } from './delivery.ts'
import { measureFanOut } from './fan-out.ts'
import type { Figure } from './house.ts'

/** Budgets 9 and 10: fan-out against `ws.send`, then delivery, memory and connects through the hub's own process. */
export const run = async (): Promise<readonly Figure[]> => [
  ...(await measureFanOut(1_000)),
  ...(await measureFanOut(5_000)),
  ...(await measureDelivery(5_000)),
  ...(await measureDelivery(10_000)),
]

if (import.meta.main) {
  for (const { what, measured, baseline, ratio, budget, holds } of await run()) {
    console.log(
      [what, measured, baseline, ratio && `ratio ${ratio}`, `budget ${budget}`, holds ? 'holds' : 'MISSED'].filter(Boolean).join(' | '),
    )
  }
  process.exit(0)
}
