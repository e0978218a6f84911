export interface Attempts {
  /** The key of what is sent now: the last one's where nobody answered it and nothing was changed since. None where the browser makes none. */
  readonly keyOf: (values: unknown) => string | undefined
  /** Somebody answered: what is sent next is another command. */
  readonly end: () => void
}

/** What a form has sent and nobody answered yet. */
export const createAttempts = (): Attempts => {
  let open: { readonly sent: string; readonly key: string | undefined } | null = null
  return {
    keyOf: (values) => {
      const sent = JSON.stringify(values)
      if (open?.sent !== sent) open = { sent, key: globalThis.crypto?.randomUUID?.() }
      return open.key
    },
    end: () => {
      open = null
    },
  }
}
