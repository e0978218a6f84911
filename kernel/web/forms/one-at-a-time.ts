import type { Refused } from '#kernel/web/api/api.ts'
import { createAttempts, type Attempts } from './attempt.ts'

/**
 * Sends one command at a time, under its idempotency key: a second click does nothing while the first one waits (null), and one after a
 * command whose outcome is unknown repeats it. `sent` is what the command says, so that another one gets a key of its own; `wanted` is as
 * in `Attempts`.
 */
export const createOneAtATime = <Said>(attempts: Attempts<Said> = createAttempts<Said>()) => {
  let is_waiting = false
  return async <Done extends { readonly success: true }>(
    sent: Said,
    call: (sent: Said, key: string | undefined) => Promise<Done | Refused>,
    wanted?: unknown,
  ): Promise<Done | Refused | null> => {
    if (is_waiting) return null
    is_waiting = true
    try {
      return await attempts.send(sent, call, wanted)
    } finally {
      is_waiting = false
    }
  }
}
