import { openHouse } from '#apps/server/open-house.ts'
import { stopSignal } from '#apps/server/stop-signal.ts'
import { publishBooks } from '#casino/money/liabilities/server/publish-books.ts'
import { newestBooks } from '#casino/money/liabilities/server/store.ts'

/**
 * The nightly publication of what the house owes its players, now. A day has one book, so that a journey which is tried again publishes that
 * of the day after.
 */
const { house, close } = await openHouse(process.env, stopSignal(), { works: false })
try {
  const [last] = await newestBooks(house.db, 1)
  const at = last ? new Date(last.at.getTime() + 86_400_000) : house.clock.now()
  await publishBooks({ ...house, clock: { ...house.clock, now: () => at } })
} finally {
  await close()
}
