/** The only source of time. Nothing else may call Date.now(), so that tests control time. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface ManualClock extends Clock {
  /** Moves the clock to a moment. */
  set(moment: Date | string): void
  /** Moves the clock forward, in milliseconds. */
  advance(duration_ms: number): void
}

/** A clock for tests that only moves when told to. */
export const manualClock = (start: Date | string): ManualClock => {
  let moment_ms = new Date(start).getTime()
  return {
    now: () => new Date(moment_ms),
    set: (moment) => {
      moment_ms = new Date(moment).getTime()
    },
    advance: (duration_ms) => {
      moment_ms += duration_ms
    },
  }
}
