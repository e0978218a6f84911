import type { HubHandle } from '#kernel/realtime/hub/hub-handle.ts'
import type { EncodedPublication } from '#kernel/realtime/hub/hub.ts'
import { finalCloseCode } from '#kernel/realtime/hub/protocol.ts'
import type { ChannelPosition, Publication, Publisher } from '#kernel/realtime/publisher.ts'
import { sessionMark } from '#kernel/realtime/tokens.ts'

/** A close frame holds at most 123 bytes of reason, and clients need a non-empty one. */
const reasonOf = (reason: string): string => {
  const text = reason.trim() || 'disconnected by the house'
  return Buffer.byteLength(text) <= 123
    ? text
    : Buffer.from(text)
        .subarray(0, 120)
        .toString('utf8')
        .replace(/\uFFFD+$/, '')
}

/**
 * Publishes to the embedded hub. Messages of one event-loop turn are sent together. While no hub is attached (or it restarts)
 * messages are dropped: no client is connected then.
 */
export class EmbeddedPublisher implements Publisher {
  #hub: HubHandle | null = null
  #gathered: EncodedPublication[] = []
  #leaving: Promise<void> | null = null

  /** Attaches the hub that receives messages from now on; it is stopped together with the publisher. */
  attach(hub: HubHandle): void {
    this.#hub = hub
  }

  /** Throws TypeError at once for data that JSON cannot represent, such as a bigint; then nothing of that call is sent. */
  async publish(publications: readonly Publication[]): Promise<void> {
    const encoded = publications.map(({ channel, message }) => [channel, JSON.stringify(message)] as const)
    if (this.#hub === null || encoded.length === 0) return
    this.#gathered.push(...encoded)
    this.#leaving ??= new Promise((resolve) => {
      setImmediate(() => resolve(this.#send()))
    })
    await this.#leaving
  }

  async positions(channels: readonly string[]): Promise<readonly (ChannelPosition | null)[]> {
    return (await this.#hub?.positions(channels)) ?? channels.map(() => null)
  }

  async kept(channels: readonly string[]): Promise<readonly boolean[]> {
    if (this.#hub === null) return channels.map(() => false)
    return (await this.#hub.kept(channels)) ?? channels.map(() => true)
  }

  async disconnect(player_id: bigint, reason: string, sessions?: readonly string[]): Promise<void> {
    // Messages published before the disconnect must still reach this player.
    const sent = this.#send()
    await this.#hub?.disconnect(String(player_id), { code: finalCloseCode, reason: reasonOf(reason) }, sessions?.map(sessionMark))
    await sent
  }

  async close(): Promise<void> {
    await this.#send()
    await this.#hub?.stop()
    this.#hub = null
  }

  async #send(): Promise<void> {
    const gathered = this.#gathered
    this.#gathered = []
    this.#leaving = null
    if (gathered.length > 0) await this.#hub?.publish(gathered)
  }
}
