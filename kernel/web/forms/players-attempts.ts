import { appState } from '#kernel/web/state/app-state.ts'
import { onPlayerGone } from '#kernel/web/state/visitor.ts'
import { createAttempts, type Attempts } from './attempt.ts'
import { storedCommands } from './stored-commands.ts'

const player = (): string | undefined => {
  const { isGuest, login } = appState.get().main
  return isGuest || typeof login !== 'string' ? undefined : login
}

/**
 * Attempts at commands of money that add up, kept by a module and over a reload: a form that was closed and opened again, on whichever page,
 * repeats what it does not know the outcome of. Forgotten when the player has gone. `name`: what the commands do, unlike any other's.
 */
export const createPlayersAttempts = <Said>(name: string): Attempts<Said> => {
  const open = storedCommands<Said>({ name, player, storage: () => window.sessionStorage })
  const attempts = createAttempts<Said>({ adds_up: true, open })
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
