import type { Refused } from '#kernel/web/api/api.ts'
import { createAttempts } from './attempt.ts'

/**
 * Sends one command at a time, under its idempotency key: a second click does nothing while the first one waits (null), and one after a
 * command that got no response repeats it. `sent` is what the command says, so that another one gets a key of its own.
 */
export const createOneAtATime = () => {
  const attempts = createAttempts()
  let is_waiting = false
  return async <Done extends { readonly success: true }>(
    sent: unknown,
    call: (key: string | undefined) => Promise<Done | Refused>,
  ): Promise<Done | Refused | null> => {
    if (is_waiting) return null
    is_waiting = true
    try {
      const answer = await call(attempts.keyOf(sent))
      if (answer.success || answer.status !== null) attempts.end()
      return answer
    } finally {
      is_waiting = false
    }
  }
}
