import { textFrame } from '#kernel/realtime/hub/frame.ts'
import type { Stream } from '#kernel/realtime/hub/stream.ts'

/** What a channel needs of a connection: it writes finished frames. */
export interface Reader {
  write(frame: Buffer): void
}

/** A frame with more text than this is sent at once, to keep frames a reasonable size. */
const most_pending_characters = 256 * 1024

/** One channel: its subscribers, recent messages, and messages waiting for the next flush. */
export class Channel {
  readonly name: string
  readonly stream: Stream
  readonly readers = new Set<Reader>()
  /** When its last subscriber left or its last message came; idle channels are removed some time after that. */
  idle_since_ms: number
  readonly #prefix: string
  #pending: string[] = []
  #pending_characters = 0

  constructor(name: string, stream: Stream, now_ms: number) {
    this.name = name
    this.stream = stream
    this.idle_since_ms = now_ms
    this.#prefix = `{"push":{"channel":${JSON.stringify(name)},"pub":`
  }

  /** Stores a message and queues it for the next flush. */
  add(data_json: string, at_ms: number): void {
    const publication = this.stream.append(data_json, at_ms)
    this.idle_since_ms = at_ms
    if (this.readers.size === 0) return
    const push = `${this.#prefix}${publication}}}`
    this.#pending.push(push)
    this.#pending_characters += push.length
    if (this.#pending_characters > most_pending_characters) this.flush()
  }

  /** Sends all queued messages as one frame, built once. */
  flush(): void {
    if (this.#pending.length === 0) return
    const frame = textFrame(this.#pending.join('\n'))
    this.#pending = []
    this.#pending_characters = 0
    for (const reader of this.readers) reader.write(frame)
  }
}
