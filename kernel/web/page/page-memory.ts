import { onPlayerGone } from '#kernel/web/state/visitor.ts'

const most_remembered = 10
const kept = new Map<string, unknown>()
onPlayerGone(() => kept.clear())

/**
 * What a page wants to find again at its first render when its visitor comes back to it, such as how far a list was read. Empty on
 * the server, where nobody returns, and once a player has left. The oldest of ten goes first.
 */
export const remember = (key: string, value: unknown): void => {
  if (typeof window === 'undefined') return
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > most_remembered && oldest !== undefined) kept.delete(oldest)
}

export const recall = <T>(key: string): T | undefined => kept.get(key) as T | undefined
