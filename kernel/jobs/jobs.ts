import type { House } from '#kernel/house.ts'

export interface JobDeclaration {
  /** `area/slice.verb-noun`. */
  readonly name: string
  /** What waits under this name is run as this job: its slice was renamed. */
  readonly formerly?: string
  /** Cron in UTC, for jobs that repeat. */
  readonly cron?: string
  /** Runs at least once per send, several of one kind side by side; must be safe to repeat. */
  readonly run: (data: unknown, house: House) => Promise<void>
}

/** Durable work for later: schedules, expiries, payouts. Not for facts, which have their own readers. */
export interface Jobs {
  /**
   * Sends a job to run at or after a moment. A `key` says that one of several waiting ones would do: one that waits already, or failed and
   * waits to be tried again, stands for the new one, at the earlier of their moments. Two may run all the same.
   */
  send(name: string, data: object, options?: { start_after?: Date; key?: string }): Promise<void>
  start(house: House): Promise<void>
  stop(): Promise<void>
}
