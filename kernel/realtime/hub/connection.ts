import type { Socket } from 'node:net'
import type { Reader } from '#kernel/realtime/hub/channel.ts'
import { textFrame } from '#kernel/realtime/hub/frame.ts'
import type { HubSocket, Peer } from '#kernel/realtime/hub/hub-socket.ts'
import type { Limits } from '#kernel/realtime/hub/limits.ts'
import { type Command, type CloseReason, closeReasons, type ReplyError } from '#kernel/realtime/hub/protocol.ts'
import { readCommand } from '#kernel/realtime/hub/read-command.ts'

/** 0 means that it does not expire. */
export interface Subscription {
  expires_at_ms: number
  /** Granted by the connection token and not by a subscribe command; it lasts as long as the connection. */
  readonly by_server: boolean
}

/** Callbacks of a connection to its hub. One object for all connections, because closures per socket would cost memory. */
export interface ConnectionEvents {
  command(connection: Connection, command: Command): void
  /** The connection has unsubscribed from everything; its socket may still be closing. */
  left(connection: Connection): void
  /** The socket is closed. */
  gone(connection: Connection): void
  /** A command failed because of a bug in the hub. */
  failed(error: unknown): void
  now_ms(): number
}

/** One client connection: its socket, user, subscriptions and expiry. */
export class Connection implements Reader, Peer {
  readonly address: string
  readonly subscriptions = new Map<string, Subscription>()
  /** Null until the connect command; then the player's id as text, empty for a guest. */
  user: string | null = null
  /** Mark of the session that its token was issued to; empty without one. */
  session = ''
  expires_at_ms = 0
  /** Time of the next action: the connect command is due, a ping must be sent, or a pong is due. */
  due_at_ms: number
  awaits_pong = false
  readonly #web_socket: HubSocket
  readonly #socket: Socket
  readonly #limits: Limits
  readonly #events: ConnectionEvents
  #ended = false
  #allowance: number
  #allowance_at_ms: number

  constructor(web_socket: HubSocket, socket: Socket, address: string, limits: Limits, events: ConnectionEvents) {
    this.#web_socket = web_socket
    this.#socket = socket
    this.address = address
    this.#limits = limits
    this.#events = events
    this.#allowance = limits.commands_burst
    this.#allowance_at_ms = events.now_ms()
    this.due_at_ms = this.#allowance_at_ms + limits.connect_within_ms
  }

  get ended(): boolean {
    return this.#ended
  }

  /** Writes a finished frame. A client with too much unsent data is disconnected; it reconnects and recovers what it missed. */
  write(frame: Buffer): void {
    if (this.#ended) return
    if (this.#socket.writableLength > this.#limits.queue_bytes) this.end(closeReasons.slow)
    else this.#socket.write(frame)
  }

  send(text: string): void {
    this.write(textFrame(text))
  }

  reply(id: number, method: string, result: object): void {
    this.send(JSON.stringify({ id, [method]: result }))
  }

  refuse(id: number, error: ReplyError): void {
    this.send(JSON.stringify({ id, error }))
  }

  /** Closes with a reason. `ws` destroys the socket if the other side does not answer the close frame in time. */
  end(ending: CloseReason): void {
    if (this.#ended) return
    this.#leave()
    this.#web_socket.close(ending.code, ending.reason)
  }

  /** The socket was closed by either side. */
  gone(): void {
    if (!this.#ended) this.#leave()
    this.#events.gone(this)
  }

  /** Destroys the socket without a close frame. */
  terminate(): void {
    this.#web_socket.terminate()
  }

  /**
   * Processes one frame of the client, one command per line. The socket is corked meanwhile, so that all replies are sent in one
   * packet.
   */
  receive(text: string): void {
    if (this.#ended) return
    this.#socket.cork()
    try {
      for (const line of text.split('\n')) if (line !== '' && !this.#ended) this.#obey(line)
    } catch (error) {
      // A bug in the hub must only cost this connection, not the process with all others.
      this.#events.failed(error)
      this.end(closeReasons.serverError)
    } finally {
      this.#socket.uncork()
    }
  }

  #obey(line: string): void {
    if (!this.#mayCommand()) return this.end(closeReasons.tooManyRequests)
    const command = readCommand(line)
    if (command === null) this.end(closeReasons.badRequest)
    else if (command.kind === 'pong') this.#pong()
    else this.#events.command(this, command)
  }

  /** The ping was answered; the next one is due an interval after it. An unexpected pong changes nothing. */
  #pong(): void {
    if (!this.awaits_pong) return
    this.awaits_pong = false
    this.due_at_ms += this.#limits.ping_interval_ms - this.#limits.pong_within_ms
  }

  #mayCommand(): boolean {
    const now_ms = this.#events.now_ms()
    const earned = ((now_ms - this.#allowance_at_ms) / 1000) * this.#limits.commands_per_second
    this.#allowance = Math.min(this.#limits.commands_burst, this.#allowance + earned) - 1
    this.#allowance_at_ms = now_ms
    return this.#allowance >= 0
  }

  #leave(): void {
    this.#ended = true
    this.#events.left(this)
  }
}
