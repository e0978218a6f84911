import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { JobDeclaration, Jobs } from '#kernel/jobs/jobs.ts'
import { createJobs } from '#kernel/jobs/pg-boss-jobs.ts'

let t: TestHouse
let ran: unknown[]
let opened: Jobs[]
beforeEach(async () => {
  ran = []
  opened = []
  t = await createTestHouse({ only: [] })
})
afterEach(async () => {
  for (const jobs of opened) await jobs.stop()
  await t.close()
})

const count: JobDeclaration = { name: 'testing/jobs.count', run: async (data) => void ran.push(data) }

const open = async (declarations: readonly JobDeclaration[], options: { work: boolean }): Promise<Jobs> => {
  const jobs = createJobs(String(t.house.pool.options.connectionString), declarations, options)
  opened.push(jobs)
  await jobs.start(t.house)
  return jobs
}

const figures = async (job: string): Promise<string[]> =>
  (await t.house.metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(`openhouse_jobs_waiting{job="${job}"`))

test('a backlog of jobs is worked off faster than one a second, and is seen in the figures until then', { timeout: 60_000 }, async () => {
  const sender = await open([count], { work: false })
  for (let n = 0; n < 600; n++) await sender.send(count.name, { n })
  await sender.send(count.name, { n: 600 }, { start_after: new Date(Date.now() + 3_600_000) })
  expect(await figures(count.name)).toEqual([
    `openhouse_jobs_waiting{job="${count.name}",state="due"} 600`,
    `openhouse_jobs_waiting{job="${count.name}",state="later"} 1`,
  ])
  t.house.metrics.registry.removeSingleMetric('openhouse_jobs_waiting')
  await open([count], { work: true })
  await expect.poll(() => ran.length, { timeout: 20_000 }).toBe(600)
  await expect.poll(() => figures(count.name)).toContain(`openhouse_jobs_waiting{job="${count.name}",state="due"} 0`)
})

test('a process that only sends a job opens the queue for it, and the site runs the job', { timeout: 60_000 }, async () => {
  const sender = createJobs(String(t.house.pool.options.connectionString), [count], { work: false })
  opened.push(sender)
  await sender.send(count.name, { n: 1 })
  await sender.send(count.name, { n: 2 }, { key: 'one' })
  await sender.stop()
  await open([count], { work: true })
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }]))
})

test('what waited under the former name of a job is run under its new one, and the old queue is gone', { timeout: 60_000 }, async () => {
  const sender = await open([{ ...count, name: 'testing/before.count', cron: '0 0 1 1 *' }], { work: false })
  await sender.send('testing/before.count', { n: 1 })
  await sender.stop()
  t.house.metrics.registry.removeSingleMetric('openhouse_jobs_waiting')
  await open([{ ...count, formerly: 'testing/before.count' }], { work: true })
  await expect.poll(() => ran, { timeout: 10_000 }).toEqual([{ n: 1 }])
  const { rows } = await t.house.pool.query(`select name from jobs.queue where name = 'testing/before.count'`)
  expect(rows).toEqual([])
})

test('a run may take a quarter of an hour, or what its declaration says, also in a queue that was made before it said so', async () => {
  const limits = async (): Promise<unknown[]> =>
    (await t.house.pool.query(`select expire_seconds from jobs.queue where name = $1`, [count.name])).rows
  await (await open([count], { work: false })).stop()
  expect(await limits()).toEqual([{ expire_seconds: 900 }])
  t.house.metrics.registry.removeSingleMetric('openhouse_jobs_waiting')
  await open([{ ...count, expires_after_s: 7_200 }], { work: false })
  expect(await limits()).toEqual([{ expire_seconds: 7_200 }])
})

test('one of several jobs with a key runs, at the earliest of their moments', { timeout: 60_000 }, async () => {
  const sender = await open([count], { work: false })
  const later = new Date(Date.now() + 3_600_000)
  for (let n = 0; n < 20; n++) await sender.send(count.name, { n }, { key: 'one', start_after: later })
  expect(await figures(count.name)).toContain(`openhouse_jobs_waiting{job="${count.name}",state="later"} 1`)
  await sender.send(count.name, { n: 20 }, { key: 'one' })
  await sender.send(count.name, { n: 21 }, { key: 'another' })
  expect(await figures(count.name)).toEqual([`openhouse_jobs_waiting{job="${count.name}",state="due"} 2`])
  t.house.metrics.registry.removeSingleMetric('openhouse_jobs_waiting')
  await open([count], { work: true })
  await expect.poll(() => ran.length, { timeout: 10_000 }).toBe(2)
  expect(ran).toEqual(expect.arrayContaining([{ n: 0 }, { n: 21 }]))
})

