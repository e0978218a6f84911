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

/**
 * The same for commands that do not add up but are about one thing each, by its id: of each thing the last one alone is kept. Nothing is
 * kept before it is sent, so a server that renders the button keeps nothing.
 */
export const createPlayersAttemptsOf = <Said>(): ((id: number) => Attempts<Said>) => {
  const by_id = new Map<number, Attempts<Said>>()
  onPlayerGone(() => by_id.clear())
  return (id) => ({
    send: (said, call, wanted) => {
      const own = by_id.get(id) ?? createAttempts<Said>()
      by_id.set(id, own)
      return own.send(said, call, wanted)
    },
    end: () => void by_id.delete(id),
  })
}
