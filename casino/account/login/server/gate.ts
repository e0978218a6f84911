import { Refusal } from '#kernel/refusals/refusal.ts'

/** Lets a few through at a time, in order of arrival. */
export interface Gate {
  /** Runs the work when its turn comes. Refuses `temporarily-unavailable` (503) when too many are waiting. */
  run<T>(work: () => Promise<T>): Promise<T>
}

export const createGate = ({ at_once, most_waiting }: { readonly at_once: number; readonly most_waiting: number }): Gate => {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async (): Promise<void> => {
    if (running < at_once) {
      running += 1
      return
    }
    if (waiting.length >= most_waiting) throw new Refusal('temporarily-unavailable', { retry_after_s: 10 }, 503)
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  // Who leaves hands the place on, so that nobody can slip in between.
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
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
