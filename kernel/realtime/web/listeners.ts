export type MessageHandler = (data: unknown, message: { readonly event: string | undefined; readonly channel: string }) => void

/** Which state a message carries, and its revision (kernel/realtime/published-state). */
export interface StateMark {
  readonly of: string
  readonly revision: number
}

/** `{ type, event?, data }` (RTM-013). */
export interface Envelope {
  readonly type: string
  readonly event: string | undefined
  readonly data: unknown
  readonly state?: StateMark
}

/** Anything else on a channel is not for this application and is ignored. */
export const isEnvelope = (content: unknown): content is Envelope => {
  if (typeof content !== 'object' || content === null) return false
  const { type, event } = content as { type?: unknown; event?: unknown }
  return typeof type === 'string' && (event === undefined || typeof event === 'string')
}

/** The newest known revision of each state; older messages are ignored. */
export class Revisions {
  readonly #known = new Map<string, number>()

  /** Whether this revision is at least as new as the known one; if so it becomes the known one. */
  take({ of, revision }: StateMark): boolean {
    if (revision < (this.#known.get(of) ?? Number.NEGATIVE_INFINITY)) return false
    this.#known.set(of, revision)
    return true
  }
}

/** Message handlers by type. */
export class Listeners {
  readonly #by_type = new Map<string, Set<MessageHandler>>()

  add(type: string, handler: MessageHandler): () => void {
    const handlers = this.#by_type.get(type) ?? new Set()
    this.#by_type.set(type, handlers)
    handlers.add(handler)
    return () => handlers.delete(handler)
  }

  /** A copy, because a handler may add or remove handlers. */
  of(type: string): readonly MessageHandler[] {
    return [...(this.#by_type.get(type) ?? [])]
  }
}
