import { onPlayerGone } from '#kernel/web/state/visitor.ts'

const most_remembered = 10
const kept = new Map<string, unknown>()
onPlayerGone(() => kept.clear())

/**
 * Remembers a value for when the visitor returns to a page, such as how far a list was loaded. Not used on the server, and cleared
 * when a player signs out. Holds ten values; the oldest is dropped.
 */
export const remember = (key: string, value: unknown): void => {
  if (typeof window === 'undefined') return
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > most_remembered && oldest !== undefined) kept.delete(oldest)
}

export const recall = <T>(key: string): T | undefined => kept.get(key) as T | undefined
