import { Channel, type Reader } from '#kernel/realtime/hub/channel.ts'
import type { Limits } from '#kernel/realtime/hub/limits.ts'
import { Stream } from '#kernel/realtime/hub/stream.ts'
import type { ChannelPosition } from '#kernel/realtime/publisher.ts'

/**
 * All channels with current or recent subscribers, and those whose position somebody was told. A message for any other channel is
 * dropped: a first subscription without a position starts from now, so nobody could ever ask for it.
 */
export class Channels {
  readonly #limits: Limits
  readonly #epoch: string
  readonly #channels = new Map<string, Channel>()
  #dirty = new Set<Channel>()
  #streams = 0

  /** `epoch` is unique to this run of the hub. */
  constructor(epoch: string, limits: Limits) {
    this.#epoch = epoch
    this.#limits = limits
  }

  get size(): number {
    return this.#channels.size
  }

  /** Whether a message for it would be kept. */
  has(name: string): boolean {
    return this.#channels.has(name)
  }

  /** True if the message waits for a flush. */
  publish(name: string, data_json: string, now_ms: number): boolean {
    const channel = this.#channels.get(name)
    if (channel === undefined) return false
    channel.add(data_json, now_ms)
    this.#dirty.add(channel)
    return true
  }

  flush(): void {
    const dirty = this.#dirty
    this.#dirty = new Set()
    for (const channel of dirty) channel.flush()
  }

  /**
   * Adds a subscriber at the stream's current end. Queued messages are flushed to the others first, so that the new one gets them
   * through recovery or not at all, but never twice.
   */
  join(name: string, reader: Reader, now_ms: number): Channel {
    const channel = this.#channels.get(name) ?? this.#create(name, now_ms)
    channel.flush()
    channel.readers.add(reader)
    return channel
  }

  /** The stream's current end. The channel is kept for a message's lifetime, as if a subscriber had just left. */
  position(name: string, now_ms: number): ChannelPosition {
    const channel = this.#channels.get(name) ?? this.#create(name, now_ms)
    channel.idle_since_ms = now_ms
    return { offset: channel.stream.offset, epoch: channel.stream.epoch }
  }

  leave(name: string, reader: Reader, now_ms: number): void {
    const channel = this.#channels.get(name)
    if (channel?.readers.delete(reader)) channel.idle_since_ms = now_ms
  }

  /** Removes expired messages, and channels that had no subscriber, message or coming reader for a message's lifetime. */
  prune(now_ms: number): void {
    const horizon_ms = now_ms - this.#limits.history_ttl_ms
    for (const channel of this.#channels.values()) {
      channel.stream.forgetOlderThan(horizon_ms)
      if (channel.readers.size === 0 && channel.idle_since_ms < horizon_ms) this.#channels.delete(channel.name)
    }
  }

  #create(name: string, now_ms: number): Channel {
    this.#streams += 1
    const channel = new Channel(name, new Stream(`${this.#epoch}.${this.#streams.toString(36)}`, this.#limits), now_ms)
    this.#channels.set(name, channel)
    return channel
  }
}
