import type { Limits } from '#kernel/realtime/hub/limits.ts'

interface Entry {
  /** The publication in the protocol's form: `{"data":…,"offset":7}`. */
  readonly publication: string
  readonly at_ms: number
}

type HistoryLimits = Pick<Limits, 'history_messages' | 'history_bytes' | 'history_ttl_ms'>

/**
 * The recent messages of one channel. `epoch` identifies this stream: a channel that was removed and created again has another one,
 * so that an old offset is never applied to the new stream.
 */
export class Stream {
  readonly epoch: string
  readonly #limits: HistoryLimits
  readonly #entries: Entry[] = []
  #offset = 0
  #characters = 0

  constructor(epoch: string, limits: HistoryLimits) {
    this.epoch = epoch
    this.#limits = limits
  }

  /** Offset of the newest message; the first message has offset 1. */
  get offset(): number {
    return this.#offset
  }

  /** Stores a message (its data as JSON text) and returns it in the protocol's form. */
  append(data_json: string, at_ms: number): string {
    this.#offset += 1
    const publication = `{"data":${data_json},"offset":${this.#offset}}`
    this.#entries.push({ publication, at_ms })
    this.#characters += publication.length
    while (this.#entries.length > this.#limits.history_messages || this.#characters > this.#limits.history_bytes) this.#forgetOldest()
    return publication
  }

  /** Exactly the publications after a position, or null if some of them are no longer stored. */
  since(offset: number, epoch: string, now_ms: number): readonly string[] | null {
    if (epoch !== this.epoch || offset > this.#offset) return null
    this.forgetOlderThan(now_ms - this.#limits.history_ttl_ms)
    const missed = this.#offset - offset
    if (missed > this.#entries.length) return null
    return missed === 0 ? [] : this.#entries.slice(-missed).map((entry) => entry.publication)
  }

  forgetOlderThan(moment_ms: number): void {
    while (this.#entries.length > 0 && (this.#entries[0]?.at_ms ?? 0) < moment_ms) this.#forgetOldest()
  }

  #forgetOldest(): void {
    this.#characters -= this.#entries.shift()?.publication.length ?? 0
  }
}
