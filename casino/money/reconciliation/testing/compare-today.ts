import type { TestHouse } from '#apps/testing/test-house.ts'
import { dayBefore, reconcile } from '../server/reconcile.ts'
import { openDifferences } from '../server/store.ts'

/** Compares the day of the test's clock with every provider's report, and gives what differs: how, with whom, which order. */
export const compareToday = async ({ house, clock }: TestHouse): Promise<readonly (readonly [string, string, string])[]> => {
  await reconcile(house, dayBefore(new Date(clock.now().getTime() + 86_400_000)))
  const differences = await openDifferences(house.db, 50)
  return differences.map(({ what, provider, order_number }) => [what, provider, order_number] as const)
}
