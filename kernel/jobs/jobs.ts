import type { House } from '#kernel/house.ts'

export interface JobDeclaration {
  /** `area/slice.verb-noun`. */
  readonly name: string
  /** Cron in UTC, for jobs that repeat. */
  readonly cron?: string
  /** Runs at least once per send; must be safe to repeat. */
  readonly run: (data: unknown, house: House) => Promise<void>
}

/** Durable work for later: schedules, expiries, payouts. Not for facts, which have their own readers. */
export interface Jobs {
  /** Sends a job to run at or after a moment. A `key` says that one of several waiting ones would do; all may run all the same. */
  send(name: string, data: object, options?: { start_after?: Date; key?: string }): Promise<void>
  start(house: House): Promise<void>
  stop(): Promise<void>
}
