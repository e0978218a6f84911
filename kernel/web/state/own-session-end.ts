/** The command of this page that ends its own session; null mostly. */
let under_way: Promise<unknown> | null = null

/**
 * Runs a command that ends the session of this very page, such as a new password: its answer brings the cookies of the next one. Until
 * it has come, nobody asks with the old cookies who is here, and its answer is not taken for one to somebody who has left.
 */
export const endingOwnSession = async <T>(run: () => Promise<T>): Promise<T> => {
  const running = run()
  under_way = running
  try {
    return await running
  } finally {
    if (under_way === running) under_way = null
  }
}

export const isOwnSessionEnding = (): boolean => under_way !== null

/** Resolves once the command has its answer or has failed. */
export const ownSessionEnded = async (): Promise<void> => {
  await under_way?.catch(() => undefined)
}
