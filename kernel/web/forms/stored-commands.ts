import type { Kept, OpenCommands } from './attempt.ts'

/** Who presses much later has seen what became of the command of before, and means another one. */
const longest_ms = 15 * 60_000

const prefix = 'open-commands:'

interface StoredCommandsParts {
  /** What the commands do, unlike any other's. */
  readonly name: string
  /** A key means a command only to whoever made it. Undefined while nobody is signed in. */
  readonly player: () => string | undefined
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

/**
 * Keeps a player's open commands in the storage of the tab too: who reloads a page that gets no answer, and presses again, means the same
 * command. Where the browser refuses to store, they are kept for as long as the page stands.
 */
export const storedCommands = <Said>({ name, player, storage }: StoredCommandsParts): OpenCommands<Said> => {
  let known: { readonly of: string | undefined; readonly open: Map<string, Kept<Said>> } | undefined
  const placeOf = (login: string): string => `${prefix}${name}:${login}`
  const read = (login: string): Map<string, Kept<Said>> => {
    try {
      const stored = JSON.parse(storage().getItem(placeOf(login)) ?? '[]') as [string, Kept<Said>][]
      return new Map(stored.filter(([, { at_ms }]) => Date.now() - at_ms < longest_ms))
    } catch {
      return new Map()
    }
  }
  const all = (): Map<string, Kept<Said>> => {
    const login = player()
    if (known === undefined || known.of !== login) known = { of: login, open: login === undefined ? new Map() : read(login) }
    return known.open
  }
  const change = (with_all: (open: Map<string, Kept<Said>>) => void): void => {
    const open = all()
    with_all(open)
    const login = known?.of
    if (login === undefined) return
    try {
      if (open.size > 0) storage().setItem(placeOf(login), JSON.stringify([...open]))
      else storage().removeItem(placeOf(login))
    } catch {
      // As in private windows.
    }
  }
  return {
    get: (wanted) => all().get(wanted),
    set: (wanted, kept) => change((open) => open.set(wanted, kept)),
    delete: (wanted) => change((open) => open.delete(wanted)),
    clear: () => change((open) => open.clear()),
  }
}

/** Removes what players left open in this tab, also of forms whose code this page has not loaded: some of it names their accounts. */
export const forgetStoredCommands = (storage: () => Pick<Storage, 'length' | 'key' | 'removeItem'>): void => {
  try {
    const kept = storage()
    const names = Array.from({ length: kept.length }, (_, index) => kept.key(index))
    for (const name of names) if (name?.startsWith(prefix)) kept.removeItem(name)
  } catch {
    // As in private windows.
  }
}
