import { Refusal } from '#kernel/refusals/refusal.ts'

/** Limits concurrency, in order of arrival. */
export interface Gate {
  /**
   * Runs the work when its turn comes. Refuses `temporarily-unavailable` (503) at once if too many are waiting, and when its turn
   * comes after the caller has given up.
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

export interface GateLimits {
  readonly at_once: number
  readonly most_waiting: number
  /** A monotonic clock, in milliseconds. */
  readonly now_ms?: () => number
}

/**
 * Maximum waiting time: clients give up after 12 s (AU-013). Working for callers who have left would delay the ones after them, and
 * so on.
 */
const most_wait_ms = 10_000

interface Waiting {
  readonly since_ms: number
  readonly goIn: () => void
  readonly turnAway: (error: Refusal) => void
}

const overloaded = (): Refusal => new Refusal('temporarily-unavailable', { retry_after_s: 10 }, 503)

export const createGate = ({ at_once, most_waiting, now_ms = () => performance.now() }: GateLimits): Gate => {
  const waiting: Waiting[] = []
  let running = 0

  const enter = async (): Promise<void> => {
    if (running < at_once) {
      running += 1
      return
    }
    if (waiting.length >= most_waiting) throw overloaded()
    await new Promise<void>((goIn, turnAway) => waiting.push({ since_ms: now_ms(), goIn, turnAway }))
  }

  // The slot is passed on directly, so that no newcomer can take it in between.
  const leave = (): void => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (now_ms() - next.since_ms <= most_wait_ms) return next.goIn()
      next.turnAway(overloaded())
    }
    running -= 1
  }

  return {
    run: async (work) => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
