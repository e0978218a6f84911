import { Gauge } from 'prom-client'
import type { House } from '#kernel/house.ts'

interface Waiting {
  readonly name: string
  /** `due`: should run now; `later`: scheduled; `failed`: waiting for a retry. */
  readonly state: 'due' | 'later' | 'failed'
  readonly count: number
}

const waiting = `
  select name, case when state = 'retry' then 'failed' when start_after <= now() then 'due' else 'later' end as state, count(*)::int as count
    from jobs.job where state in ('created', 'retry') group by 1, 2`

/** Exports the number of waiting jobs of each kind to /metrics: if due jobs keep growing, the workers are too slow. */
export const showWaitingJobs = (
  house: House,
  names: readonly string[],
  execute: (text: string) => Promise<{ readonly rows: readonly unknown[] }>,
): void => {
  const collect = async function (this: Gauge<'job' | 'state'>): Promise<void> {
    // The other metrics are still exported if the database does not respond.
    const rows = await execute(waiting).then(
      (found) => found.rows as readonly Waiting[],
      () => null,
    )
    this.reset()
    if (rows === null) return
    for (const job of names) this.set({ job, state: 'due' }, 0)
    for (const { name, state, count } of rows) if (names.includes(name)) this.set({ job: name, state }, count)
  }
  new Gauge({
    name: 'openhouse_jobs_waiting',
    help: 'Jobs that wait, by kind: due now, due later, or failed and tried again.',
    labelNames: ['job', 'state'] as const,
    registers: [house.metrics.registry],
    collect,
  })
}
