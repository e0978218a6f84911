import { playersGone } from '#kernel/web/state/players-gone.ts'

/** Nobody waits longer for an answer: the house gives every one within 15 s. */
const longest_ms = 20_000

/** Until the command of this page that ends its own session is over; null mostly. */
let under_way: Promise<void> | null = null

/** The player has left this page, and with them whoever would take the answer. */
const playerGone = (): { readonly gone: Promise<void>; readonly stop: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = playersGone.subscribe(resolve)
  const timer = setTimeout(resolve, longest_ms)
  return {
    gone: promise,
    stop: () => {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}

/**
 * Runs a command that ends the session of this very page, such as a new password: its answer brings the cookies of the next one. Until
 * it has come, nobody asks with the old cookies who is here, and its answer is not taken for one to somebody who has left. By the Api, for
 * calls with `ends_session`: for each sending, as what a person is asked for between two of them, such as a code, takes any time.
 */
export const endingOwnSession = async <T>(run: () => Promise<T>): Promise<T> => {
  const running = run()
  const { gone, stop } = playerGone()
  const over = Promise.race([
    gone,
    running.then(
      () => undefined,
      () => undefined,
    ),
  ]).then(() => {
    stop()
    if (under_way === over) under_way = null
  })
  under_way = over
  try {
    return await running
  } finally {
    await over
  }
}

export const isOwnSessionEnding = (): boolean => under_way !== null

/** Resolves once the command has its answer or has failed, or nobody is there to take its answer. */
export const ownSessionEnded = async (): Promise<void> => {
  await under_way
}

let told_at_ms = -Infinity

/** The page says itself how its player goes on after it has ended their session: whoever hears of that end says nothing beside. */
export const tellOwnEnd = (): void => {
  told_at_ms = performance.now()
}

export const isOwnEndTold = (): boolean => performance.now() - told_at_ms < longest_ms
