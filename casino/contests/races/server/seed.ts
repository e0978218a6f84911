import type { House } from '#kernel/house.ts'
import { demoSeries } from './demo-series.ts'
import { keepRunning } from './keep-running.ts'
import { writeSeries } from './series-store.ts'

/** A series that never ends, and its first race. */
export const seed = async (house: House): Promise<void> => {
  await writeSeries(house.db, demoSeries)
  await keepRunning(house)
}
