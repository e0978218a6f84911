import { addressOf as networkOf } from '#kernel/addresses/network.ts'
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { HubHandle } from '#kernel/realtime/hub/hub-handle.ts'

/** The same path as Centrifugo's, so that a reverse proxy needs one rule for both. */
export const hubPath = '/connection/websocket'

export interface UpgradeOptions {
  /** The client's address; the caller decides whether to trust proxies. IPv6 addresses are counted by customer network. */
  readonly addressOf?: (request: IncomingMessage) => string
  /** Origins allowed besides the site's own host, e.g. the public address behind a proxy that rewrites Host. */
  readonly origins?: readonly string[]
}

const answers = { 400: 'Bad Request', 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const

/** Responds and destroys the socket: sockets of an HTTP server can otherwise stay half open for as long as the client likes. */
const refuse = (socket: Duplex, status: keyof typeof answers): void => {
  socket.end(`HTTP/1.1 ${status} ${answers[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

/**
 * Whether the upgrade comes from the site's own page. Browsers always send Origin with an upgrade, and a foreign page must not open
 * a socket in a visitor's name. Other clients send none, and have no cookies that could be abused.
 */
const isOwnOrigin = (request: IncomingMessage, origins: readonly string[]): boolean => {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** The headers that the WebSocket handshake needs. Cookies and others are not passed on to the hub. */
const handshakeHeaders = ['upgrade', 'sec-websocket-key', 'sec-websocket-version', 'sec-websocket-protocol'] as const

const headersOf = (request: IncomingMessage): IncomingHttpHeaders =>
  Object.fromEntries(handshakeHeaders.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])))

/**
 * Lets the hub handle upgrade requests for its path on the site's own port. Other paths are left to other listeners, or refused if
 * there are none. Returns a function that detaches it.
 */
export const answerUpgrades = (server: Server, hub: HubHandle, options: UpgradeOptions = {}): (() => void) => {
  const { addressOf = (request) => request.socket.remoteAddress ?? '', origins = [] } = options
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const path = (request.url ?? '').split('?', 1)[0]
    // Another listener may handle this path (hot reload); if there is none, the request would never be answered.
    if (path !== hubPath && server.listenerCount('upgrade') > 1) return
    // Without an error listener, a client that resets its connection now would end the process.
    socket.on('error', () => socket.destroy())
    if (path !== hubPath) return refuse(socket, 404)
    if (request.headers.upgrade?.toLowerCase() !== 'websocket' || !(socket instanceof Socket)) return refuse(socket, 400)
    if (!isOwnOrigin(request, origins)) return refuse(socket, 403)
    const handshake = { url: hubPath, headers: headersOf(request), address: networkOf(addressOf(request)) }
    if (!hub.accept(handshake, socket, head)) refuse(socket, 503)
  }
  server.on('upgrade', onUpgrade)
  return () => server.off('upgrade', onUpgrade)
}
