import { setTimeout as pause } from 'node:timers/promises'
import { reconnectCode, finalCloseCode } from '#kernel/realtime/hub/protocol.ts'
import type { Publication, Publisher } from '#kernel/realtime/publisher.ts'

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

type ApiCommand = { readonly publish: object } | { readonly disconnect: object }

interface BatchReply {
  readonly replies?: readonly { readonly error?: { readonly code: number; readonly message: string } }[]
}

/** Well below Centrifugo's own limit per request, to keep bodies small. */
const batch_size = 500

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
    const body = JSON.stringify({ commands })
    this.#queue = this.#queue.then(() => this.#send(body, commands.length))
    return this.#queue
  }

  async #send(body: string, commands: number): Promise<void> {
    const { tries, retry_delay_ms, onLost } = this.#options
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#post(body)
      } catch (error) {
        const last = attempt >= tries || error instanceof FinalError || this.#closing.signal.aborted
        if (last) return onLost(error instanceof Error ? error : new Error(String(error)), commands)
        await pause(retry_delay_ms * 2 ** (attempt - 1), undefined, { signal: this.#closing.signal }).catch(() => undefined)
      }
    }
  }

  async #post(body: string): Promise<void> {
    const response = await fetch(this.#batch_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': this.#options.api_key },
      body,
      signal: AbortSignal.timeout(this.#options.timeout_ms),
    })
    const text = await response.text()
    if (!response.ok) {
      const message = `Centrifugo answered ${response.status}`
      throw response.status >= 500 || response.status === 429 ? new Error(message) : new FinalError(message)
    }
    // Single commands of a batch can fail on their own, e.g. for a channel whose namespace is not configured on that server.
    const failed = (JSON.parse(text) as BatchReply).replies?.filter((reply) => reply.error) ?? []
    if (failed.length > 0) this.#options.onLost(new Error(`Centrifugo refused: ${failed[0]?.error?.message}`), failed.length)
  }
}
