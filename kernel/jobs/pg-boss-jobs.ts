import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration, Jobs } from '#kernel/jobs/jobs.ts'
import { showWaitingJobs } from '#kernel/jobs/waiting-jobs.ts'
import { wakeWorkers } from '#kernel/jobs/wake-workers.ts'

/** Jobs of one kind fetched at a time; the next ones follow immediately. */
const batch_size = 200
/** A worker looks for itself only as a precaution: `wakeWorkers` tells it when there is something to do. */
const polling_seconds = 30
/** Jobs of one kind run concurrently, so that one waiting for an external service delays few others. */
const at_once = 8

/** Seconds that a run, and the batch that it is of, may take, unless its declaration says so. */
const expires_after_s = 15 * 60
/** A batch that takes longer settles each job when it is done. Faster ones are settled with one statement. */
const slow_after_ms = 1_000
/** How long jobs that run may take after the process began to stop; what was not done by then is tried again. */
export const jobs_finish_within_ms = 4_000
/** Runs of one schedule that have piled up are one. */
const cron_key = 'cron'

/** Jobs with the same key are merged into the first. */
const byKey = (jobs: readonly JobWithMetadata<unknown>[]): JobWithMetadata<unknown>[][] => [
  ...Map.groupBy(jobs, ({ id, singletonKey }) =>
    singletonKey === null || singletonKey === undefined ? id : `key ${singletonKey}`,
  ).values(),
]

/**
 * Runs a batch; each job succeeds or fails by itself, so a failing one is retried without the others. When its time is over pg-boss
 * gives the batch up, and what was not settled is tried again: nothing of it is begun here any more.
 */
const runBatch = async (
  declaration: JobDeclaration,
  jobs: readonly JobWithMetadata<unknown>[],
  house: House,
  complete: (ids: string[]) => Promise<unknown>,
): Promise<JobResult[]> => {
  const began_ms = performance.now()
  const waiting = byKey(jobs)
  const results: JobResult[] = []
  const done: string[] = []
  const isGivenUp = (): boolean => jobs.some(({ signal }) => signal.aborted)
  const runNext = async (): Promise<void> => {
    for (let alike = waiting.shift(); alike && !isGivenUp(); alike = waiting.shift()) {
      const failure = await declaration.run(alike[0]?.data, house).then(
        () => null,
        (error: unknown) => (error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }),
      )
      if (failure) house.log.error({ job: declaration.name, err: failure }, 'a job failed; it will be tried again')
      results.push(...alike.map(({ id }): JobResult => (failure ? { id, status: 'failed', output: failure } : { id, status: 'completed' })))
      if (!failure) done.push(...alike.map(({ id }) => id))
      if (performance.now() - began_ms < slow_after_ms || done.length === 0 || isGivenUp()) continue
      // If it fails they are settled with the batch.
      await complete(done.splice(0)).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: at_once }, runNext))
  return results
}

/** Merges the new job into one that already waits under this key, at the earlier of their moments. Returns whether there was one. */
const joinWaiting = async (boss: PgBoss, name: string, key: string, start_after: Date | undefined): Promise<boolean> => {
  const { rows } = await boss.getDb().executeSql(
    `update jobs.job set start_after = least(start_after, coalesce($3::timestamptz, now()))
      where name = $1 and singleton_key = $2 and state in ('created', 'retry') returning id`,
    [name, key, start_after ?? null],
  )
  return rows.length > 0
}

/** Makes the queue of a job, or brings one that an earlier version of the site made up to date. */
const openQueue = async (boss: PgBoss, { name, ...declared }: JobDeclaration): Promise<void> => {
  const settings = { retryLimit: 10, retryDelay: 5, retryBackoff: true, expireInSeconds: declared.expires_after_s ?? expires_after_s }
  await boss.createQueue(name, { policy: 'standard', ...settings })
  await boss.updateQueue(name, settings)
}

