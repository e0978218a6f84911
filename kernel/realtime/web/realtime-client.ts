import type { Centrifuge, Subscription } from 'centrifuge'
import { loadModule } from '#kernel/web/load-module.ts'
import { loadWithRetry } from '#kernel/web/load-with-retry.ts'
import { reconnectCode, finalCloseCode } from '#kernel/realtime/hub/protocol.ts'
import type { ChannelPosition } from '#kernel/realtime/publisher.ts'
import { isEnvelope, Listeners, Revisions, type MessageHandler, type StateMark } from '#kernel/realtime/web/listeners.ts'

/** RTM-003. */
export type ConnectionState = 'disconnected' | 'connecting' | 'connected'

export interface RealtimeOptions {
  readonly url: string
  /** Token from the start-up call; later ones come from `getToken`. */
  readonly token: string
  /** `since`: the channel's position when the start-up call was answered; the first subscription recovers from there. */
  readonly channels: readonly { readonly name: string; readonly token: string; readonly since?: ChannelPosition }[]
  /**
   * Fetches a fresh connection token. An empty text means that there is none and ends the connection for good; a rejection is
   * retried (RTM-009).
   */
  readonly getToken: () => Promise<string>
  /** The same for one channel. */
  readonly getSubscriptionToken: (channel: string) => Promise<string>
  /** Messages were missed and could not be recovered: reload balance and notifications (RTM-015). */
  readonly onGap: () => void
  /** The server closed this connection, with a reason: the session may have ended. */
  readonly onCut?: (reason: string) => void
  /**
   * The first channel was subscribed for the first time, from no position: anything published between the page's rendering and now
   * was missed.
   */
  readonly onBegun?: () => void
  /** Errors in handlers or in transport; for the log, never for the player. */
  readonly onError?: (error: unknown) => void
}

/** RTM-004. */
export type SubscriptionState = 'unsubscribed' | 'subscribing' | 'subscribed'

interface WantedChannel {
  /** Empty if it must be requested. */
  readonly token: string
  readonly since?: ChannelPosition
}

const loadLibrary = () =>
  loadWithRetry(() =>
    loadModule(
      () => import('centrifuge'),
      (module) => 'Centrifuge' in module,
    ),
  )

/** Several channels fail to recover at the same moment; one reload a little later serves them all. */
const gap_settles_ms = 100

/**
 * The browser's realtime connection. The library is loaded on `connect`, so it is not part of the first screen, and keeps its
 * default timings, which match the specification (RTM-005 to RTM-009).
 */
export class RealtimeClient {
  readonly #options: RealtimeOptions
  readonly #messages = new Listeners()
  readonly #revisions = new Revisions()
  readonly #on_resync = new Map<string, Set<() => void>>()
  readonly #on_state = new Set<(state: ConnectionState) => void>()
  readonly #subscriptions = new Map<string, Subscription>()
  readonly #channels: Map<string, WantedChannel>
  #centrifuge: Centrifuge | null = null
  #wanted = false
  #has_begun = false
  #gap_timer: ReturnType<typeof setTimeout> | undefined
  #state: ConnectionState = 'disconnected'

  constructor(options: RealtimeOptions) {
    this.#options = options
    this.#channels = new Map(options.channels.map(({ name, ...wanted }) => [name, wanted]))
  }

  get state(): ConnectionState {
    return this.#state
  }

  subscriptionState(channel: string): SubscriptionState {
    return this.#subscriptions.get(channel)?.state ?? 'unsubscribed'
  }

  /** Returns a function that removes the listener, as all `on…` methods do. */
  onState(listener: (state: ConnectionState) => void): () => void {
    this.#on_state.add(listener)
    return () => this.#on_state.delete(listener)
  }

  /** Calls the handler for every message of a type, on any channel. Types without a handler are ignored (RTM-014). */
  onMessage(type: string, handler: MessageHandler): () => void {
    return this.#messages.add(type, handler)
  }

  /**
   * Calls the handler when a channel is subscribed without recovery: at first, and after a break that was too long. The state of
   * the channel must then be loaded again.
   */
  onResync(channel: string, handler: () => void): () => void {
    const handlers = this.#on_resync.get(channel) ?? new Set()
    this.#on_resync.set(channel, handlers)
    handlers.add(handler)
    return () => handlers.delete(handler)
  }

  /** Notes a state that came in a response. False if a newer one is known; the response is then ignored. */
  takeState(state: StateMark): boolean {
    return this.#revisions.take(state)
  }

  /** Loads the library, in a browser until it has come, and connects. */
  async connect(): Promise<void> {
    this.#wanted = true
    const { Centrifuge: Library } = await loadLibrary()
    if (!this.#wanted) return
    this.#centrifuge ??= this.#create(Library)
    this.#centrifuge.connect()
  }

  /** Disconnects; channels stay wanted for the next `connect`. */
  disconnect(): void {
    this.#wanted = false
    clearTimeout(this.#gap_timer)
    this.#centrifuge?.disconnect()
  }

  /** Subscribes to a further channel, e.g. of a race whose page is open. Without a token one is requested. */
  subscribe(channel: string, token = ''): void {
    if (this.#channels.has(channel)) return
    this.#channels.set(channel, { token })
    if (this.#centrifuge !== null) this.#subscribe(this.#centrifuge, channel, { token })
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
    centrifuge.on('disconnected', ({ code, reason }) => this.#tellCut(code === finalCloseCode, reason))
    centrifuge.on('connecting', ({ code, reason }) => this.#tellCut(code === reconnectCode, reason))
    centrifuge.on('error', ({ error }) => this.#options.onError?.(error))
    // Channels that the server subscribed the connection to.
    centrifuge.on('publication', ({ channel, data }) => this.#deliver(channel, data))
    centrifuge.on('subscribed', ({ wasRecovering, recovered }) => this.#checkGap(wasRecovering, recovered))
    for (const [channel, known] of this.#channels) this.#subscribe(centrifuge, channel, known)
    return centrifuge
  }

  #subscribe(centrifuge: Centrifuge, channel: string, wanted: WantedChannel): void {
    const getToken = (): Promise<string> => this.#options.getSubscriptionToken(channel)
    const subscription = centrifuge.newSubscription(channel, { ...wanted, getToken })
    let is_first = true
    subscription.on('publication', ({ data }) => this.#deliver(channel, data))
    subscription.on('subscribed', ({ wasRecovering, recovered }) => {
      this.#checkGap(wasRecovering, recovered)
      const is_known = wasRecovering && recovered && !is_first
      is_first = false
      if (!is_known) for (const handler of this.#on_resync.get(channel) ?? []) this.#guard(handler)
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
    const follow = was_recovering ? (recovered ? undefined : this.#options.onGap) : is_first ? this.#options.onBegun : undefined
    if (!follow) return
    clearTimeout(this.#gap_timer)
    this.#gap_timer = setTimeout(() => this.#guard(follow), gap_settles_ms)
  }

  /** The library disconnects for good when a handler throws, so errors are caught: one broken handler must not stop the others. */
  #guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#options.onError?.(error)
    }
  }
}
