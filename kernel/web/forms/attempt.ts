export interface Attempts {
  /**
   * The idempotency key for the next submission: the previous one if it got no response and nothing was changed since. Undefined
   * where the browser cannot create keys.
   */
  readonly keyOf: (values: unknown) => string | undefined
  /** A response arrived: the next submission is a new command. */
  readonly end: () => void
}

/** Tracks submissions of a form that have no response yet. */
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
