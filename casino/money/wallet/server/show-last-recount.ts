import { Gauge } from 'prom-client'
import type { House } from '#kernel/house.ts'
import { readLastRecount } from './recount-store.ts'

/**
 * Exports when the last recount ended to /metrics. A recount that fails night after night says nothing of itself; the same moment is
 * seen from every process, whichever counted.
 */
export const showLastRecount = (house: House): void => {
  const collect = async function (this: Gauge): Promise<void> {
    // The other metrics are still exported if the database does not respond; the moment stays what it was.
    const at = await readLastRecount(house.db).catch(() => undefined)
    if (at !== undefined) this.set((at?.getTime() ?? 0) / 1_000)
  }
  new Gauge({
    name: 'openhouse_wallet_recounted_timestamp_seconds',
    help: 'When the last recount of every entry ended, in Unix time; 0 if none has.',
    registers: [house.metrics.registry],
    collect,
  })
}
