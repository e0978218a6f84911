import { type RawData, WebSocket } from 'ws'

const reasons: Readonly<Record<number, string>> = {
  1000: 'closed',
  1002: 'protocol error',
  1003: 'text only',
  1007: 'invalid text',
  1008: 'policy violation',
  1009: 'message size limit exceeded',
}

/** The connection that a socket belongs to. */
export interface Peer {
  receive(text: string): void
  gone(): void
}

/**
 * A server-side WebSocket that always closes with a text reason: clients of this protocol ignore no-reconnect codes without one
 * and `ws` by itself sends a bare code for an invalid or too long message.
 */
export class HubSocket extends WebSocket {
  peer: Peer | null = null

  /** Attaches the socket to its connection. Listeners are shared by all sockets, to save memory. */
  serve(peer: Peer): void {
    this.peer = peer
    this.on('message', onMessage)
    this.on('close', onClose)
    // After an error `ws` closes the socket by itself, and the close event is handled.
    this.on('error', ignore)
  }

  override close(code?: number, reason?: string | Buffer): void {
    const known = code === undefined || code === 1005 ? 1000 : code
    super.close(known, reason !== undefined && reason.length > 0 ? reason : (reasons[known] ?? 'closed'))
  }
}

const ignore = (): void => undefined

function onMessage(this: WebSocket, data: RawData, is_binary: boolean): void {
  if (!(this instanceof HubSocket)) return
  if (is_binary) this.close(1003)
  else this.peer?.receive(data.toString())
}

function onClose(this: WebSocket): void {
  if (this instanceof HubSocket) this.peer?.gone()
}
