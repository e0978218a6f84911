import type { House } from '#kernel/house.ts'
import type { JobDeclaration, Jobs } from '#kernel/jobs/jobs.ts'

interface WaitingJob {
  readonly name: string
  readonly data: object
  readonly start_after: Date | undefined
  readonly key: string | undefined
}

export interface ManualJobs extends Jobs {
  /** Runs all jobs that are due by the test's clock, including jobs that they send, until none is due. */
  runDue(house: House): Promise<void>
  readonly waiting: readonly WaitingJob[]
}

/** Undefined means at once. */
const earlier = (one: Date | undefined, other: Date | undefined): Date | undefined => (one && other && one > other ? other : other && one)

/** An in-memory job queue for tests: jobs run when the test asks, according to the test's clock. */
export const createManualJobs = (declarations: readonly JobDeclaration[]): ManualJobs => {
  const waiting: WaitingJob[] = []
  return {
    waiting,
    send: async (name, data, options) => {
      if (!declarations.some((declaration) => declaration.name === name)) throw new Error(`No slice declares the job "${name}".`)
      const known = options?.key ? waiting.findIndex((job) => job.name === name && job.key === options.key) : -1
      const [joined] = known === -1 ? [] : waiting.splice(known, 1)
      if (joined) return void waiting.push({ ...joined, start_after: earlier(joined.start_after, options?.start_after) })
      waiting.push({ name, data, start_after: options?.start_after, key: options?.key })
    },
    start: async () => undefined,
    stop: async () => undefined,
    runDue: async (house) => {
      for (;;) {
        const index = waiting.findIndex((job) => !job.start_after || job.start_after <= house.clock.now())
        const [job] = index === -1 ? [] : waiting.splice(index, 1)
        if (!job) return
        await declarations.find((declaration) => declaration.name === job.name)?.run(job.data, house)
      }
    },
  }
}