test(
  'a job that fails is tried again by itself; the others of its batch are done, and none of them twice',
  { timeout: 60_000 },
  async () => {
    const failing: JobDeclaration = {
      name: 'testing/jobs.fail',
      run: async (data) => {
        ran.push((data as { n: number }).n)
        if ((data as { n: number }).n === 5) throw new Error('planned failure')
      },
    }
    const sender = await open([failing], { work: false })
    for (let n = 0; n < 10; n++) await sender.send(failing.name, { n }, { key: String(n) })
    t.house.metrics.registry.removeSingleMetric('openhouse_jobs_waiting')
    await open([failing], { work: true })
    const stays = `openhouse_jobs_waiting{job="${failing.name}",state="failed"} 1`
    await expect.poll(() => figures(failing.name), { timeout: 10_000 }).toContain(stays)
    expect(ran.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    // Who sends it again meanwhile makes no second one of it: it is tried sooner.
    await sender.send(failing.name, { n: 5 }, { key: '5' })
    await expect.poll(() => ran.filter((n) => n === 5).length, { timeout: 10_000 }).toBeGreaterThan(1)
    await expect.poll(() => figures(failing.name)).toContain(stays)
  },
)

test(
  'of a batch whose time is over what was done stays done, and nothing more is begun until it is tried again',
  { timeout: 60_000 },
  async () => {
    const begun: number[] = []
    const ended: number[] = []
    const slow: JobDeclaration = {
      name: 'testing/jobs.slow',
      expires_after_s: 3,
      // Eight run at once: the first eight are in time, the next eight are not, and the last waits behind these.
      run: async (data) => {
        const { n } = data as { n: number }
        const place = begun.push(n)
        await wait(place <= 8 ? 1_200 : place <= 16 ? 3_500 : 0)
        ended.push(n)
      },
    }
    const sender = await open([slow], { work: false })
    for (let n = 0; n < 17; n++) await sender.send(slow.name, { n })
    t.house.metrics.registry.removeSingleMetric('openhouse_jobs_waiting')
    await open([slow], { work: true })
    await expect.poll(() => ended.length, { timeout: 20_000 }).toBe(16)
    expect(new Set(begun).size).toBe(16)
    expect(begun).toHaveLength(16)
    expect(await figures(slow.name)).toContain(`openhouse_jobs_waiting{job="${slow.name}",state="failed"} 9`)
    const [in_time, too_late] = [begun.slice(0, 8), begun.slice(8)]
    await expect.poll(() => begun.length, { timeout: 20_000 }).toBe(25)
    expect(begun.slice(16)).toEqual(expect.arrayContaining(too_late))
    expect(begun.slice(16).filter((n) => in_time.includes(n))).toEqual([])
  },
)

test('runs of one schedule that have piled up are one run', { timeout: 60_000 }, async () => {
  const sweep: JobDeclaration = { ...count, name: 'testing/jobs.sweep', cron: '0 0 1 1 *' }
  await (await open([sweep], { work: false })).stop()
  const { rows } = await t.house.pool.query<{ data: object; options: object }>(`select data, options from jobs.schedule`)
  // What the clock sends at each of its moments.
  const clock = new PgBoss({
    connectionString: String(t.house.pool.options.connectionString),
    schema: 'jobs',
    createSchema: false,
    schedule: false,
  })
  await clock.start()
  for (let moment = 0; moment < 5; moment++) for (const { data, options } of rows) await clock.send(sweep.name, data, options)
  await clock.stop()
  t.house.metrics.registry.removeSingleMetric('openhouse_jobs_waiting')
  expect(rows).toHaveLength(1)
  await open([sweep], { work: true })
  await expect.poll(() => figures(sweep.name), { timeout: 10_000 }).toEqual([`openhouse_jobs_waiting{job="${sweep.name}",state="due"} 0`])
  await expect.poll(() => ran.length).toBe(1)
})

test(
  'forty kinds of job with nothing to do cost a statement a second and no more; what becomes due runs at once',
  { timeout: 60_000 },
  async () => {
    const many = Array.from({ length: 40 }, (_, index): JobDeclaration => ({ ...count, name: `testing/jobs.count-${index}` }))
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const jobs = await open(many, { work: true })
    // Each worker looks once when it starts.
    await expect.poll(() => statements.mock.calls.splice(0).length, { timeout: 20_000, interval: 1_500 }).toBeLessThanOrEqual(6)
    await jobs.send('testing/jobs.count-7', { n: 7 })
    await expect.poll(() => ran, { timeout: 5_000 }).toEqual([{ n: 7 }])
    statements.mockRestore()
  },
)
