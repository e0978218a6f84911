import { PgBoss } from 'pg-boss'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration, Jobs } from '#kernel/jobs/jobs.ts'

/** Jobs kept by pg-boss in its own schema of the same database. */
export const createJobs = (database_url: string, declarations: readonly JobDeclaration[], options: { work: boolean }): Jobs => {
  const boss = new PgBoss({
    connectionString: database_url,
    schema: 'jobs',
    createSchema: false,
    max: 4,
    application_name: 'openhouse-jobs',
  })
  const work = async (house: House): Promise<void> => {
    for (const declaration of declarations) {
      await boss.createQueue(declaration.name, { policy: 'standard', retryLimit: 10, retryDelay: 5, retryBackoff: true })
      if (declaration.cron) await boss.schedule(declaration.name, declaration.cron, {})
      if (options.work)
        await boss.work(declaration.name, { pollingIntervalSeconds: 1 }, async ([job]) => {
          if (job) await declaration.run(job.data, house)
        })
    }
  }
  return {
    send: async (name, data, send_options) => {
      await boss.send(name, data, {
        ...(send_options?.start_after ? { startAfter: send_options.start_after } : {}),
        ...(send_options?.key ? { singletonKey: send_options.key } : {}),
      })
    },
    start: async (house) => {
      boss.on('error', (error) => house.log.error({ err: error }, 'the job queue has trouble'))
      await boss.start()
      await work(house)
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
