import { Gauge } from 'prom-client'
import type { House } from '#kernel/house.ts'
import { readAuditBreak } from './audit-break-store.ts'
import { readFreeze } from './freeze-store.ts'
import { readLastRecount } from './recount-store.ts'

const showFigure = (house: House, name: string, help: string, read: () => Promise<number>): void => {
  const collect = async function (this: Gauge): Promise<void> {
    // The other metrics are still exported if the database does not respond; the figure stays what it was.
    const figure = await read().catch(() => undefined)
    if (figure !== undefined) this.set(figure)
  }
  new Gauge({ name, help, registers: [house.metrics.registry], collect })
}

/**
 * Exports to /metrics what was written down of the books, so that every process shows the same, whichever counted: an hourly balance that
 * finds nothing lets no payout go, and an operator's recount is a process of its own.
 */
export const showBooks = (house: House): void => {
  showFigure(
    house,
    'openhouse_wallet_recounted_timestamp_seconds',
    'When the last recount of every entry ended, in Unix time; 0 if none has.',
    async () => ((await readLastRecount(house.db))?.getTime() ?? 0) / 1_000,
  )
  showFigure(house, 'openhouse_payouts_frozen', '1 while payouts are stopped because the books did not balance.', async () =>
    Number(await readFreeze(house.db)),
  )
  showFigure(house, 'openhouse_audit_broken', '1 if the audit log was not what had been written when it was last checked.', async () =>
    Number((await readAuditBreak(house.db)) !== null),
  )
}
