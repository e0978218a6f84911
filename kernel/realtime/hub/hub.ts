import { randomBytes } from 'node:crypto'
import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { type Server, WebSocketServer } from 'ws'
import type { Clock } from '#kernel/clock/clock.ts'
import { Channels } from '#kernel/realtime/hub/channels.ts'
import { runCommand, type CommandContext } from '#kernel/realtime/hub/commands.ts'
import { Connection, type ConnectionEvents } from '#kernel/realtime/hub/connection.ts'
import { HubSocket } from '#kernel/realtime/hub/hub-socket.ts'
import { defaultLimits, type Limits } from '#kernel/realtime/hub/limits.ts'
import { type CloseReason, closeReasons } from '#kernel/realtime/hub/protocol.ts'
import { Revocations } from '#kernel/realtime/hub/revocations.ts'
import { Roster } from '#kernel/realtime/hub/roster.ts'
import { runPeriodicCheck } from '#kernel/realtime/hub/periodic-check.ts'
import { createTokenVerifier } from '#kernel/realtime/hub/token-verifier.ts'
import type { ChannelPosition } from '#kernel/realtime/publisher.ts'
import { connection_token_life_s, type RealtimeKey } from '#kernel/realtime/tokens.ts'

/** The part of an upgrade request that the hub needs; plain data, so that it can be sent to another process. */
export interface Handshake {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly address: string
}

/** Channel, and the data as JSON text. */
export type EncodedPublication = readonly [channel: string, data_json: string]

export interface HubStats {
  readonly connections: number
  readonly channels: number
  readonly publications: number
}

export interface HubOptions {
  readonly keys: readonly RealtimeKey[]
  /** Existing namespaces; any other channel is unknown (error 102). */
  readonly namespaces: readonly string[]
  readonly limits?: Partial<Limits>
}

const busy = 'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

const createSocketServer = (limits: Limits): Server<typeof HubSocket> => {
  // `closeTimeout` is missing from the type declarations of `ws`, hence the separate object.
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.message_bytes,
    closeTimeout: limits.close_within_ms,
    WebSocket: HubSocket,
  }
  return new WebSocketServer(options)
}

/** The embedded hub: speaks the Centrifuge protocol (JSON) with clients, and broadcasts the site's publications. */
export class Hub {
  readonly #limits: Limits
  readonly #clock: Clock
  readonly #server: Server<typeof HubSocket>
  readonly #channels: Channels
  readonly #roster: Roster
  readonly #revocations = new Revocations(connection_token_life_s * 1000)
  readonly #events: ConnectionEvents
  readonly #round: NodeJS.Timeout
  #all_gone: (() => void) | null = null
  #flush_planned = false
  #flushed_at_ms = 0
  #publications = 0
  #identified = 0
  #rounds = 0

