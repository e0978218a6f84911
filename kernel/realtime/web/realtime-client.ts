import type { Centrifuge, Subscription } from 'centrifuge'
import { askedBackCode, cutByHouseCode } from '#kernel/realtime/hub/protocol.ts'
import { isEnvelope, Listeners, Revisions, type MessageHandler, type StateMark } from '#kernel/realtime/web/listeners.ts'

/** RTM-003. */
export type ConnectionState = 'disconnected' | 'connecting' | 'connected'

export interface RealtimeOptions {
  readonly url: string
  /** Token of the start-up answer; later ones come from `getToken`. */
  readonly token: string
  readonly channels: readonly { readonly name: string; readonly token: string }[]
  /**
   * A fresh connection token. An empty text means that there is none to have, and ends the connection for good; a
   * rejection means that it could not be asked, and is tried again (RTM-009).
   */
  readonly getToken: () => Promise<string>
  /** The same for one channel. */
  readonly getSubscriptionToken: (channel: string) => Promise<string>
  /** Messages were missed and could not be recovered: reload balance and notifications (RTM-015). */
  readonly onGap: () => void
  /** The house ended this connection, with a word why: the session behind it may be over, and the site knows. */
  readonly onCut?: (reason: string) => void
  /**
   * The first channel is read for the first time: what happened between the rendering of the page and now was told to nobody.
   */
  readonly onBegun?: () => void
  /** What went wrong in a handler or on the way; for the log, never for the player. */
  readonly onError?: (error: unknown) => void
}

/** RTM-004. */
export type SubscriptionState = 'unsubscribed' | 'subscribing' | 'subscribed'

/** Several channels lose their place at the same moment; one reload a little later serves them all. */
const gap_settles_ms = 100

/**
 * The browser's side of the realtime connection. The library is loaded on `connect`, so it weighs nothing on the first
 * screen, and keeps its own timings, which are the ones the product wants (RTM-005 to RTM-009).
 */
export class RealtimeClient {
  readonly #options: RealtimeOptions
  readonly #messages = new Listeners()
  readonly #revisions = new Revisions()
  readonly #on_resync = new Map<string, Set<() => void>>()
  readonly #on_state = new Set<(state: ConnectionState) => void>()
  readonly #subscriptions = new Map<string, Subscription>()
  /** Wanted channels with the token known for them; empty where it is still to be asked for. */
  readonly #channels: Map<string, string>
  #centrifuge: Centrifuge | null = null
  #wanted = false
  #has_begun = false
  #gap_timer: ReturnType<typeof setTimeout> | undefined
  #state: ConnectionState = 'disconnected'

  constructor(options: RealtimeOptions) {
    this.#options = options
    this.#channels = new Map(options.channels.map(({ name, token }) => [name, token]))
  }

  get state(): ConnectionState {
    return this.#state
  }

  subscriptionState(channel: string): SubscriptionState {
    return this.#subscriptions.get(channel)?.state ?? 'unsubscribed'
  }

  /** Returns a function that takes the listener off again, as all `on…` here do. */
  onState(listener: (state: ConnectionState) => void): () => void {
    this.#on_state.add(listener)
    return () => this.#on_state.delete(listener)
  }

  /** Calls the handler for every message of a type, on whatever channel it comes. Types without a handler are ignored (RTM-014). */
  onMessage(type: string, handler: MessageHandler): () => void {
    return this.#messages.add(type, handler)
  }

  /**
   * Calls the handler whenever a channel is read from now on without what was told before: at first, and after a break that was too long.
   * What the channel tells the state of is read anew then.
   */
  onResync(channel: string, handler: () => void): () => void {
    const handlers = this.#on_resync.get(channel) ?? new Set()
    this.#on_resync.set(channel, handlers)
    handlers.add(handler)
    return () => handlers.delete(handler)
  }

  /** A state came by another way, in the answer of a call. False where something newer is known: it is taken by nobody. */
  takeState(state: StateMark): boolean {
    return this.#revisions.take(state)
  }

