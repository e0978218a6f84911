import { setTimeout as pause } from 'node:timers/promises'
import { reconnectCode, finalCloseCode } from '#kernel/realtime/hub/protocol.ts'
import type { ChannelPosition, Publication, Publisher } from '#kernel/realtime/publisher.ts'

export interface CentrifugoOptions {
  /** URL of the server's HTTP API without a trailing `/api`. */
  readonly api_url: string
  readonly api_key: string
  /** Called with messages that were lost after all retries; a realtime failure must never stop the work that caused a message. */
  readonly onLost: (error: Error, commands: number) => void
  readonly timeout_ms?: number
  readonly tries?: number
  readonly retry_delay_ms?: number
}

type ApiCommand = { readonly publish: object } | { readonly disconnect: object } | { readonly history: object }

interface Reply {
  readonly error?: { readonly code: number; readonly message: string }
  readonly history?: { readonly offset?: number; readonly epoch?: string }
}

/** Well below Centrifugo's own limit per request, to keep bodies small. */
const batch_size = 500

/** A start-up call waits at most this long for positions. */
const positions_within_ms = 500

const positionIn = (reply: Reply | undefined): ChannelPosition | null =>
  reply?.history?.epoch === undefined ? null : { offset: reply.history.offset ?? 0, epoch: reply.history.epoch }

/** A response that a retry would only repeat: wrong key, unknown URL, refused body. */
class FinalError extends Error {}

/** Publishes to a Centrifugo server over its HTTP API (v6, `POST /api/batch`, X-API-Key). */
export class CentrifugoPublisher implements Publisher {
  readonly #options: Required<CentrifugoOptions>
  readonly #batch_url: string
  readonly #closing = new AbortController()
  /** Requests are sent one after the other, so that messages of a channel keep their order. */
  #queue: Promise<void> = Promise.resolve()

  constructor(options: CentrifugoOptions) {
    this.#options = { timeout_ms: 5_000, tries: 4, retry_delay_ms: 200, ...options }
    this.#batch_url = `${options.api_url.replace(/\/+$/, '')}/api/batch`
  }

  async publish(publications: readonly Publication[]): Promise<void> {
    const commands = publications.map(({ channel, message }) => ({ publish: { channel, data: message } }))
    for (let start = 0; start < commands.length; start += batch_size) await this.#enqueue(commands.slice(start, start + batch_size))
  }

  /** Not behind queued messages: those that follow the position are recovered, and a page must not wait for retries. */
  async positions(channels: readonly string[]): Promise<readonly (ChannelPosition | null)[]> {
    if (channels.length === 0) return []
    const commands = channels.map((channel) => ({ history: { channel, limit: 0 } }))
    const replies = await this.#ask(commands, positions_within_ms).catch((error: unknown) => {
      this.#options.onLost(error instanceof Error ? error : new Error(String(error)), commands.length)
      return []
    })
    return channels.map((_, index) => positionIn(replies[index]))
  }

  /** A Centrifugo keeps a history of its own, and to ask it is as dear as to tell. */
  async kept(channels: readonly string[]): Promise<readonly boolean[]> {
    return channels.map(() => true)
  }

  /**
   * Centrifugo knows players but not our sessions, so all of the player's connections are asked to reconnect, and the site then
   * checks their session.
   */
  disconnect(player_id: bigint, reason: string, sessions?: readonly string[]): Promise<void> {
    const disconnect = { code: sessions ? reconnectCode : finalCloseCode, reason: reason.trim() || 'disconnected by the house' }
    return this.#enqueue([{ disconnect: { user: String(player_id), disconnect } }])
  }

  /** Waits for requests in progress, without further retries. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#queue
  }

  #enqueue(commands: readonly ApiCommand[]): Promise<void> {
    this.#queue = this.#queue.then(() => this.#send(commands))
    return this.#queue
  }

  async #send(commands: readonly ApiCommand[]): Promise<void> {
    const { tries, retry_delay_ms, timeout_ms, onLost } = this.#options
    for (let attempt = 1; ; attempt++) {
      try {
        // Single commands of a batch can fail on their own, e.g. for a channel whose namespace is not configured on that server.
        const failed = (await this.#ask(commands, timeout_ms)).filter((reply) => reply.error)
        if (failed.length > 0) onLost(new Error(`Centrifugo refused: ${failed[0]?.error?.message}`), failed.length)
        return
      } catch (error) {
        const last = attempt >= tries || error instanceof FinalError || this.#closing.signal.aborted
        if (last) return onLost(error instanceof Error ? error : new Error(String(error)), commands.length)
        await pause(retry_delay_ms * 2 ** (attempt - 1), undefined, { signal: this.#closing.signal }).catch(() => undefined)
      }
    }
  }

  async #ask(commands: readonly ApiCommand[], within_ms: number): Promise<readonly Reply[]> {
    const response = await fetch(this.#batch_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': this.#options.api_key },
      body: JSON.stringify({ commands }),
      signal: AbortSignal.timeout(within_ms),
    })
    const text = await response.text()
    if (!response.ok) {
      const message = `Centrifugo answered ${response.status}`
      throw response.status >= 500 || response.status === 429 ? new Error(message) : new FinalError(message)
    }
    return (JSON.parse(text) as { readonly replies?: readonly Reply[] }).replies ?? []
  }
}
