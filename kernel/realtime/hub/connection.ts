import type { Socket } from 'node:net'
import type { Reader } from '#kernel/realtime/hub/channel.ts'
import { textFrame } from '#kernel/realtime/hub/frame.ts'
import type { HubSocket, Peer } from '#kernel/realtime/hub/hub-socket.ts'
import type { Limits } from '#kernel/realtime/hub/limits.ts'
import { type Command, type Ending, endings, type ReplyError } from '#kernel/realtime/hub/protocol.ts'
import { readCommand } from '#kernel/realtime/hub/read-command.ts'

/** 0 means: does not expire. */
export interface Subscription {
  expires_at_ms: number
  /** Given by the connection token, not asked for by the client; it lives as long as the connection. */
  readonly by_server: boolean
}

/** What a connection reports to its hub. One object for all connections: closures per socket would cost memory. */
export interface ConnectionEvents {
  command(connection: Connection, command: Command): void
  /** It reads no more; its socket may still be saying goodbye. */
  left(connection: Connection): void
  /** Its socket is closed. */
  gone(connection: Connection): void
  /** A command ran into a mistake of the hub's own. */
  failed(error: unknown): void
  now_ms(): number
}

/** One client: its socket, who it is, what it reads, and until when. */
export class Connection implements Reader, Peer {
  readonly address: string
  readonly subscriptions = new Map<string, Subscription>()
  /** Null until the connect command; then the player's id as text, empty for a guest. */
  user: string | null = null
  /** Mark of the session whose token opened it; empty without one. */
  session = ''
  expires_at_ms = 0
  /** The moment of the next thing to do: the connect command is due, then pings go out and pongs are due. */
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

  /** Writes a finished frame. A reader that lets too much pile up is cut; it comes back and recovers what it missed. */
  write(frame: Buffer): void {
    if (this.#ended) return
    if (this.#socket.writableLength > this.#limits.queue_bytes) this.end(endings.slow)
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

  /** Says why, and goes. `ws` destroys the socket if the other side doesn't answer the closing frame in time. */
  end(ending: Ending): void {
    if (this.#ended) return
    this.#leave()
    this.#web_socket.close(ending.code, ending.reason)
  }

  /** The socket is gone, whoever closed it. */
  gone(): void {
    if (!this.#ended) this.#leave()
    this.#events.gone(this)
  }

  /** Drops the socket without a word. */
  terminate(): void {
    this.#web_socket.terminate()
  }

  /**
   * Takes one frame of the client, a command per line. The socket is corked meanwhile, so that all replies leave in
   * one packet.
   */
  receive(text: string): void {
    if (this.#ended) return
    this.#socket.cork()
    try {
      for (const line of text.split('\n')) if (line !== '' && !this.#ended) this.#obey(line)
    } catch (error) {
      // A mistake of the hub costs this connection, never the process with everybody in it.
      this.#events.failed(error)
      this.end(endings.serverError)
    } finally {
      this.#socket.uncork()
    }
  }

  #obey(line: string): void {
    if (!this.#mayCommand()) return this.end(endings.tooManyRequests)
    const command = readCommand(line)
    if (command === null) this.end(endings.badRequest)
    else if (command.kind === 'pong') this.#pong()
    else this.#events.command(this, command)
  }

  /** The ping was answered; the next one is due an interval after it. A pong that nobody asked for moves nothing. */
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
