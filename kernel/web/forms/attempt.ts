import type { Refused } from '#kernel/web/api/api.ts'

/** A command as it was sent. The key is undefined where the browser cannot create keys. */
export interface Kept<Said> {
  readonly said: Said
  readonly key: string | undefined
  /** When it was sent last. */
  readonly at_ms: number
}

/** Commands whose outcome is unknown, by what was wanted. */
export interface OpenCommands<Said> {
  readonly get: (wanted: string) => Kept<Said> | undefined
  readonly set: (wanted: string, kept: Kept<Said>) => unknown
  readonly delete: (wanted: string) => unknown
  readonly clear: () => void
}

interface AttemptsOptions<Said> {
  readonly adds_up?: boolean
  /** Where they are kept; for as long as the page stands by default. */
  readonly open?: OpenCommands<Said>
}

export interface Attempts<Said> {
  /**
   * Sends a command under an idempotency key. While the outcome of an earlier one that was wanted alike is unknown, that one is sent again
   * instead, with its key and as it was said then: said otherwise the house would refuse it under its key, and do it twice under another.
   * `wanted` is what the person decided, for commands that also say what changes by itself, such as a price.
   */
  readonly send: <Done extends { readonly success: true }>(
    said: Said,
    call: (said: Said, key: string | undefined) => Promise<Done | Refused>,
    wanted?: unknown,
  ) => Promise<Done | Refused>
  /** Forgets what is open. */
  readonly end: () => void
}

/**
 * Keeps commands until their outcome is known. Of those that add up, such as payments, each is kept. Of others it is the last one alone:
 * what one of them set may have been set otherwise since, and is to be set anew.
 */
export const createAttempts = <Said>({ adds_up = false, open = new Map() }: AttemptsOptions<Said> = {}): Attempts<Said> => {
  return {
    send: async (said, call, wanted = said) => {
      const name = JSON.stringify(wanted)
      const known = open.get(name)
      if (!adds_up && !known) open.clear()
      const { said: sent, key } = known ?? { said, key: globalThis.crypto?.randomUUID?.() }
      open.set(name, { said: sent, key, at_ms: Date.now() })
      const answer = await call(sent, key)
      if ((answer.success || !answer.is_unknown) && open.get(name)?.key === key) open.delete(name)
      return answer
    },
    end: () => open.clear(),
  }
}
