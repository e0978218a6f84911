import type { Limits } from '#kernel/realtime/hub/limits.ts'

interface Entry {
  /** The publication as the protocol writes it: `{"data":…,"offset":7}`. */
  readonly publication: string
  readonly at_ms: number
}

type HistoryLimits = Pick<Limits, 'history_messages' | 'history_bytes' | 'history_ttl_ms'>

/**
 * The last messages of one channel. `epoch` names this stream and no other: a channel that was forgotten and begins
 * again gets another one, so that an offset of the old stream can never be taken for one of the new.
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

  /** Keeps a message (JSON text of its data) and returns it as the protocol's publication. */
  append(data_json: string, at_ms: number): string {
    this.#offset += 1
    const publication = `{"data":${data_json},"offset":${this.#offset}}`
    this.#entries.push({ publication, at_ms })
    this.#characters += publication.length
    while (this.#entries.length > this.#limits.history_messages || this.#characters > this.#limits.history_bytes) this.#forgetOldest()
    return publication
  }

  /** Exactly the publications after a position, or null where some of them are no longer known. */
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
