import type { House } from '#kernel/house.ts'

export interface JobDeclaration {
  /** `area/slice.verb-noun`. */
  readonly name: string
  /** Former name of this job, from before its slice was renamed: jobs waiting under it are run as this one. */
  readonly formerly?: string
  /** Cron expression in UTC, for recurring jobs. */
  readonly cron?: string
  /** Seconds that a run may take, for one that may take more than a quarter of an hour: after them it is tried again. At most a day. */
  readonly expires_after_s?: number
  /** Runs at least once per send, and may run concurrently; must be safe to repeat. */
  readonly run: (data: unknown, house: House) => Promise<void>
}

/** A durable queue for scheduled work: expiries, payouts, recurring jobs. Reactions to facts have their own readers. */
export interface Jobs {
  /**
   * Sends a job to run at or after a moment. With a `key`, a job that already waits under it (or failed and waits for its retry)
   * replaces the new one, at the earlier of the two moments. Two may still run in rare cases.
   */
  send(name: string, data: object, options?: { start_after?: Date; key?: string }): Promise<void>
  start(house: House): Promise<void>
  /** Also closes what was opened to send, and may be called again. */
  stop(): Promise<void>
}
