import { Gauge } from 'prom-client'
import type { House } from '#kernel/house.ts'

interface Waiting {
  readonly name: string
  /** `due`: its moment has come; `later`: it has not; `failed`: it is tried again after a pause. */
  readonly state: 'due' | 'later' | 'failed'
  readonly count: number
}

const waiting = `
  select name, case when state = 'retry' then 'failed' when start_after <= now() then 'due' else 'later' end as state, count(*)::int as count
    from jobs.job where state in ('created', 'retry') group by 1, 2`

/** How many jobs of each kind wait, for /metrics: a number of due ones that only grows is work that nobody keeps up with. */
export const showWaitingJobs = (
  house: House,
  names: readonly string[],
  execute: (text: string) => Promise<{ readonly rows: readonly unknown[] }>,
): void => {
  const collect = async function (this: Gauge<'job' | 'state'>): Promise<void> {
    // The other figures are told even where the database says nothing.
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