  constructor(options: HubOptions, clock: Clock) {
    this.#clock = clock
    this.#limits = { ...defaultLimits, ...options.limits }
    this.#channels = new Channels(randomBytes(6).toString('base64url'), this.#limits)
    this.#roster = new Roster(this.#limits)
    this.#server = createSocketServer(this.#limits)
    const context: CommandContext = {
      channels: this.#channels,
      limits: this.#limits,
      namespaces: new Set(options.namespaces),
      verifier: createTokenVerifier(options.keys, clock),
      clock,
      isRevoked: (grant) => this.#revocations.covers(grant),
      identified: (connection) => this.#identify(connection),
    }
    this.#events = {
      command: (connection, command) => runCommand(connection, command, context),
      left: (connection) => this.#leave(connection),
      gone: (connection) => this.#forget(connection),
      failed: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
      now_ms: () => this.#nowMs(),
    }
    this.#round = setInterval(() => this.#runPeriodicCheck(), 1000)
    this.#round.unref()
  }

  /** Takes a socket whose upgrade request was read but not answered. */
  accept(handshake: Handshake, socket: Socket, head: Buffer): void {
    if (!this.#roster.hasRoomFor(handshake.address)) {
      socket.on('error', () => socket.destroy())
      socket.end(busy, () => socket.destroy())
      return
    }
    const request = Object.assign(new IncomingMessage(socket), { method: 'GET', url: handshake.url, headers: handshake.headers })
    this.#server.handleUpgrade(request, socket, head, (web_socket) => this.#open(web_socket, socket, handshake.address))
  }

  /** Queues messages for the next flush, which is immediate after a quiet time. */
  publish(publications: readonly EncodedPublication[]): void {
    const now_ms = this.#nowMs()
    let waiting = false
    for (const [channel, data_json] of publications) waiting = this.#channels.publish(channel, data_json, now_ms) || waiting
    this.#publications += publications.length
    if (waiting) this.#planFlush()
  }

  /** Where channels stand. Each keeps its messages from now on, for a reader who is on the way. */
  positions(channels: readonly string[]): readonly ChannelPosition[] {
    const now_ms = this.#nowMs()
    return channels.map((name) => this.#channels.position(name, now_ms))
  }

  /** Whether each channel keeps messages now; those on others are dropped. */
  kept(channels: readonly string[]): readonly boolean[] {
    return channels.map((name) => this.#channels.has(name))
  }

  /**
   * Disconnects all of a player's sockets, or those of the named sessions, after flushing their messages, and revokes the
   * connection tokens issued so far.
   */
  disconnect(user: string, ending: CloseReason, sessions?: readonly string[]): void {
    this.#channels.flush()
    this.#revocations.revoke(user, this.#nowMs(), sessions)
    const cut = this.#roster.of(user).filter(({ session }) => sessions?.includes(session) ?? true)
    for (const connection of cut) connection.end(ending)
  }

  stats(): HubStats {
    return { connections: this.#roster.connections.size, channels: this.#channels.size, publications: this.#publications }
  }

  /** Disconnects everybody with a reconnect code; clients return after random delays. Resolves when the sockets are closed. */
  async close(ending: CloseReason = closeReasons.shutdown): Promise<void> {
    clearInterval(this.#round)
    this.#channels.flush()
    const { connections } = this.#roster
    if (connections.size === 0) return
    const all_gone = new Promise<void>((resolve) => {
      this.#all_gone = resolve
    })
    for (const connection of connections) connection.end(ending)
    const patience = setTimeout(() => {
      for (const connection of connections) connection.terminate()
    }, this.#limits.close_within_ms)
    await all_gone
    clearTimeout(patience)
  }

  #open(web_socket: HubSocket, socket: Socket, address: string): void {
    const connection = new Connection(web_socket, socket, address, this.#limits, this.#events)
    this.#roster.add(connection)
    web_socket.serve(connection)
  }

  /** The first ping comes after half to a whole interval, so that clients that connected together are not pinged together. */
  #identify(connection: Connection): void {
    this.#roster.identify(connection)
    this.#identified += 1
    const spread = (this.#identified * 0.618) % 1
    connection.due_at_ms = this.#nowMs() + this.#limits.ping_interval_ms * (0.5 + spread / 2)
  }

  #leave(connection: Connection): void {
    const now_ms = this.#nowMs()
    for (const channel of connection.subscriptions.keys()) this.#channels.leave(channel, connection, now_ms)
    connection.subscriptions.clear()
  }

  #forget(connection: Connection): void {
    this.#roster.remove(connection)
    if (this.#roster.connections.size === 0) this.#all_gone?.()
  }

  #planFlush(): void {
    if (this.#flush_planned) return
    this.#flush_planned = true
    const wait_ms = this.#flushed_at_ms + this.#limits.flush_interval_ms - performance.now()
    if (wait_ms > 0) setTimeout(() => this.#flush(), wait_ms)
    else setImmediate(() => this.#flush())
  }

  /** The pause starts at the end of a flush, so that a long flush leaves the event loop time for other work. */
  #flush(): void {
    this.#flush_planned = false
    this.#channels.flush()
    this.#flushed_at_ms = performance.now()
  }

  #runPeriodicCheck(): void {
    const now_ms = this.#nowMs()
    runPeriodicCheck(this.#roster.connections, this.#channels, this.#limits, now_ms)
    this.#rounds += 1
    if (this.#rounds % 60 !== 0) return
    this.#channels.prune(now_ms)
    this.#revocations.prune(now_ms)
  }

  #nowMs(): number {
    return this.#clock.now().getTime()
  }
}
