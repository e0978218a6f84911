/** How long a key stays taken after the last word of the process that runs its command. */
export const held_for_s = 10
const renew_every_ms = 3_000

type Held = readonly [scope: string, key: string]

/** The keys of the commands that run in this process. */
export interface HeldKeys {
  /** The hash of the request that runs under this key here. */
  hashOf(scope: string, key: string): Buffer | undefined
  /** From now on the key is held on, until what this gives is called. */
  hold(scope: string, key: string, hash: Buffer): () => void
}

/**
 * Says every three seconds which keys are still in use, so that a long command is not taken for one whose process died, and a dead
 * one's key is free soon. One timer for them all, and none while nothing runs: few commands live long enough to be renewed.
 */
export const createHeldKeys = (renew: (keys: readonly Held[]) => Promise<void>): HeldKeys => {
  const held = new Map<string, { readonly key: Held; readonly hash: Buffer }>()
  let timer: NodeJS.Timeout | undefined
  const nameOf = (scope: string, key: string): string => `${scope}\n${key}`
  // A database that cannot be told cannot tell anybody else that the key is free either.
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
