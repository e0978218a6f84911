/** How long a key stays reserved after the last renewal by the process that runs its command. */
export const held_for_s = 10
const renew_every_ms = 3_000

type Held = readonly [scope: string, key: string]

/** The idempotency keys of the commands running in this process. */
export interface KeyLeases {
  /** The hash of the request that is running under this key in this process, if any. */
  hashOf(scope: string, key: string): Buffer | undefined
  /** Keeps the key reserved until the returned function is called. */
  hold(scope: string, key: string, hash: Buffer): () => void
}

/**
 * Renews the reservation of all running keys every three seconds, so that a long command is not taken for one whose process died,
 * while a dead process's key is soon free. One timer for all keys, and none while nothing runs; most commands end before their
 * first renewal.
 */
export const createKeyLeases = (renew: (keys: readonly Held[]) => Promise<void>): KeyLeases => {
  const held = new Map<string, { readonly key: Held; readonly hash: Buffer }>()
  let timer: NodeJS.Timeout | undefined
  const nameOf = (scope: string, key: string): string => `${scope}\n${key}`
  // If the database cannot be reached, no other process can take the key either.
  const tell = (): void => void renew([...held.values()].map(({ key }) => key)).catch(() => undefined)
  return {
    hashOf: (scope, key) => held.get(nameOf(scope, key))?.hash,
    hold: (scope, key, hash) => {
      held.set(nameOf(scope, key), { key: [scope, key], hash })
      timer ??= setInterval(tell, renew_every_ms).unref()
      return () => {
        held.delete(nameOf(scope, key))
        if (held.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
