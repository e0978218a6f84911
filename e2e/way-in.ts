import { createServer, Agent, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

/** A proxy through which one visitor accesses the site, with a client address of its own. */
export interface WayIn {
  /** Proxy URL for the browser: `http://127.0.0.1:PORT`. */
  readonly server: string
  readonly close: () => void
}

/**
 * Opens a proxy that adds its visitor's client address. A header on the page's own calls would trigger CORS checks, and
 * intercepting calls would disable the browser's cache.
 */
export const openWayIn = async (address: string): Promise<WayIn> => {
  const agent = new Agent({ keepAlive: true })
  const tunnels = new Set<Socket>()

  const forward = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { hostname, port, pathname, search } = new URL(asked.url ?? '')
    const headers = { ...asked.headers, 'x-forwarded-for': address }
    const sent = request({ agent, hostname, port, path: `${pathname}${search}`, method: asked.method, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, told.statusMessage, told.rawHeaders)
      told.pipe(answer)
      told.on('error', () => answer.destroy())
    })
    sent.on('error', () => answer.destroy())
    answer.on('close', () => sent.destroy())
    asked.pipe(sent)
  }

  const server = createServer(forward)
  // WebSockets are tunnelled.
  server.on('connect', ({ url = '' }: IncomingMessage, socket: Socket) => {
    const { hostname, port } = new URL(`http://${url}`)
    const site = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      site.pipe(socket).pipe(site)
    })
    for (const one of [site, socket]) {
      tunnels.add(one)
      one.on('error', () => one.destroy())
      one.on('close', () => {
        tunnels.delete(one)
        site.destroy()
        socket.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const one of tunnels) one.destroy()
      agent.destroy()
      server.close()
      server.closeAllConnections()
    },
  }
}