  /** Loads the library and connects. Rejects only if the library cannot be loaded. */
  async connect(): Promise<void> {
    this.#wanted = true
    this.#centrifuge ??= this.#create((await import('centrifuge')).Centrifuge)
    if (this.#wanted) this.#centrifuge.connect()
  }

  /** Closes the connection; channels stay wanted for the next `connect`. */
  disconnect(): void {
    this.#wanted = false
    clearTimeout(this.#gap_timer)
    this.#centrifuge?.disconnect()
  }

  /** Reads a further channel, e.g. a race whose page is open. Without a token one is asked for. */
  subscribe(channel: string, token = ''): void {
    if (this.#channels.has(channel)) return
    this.#channels.set(channel, token)
    if (this.#centrifuge !== null) this.#subscribe(this.#centrifuge, channel, token)
  }

  unsubscribe(channel: string): void {
    this.#channels.delete(channel)
    const subscription = this.#subscriptions.get(channel)
    if (subscription === undefined) return
    this.#subscriptions.delete(channel)
    this.#centrifuge?.removeSubscription(subscription)
  }

  #create(Library: typeof Centrifuge): Centrifuge {
    const { url, token, getToken } = this.#options
    const centrifuge = new Library(url, { token, getToken })
    centrifuge.on('state', ({ newState }) => this.#enter(newState))
    centrifuge.on('disconnected', ({ code, reason }) => this.#tellCut(code === cutByHouseCode, reason))
    centrifuge.on('connecting', ({ code, reason }) => this.#tellCut(code === askedBackCode, reason))
    centrifuge.on('error', ({ error }) => this.#options.onError?.(error))
    // Channels that the server itself subscribes a connection to.
    centrifuge.on('publication', ({ channel, data }) => this.#deliver(channel, data))
    centrifuge.on('subscribed', ({ wasRecovering, recovered }) => this.#checkGap(wasRecovering, recovered))
    for (const [channel, known] of this.#channels) this.#subscribe(centrifuge, channel, known)
    return centrifuge
  }

  #subscribe(centrifuge: Centrifuge, channel: string, token: string): void {
    const getToken = (): Promise<string> => this.#options.getSubscriptionToken(channel)
    const subscription = centrifuge.newSubscription(channel, { token, getToken })
    subscription.on('publication', ({ data }) => this.#deliver(channel, data))
    subscription.on('subscribed', ({ wasRecovering, recovered }) => {
      this.#checkGap(wasRecovering, recovered)
      if (!wasRecovering || !recovered) for (const handler of this.#on_resync.get(channel) ?? []) this.#guard(handler)
    })
    subscription.on('error', ({ error }) => this.#options.onError?.(error))
    this.#subscriptions.set(channel, subscription)
    subscription.subscribe()
  }

  #enter(state: ConnectionState): void {
    this.#state = state
    for (const listener of this.#on_state) this.#guard(() => listener(state))
  }

  #tellCut(is_cut: boolean, reason: string): void {
    if (is_cut) this.#guard(() => this.#options.onCut?.(reason))
  }

  #deliver(channel: string, content: unknown): void {
    if (!isEnvelope(content) || (content.state && !this.#revisions.take(content.state))) return
    for (const handler of this.#messages.of(content.type)) {
      this.#guard(() => handler(content.data, { event: content.event, channel }))
    }
  }

  #checkGap(was_recovering: boolean, recovered: boolean): void {
    const is_first = !this.#has_begun
    this.#has_begun = true
    const follow = is_first ? this.#options.onBegun : !was_recovering || recovered ? undefined : this.#options.onGap
    if (!follow) return
    clearTimeout(this.#gap_timer)
    this.#gap_timer = setTimeout(() => this.#guard(follow), gap_settles_ms)
  }

  /** The library disconnects for good when a handler throws; one broken handler must not silence the others. */
  #guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#options.onError?.(error)
    }
  }
}
