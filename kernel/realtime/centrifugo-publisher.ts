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

/** A cut follows the messages of before it, but for this long at most: it must reach the player within a second. */
const cut_waits_ms = 300
/** And whoever waits for the cut itself, such as a log-out, has its answer in time with every try. */
const cut_timeout_ms = 2_000

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
  readonly #cuts = new Set<Promise<void>>()
  /** How many requests of the queue have used up their tries. */
  #losses = 0
  /** The last request of the queue had no answer. */
  #is_down = false

  constructor(options: CentrifugoOptions) {
    this.#options = { timeout_ms: 5_000, tries: 4, retry_delay_ms: 200, ...options }
    this.#batch_url = `${options.api_url.replace(/\/+$/, '')}/api/batch`
  }

  async publish(publications: readonly Publication[]): Promise<void> {
    const commands = publications.map(({ channel, message }) => ({ publish: { channel, data: message } }))
    const sent: Promise<void>[] = []
    for (let start = 0; start < commands.length; start += batch_size) sent.push(this.#enqueue(commands.slice(start, start + batch_size)))
    await Promise.all(sent)
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
   * checks their session. A cut does not wait in the queue, where messages may be tried for long, and is not dropped with them.
   */
  async disconnect(player_id: bigint, reason: string, sessions?: readonly string[]): Promise<void> {
    const disconnect = { code: sessions ? reconnectCode : finalCloseCode, reason: reason.trim() || 'disconnected by the house' }
    const { tries, timeout_ms } = this.#options
    const cut = Promise.race([this.#queue, pause(cut_waits_ms)]).then(async () => {
      await this.#send([{ disconnect: { user: String(player_id), disconnect } }], tries, Math.min(timeout_ms, cut_timeout_ms))
    })
    this.#cuts.add(cut)
    await cut.finally(() => this.#cuts.delete(cut))
  }

  /** Waits for requests in progress, without further retries. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all([this.#queue, ...this.#cuts])
  }

  #enqueue(commands: readonly ApiCommand[]): Promise<void> {
    const losses = this.#losses
    this.#queue = this.#queue.then(() => this.#sendNext(commands, losses))
    return this.#queue
  }

  /**
   * A Centrifugo that does not answer costs every try its whole timeout. So what waited behind a request that had none is dropped with it, and
   * as long as it lasts the next request is tried once: whoever waits for the queue waits for one request, not for all that are in it.
   */
  async #sendNext(commands: readonly ApiCommand[], losses: number): Promise<void> {
    const { tries, timeout_ms, onLost } = this.#options
    if (losses !== this.#losses) return onLost(new Error('dropped behind a message that Centrifugo did not take'), commands.length)
    this.#is_down = !(await this.#send(commands, this.#is_down ? 1 : tries, timeout_ms))
    if (this.#is_down) this.#losses += 1
  }

  /** Whether Centrifugo answered, be it with a refusal. */
  async #send(commands: readonly ApiCommand[], tries: number, timeout_ms: number): Promise<boolean> {
    const { retry_delay_ms, onLost } = this.#options
    for (let attempt = 1; ; attempt++) {
      try {
        // Single commands of a batch can fail on their own, e.g. for a channel whose namespace is not configured on that server.
        const failed = (await this.#ask(commands, timeout_ms)).filter((reply) => reply.error)
        if (failed.length > 0) onLost(new Error(`Centrifugo refused: ${failed[0]?.error?.message}`), failed.length)
        return true
      } catch (error) {
        const is_final = error instanceof FinalError
        if (is_final || attempt >= tries || this.#closing.signal.aborted) {
          onLost(error instanceof Error ? error : new Error(String(error)), commands.length)
          return is_final
        }
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
