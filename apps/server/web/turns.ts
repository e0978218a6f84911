/** So many pages of made-up addresses are asked for that this one was not begun. */
export class TooManyPages extends Error {
  constructor() {
    super('too many pages are asked for at once')
  }
}

/** Runs work when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** At most `at_once` run and `most_waiting` wait, in the order in which they came; one more is refused with TooManyPages. */
export const createTurns = ({ at_once, most_waiting }: { readonly at_once: number; readonly most_waiting: number }): Turns => {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < at_once) running += 1
    else if (waiting.length >= most_waiting) throw new TooManyPages()
    // Whoever ends hands its place over, so nobody comes in between.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
