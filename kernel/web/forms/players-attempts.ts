import { onPlayerGone } from '#kernel/web/state/visitor.ts'
import { createAttempts, type Attempts } from './attempt.ts'

/**
 * Attempts at commands of money that add up, kept by a module: a form that was closed and opened again, on whichever page, repeats what it
 * does not know the outcome of. Forgotten when the player has gone.
 */
export const createPlayersAttempts = <Said>(): Attempts<Said> => {
  const attempts = createAttempts<Said>({ adds_up: true })
  onPlayerGone(attempts.end)
  return attempts
}