/** Opens what a process needs that only sends: its connection, and the queue of each kind with the first job of it. */
const openerToSend = (boss: PgBoss, declarations: readonly JobDeclaration[]): ((name: string) => Promise<void>) => {
  const opened = new Set<string>()
  return async (name) => {
    await boss.start()
    const declaration = opened.has(name) ? undefined : declarations.find((one) => one.name === name)
    if (declaration) await openQueue(boss, declaration)
    opened.add(name)
  }
}

/** Moves jobs from a queue's former name into it, and deletes the old queue with its schedule. */
const takeOver = async (boss: PgBoss, { name, formerly }: JobDeclaration): Promise<void> => {
  if (formerly === undefined || (await boss.getQueue(formerly)) === null) return
  await boss
    .getDb()
    .executeSql(`update jobs.job set name = $2 where name = $1 and state in ('created', 'retry', 'active')`, [formerly, name])
  await boss.deleteQueue(formerly)
}

/** Removes schedules of jobs that are no longer declared. */
const endSchedules = async (boss: PgBoss, declarations: readonly JobDeclaration[]): Promise<void> => {
  const scheduled = new Set(declarations.filter(({ cron }) => cron !== undefined).map(({ name }) => name))
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
}

/**
 * A job queue stored by pg-boss in its own schema of the same database. One that does not `work` may send without being started: a process
 * that only sends (an operator's command) opens the queue with its first job, and runs and schedules nothing.
 */
export const createJobs = (database_url: string, declarations: readonly JobDeclaration[], options: { work: boolean }): Jobs => {
  const boss = new PgBoss({
    connectionString: database_url,
    schema: 'jobs',
    createSchema: false,
    max: 4,
    supervise: options.work,
    schedule: options.work,
    application_name: 'openhouse-jobs',
  })
  // An idle connection that breaks says nothing of a send, which reports its own failure; what works has its log (`start`).
  if (!options.work) boss.on('error', () => undefined)
  const execute = (text: string, values?: unknown[]) => boss.getDb().executeSql(text, values)
  /** Workers' ids by the name of their job. */
  const workers = new Map<string, string>()
  let stopWaking = (): void => undefined
  const openToSend = openerToSend(boss, declarations)
  const work = async (house: House): Promise<void> => {
    for (const declaration of declarations) {
      await openQueue(boss, declaration)
      await takeOver(boss, declaration)
      if (declaration.cron) await boss.schedule(declaration.name, declaration.cron, {}, { singletonKey: cron_key })
      if (options.work) {
        const worker = await boss.work(
          declaration.name,
          {
            pollingIntervalSeconds: polling_seconds,
            batchSize: batch_size,
            burstWhenBatchFull: true,
            perJobResults: true,
            includeMetadata: true,
          },
          (jobs) => runBatch(declaration, jobs, house, (ids) => boss.complete(declaration.name, ids)),
        )
        workers.set(declaration.name, worker)
      }
    }
    await endSchedules(boss, declarations)
    if (workers.size > 0) stopWaking = wakeWorkers([...workers.keys()], execute, (name) => boss.notifyWorker(workers.get(name) ?? ''))
  }
  return {
    send: async (name, data, send_options) => {
      if (!options.work) await openToSend(name)
      const { key, start_after } = send_options ?? {}
      if (key !== undefined && (await joinWaiting(boss, name, key, start_after))) return
      await boss.send(name, data, {
        ...(start_after ? { startAfter: start_after } : {}),
        ...(key === undefined ? {} : { singletonKey: key }),
      })
    },
    start: async (house) => {
      boss.on('error', (error) => house.log.error({ err: error }, 'the job queue has trouble'))
      await boss.start()
      await work(house)
      showWaitingJobs(
        house,
        declarations.map(({ name }) => name),
        execute,
      )
    },
    stop: async () => {
      stopWaking()
      await boss.stop({ graceful: true, timeout: jobs_finish_within_ms })
    },
  }
}
