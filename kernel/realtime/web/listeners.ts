export type MessageHandler = (data: unknown, message: { readonly event: string | undefined; readonly channel: string }) => void

/** `{ type, event?, data }` (RTM-013). */
export interface Envelope {
  readonly type: string
  readonly event: string | undefined
  readonly data: unknown
}

/** Anything else on a channel is not for this application and is ignored. */
export const isEnvelope = (content: unknown): content is Envelope => {
  if (typeof content !== 'object' || content === null) return false
  const { type, event } = content as { type?: unknown; event?: unknown }
  return typeof type === 'string' && (event === undefined || typeof event === 'string')
}

/** Who wants to hear of which type of message. */
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
