import { connect, type Socket } from 'node:net'

const head_end = '\r\n\r\n'

export interface Load {
  readonly url: string
  readonly connections: number
  readonly duration_ms: number
  readonly headers: Readonly<Record<string, string>>
}

/** Sends requests over one connection until stopped; returns the number of responses. */
const askOver = (socket: Socket, request: Buffer, isOver: () => boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    let answers = 0
    let missing = 0
    let head = ''
    socket.on('error', reject)
    socket.on('data', (bytes) => {
      if (missing === 0) {
        head += bytes.toString('latin1')
        const end = head.indexOf(head_end)
        if (end === -1) return
        if (!head.startsWith('HTTP/1.1 200')) return void socket.destroy(new Error(head.slice(0, 200)))
        missing = Number(/^content-length: (\d+)/im.exec(head)?.[1]) - (head.length - end - head_end.length)
        head = ''
      } else missing -= bytes.length
      if (missing > 0) return
      answers += 1
      if (!isOver()) return void socket.write(request)
      socket.destroy()
      resolve(answers)
    })
    socket.write(request)
  })

/**
 * GETs of one URL over keep-alive connections, with a client that only counts bytes: parsing responses as a browser does would take
 * ten times as long as the server needs for a page of 11 KB. Returns the number of responses; throws on any that is not a 200.
 */
export const answersUnder = async ({ url, connections, duration_ms, headers }: Load): Promise<number> => {
  const { hostname, port, pathname } = new URL(url)
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const until_ms = performance.now() + duration_ms
  const isOver = (): boolean => performance.now() >= until_ms
  const counts = Array.from({ length: connections }, () =>
    askOver(connect({ host: hostname, port: Number(port), noDelay: true }), request, isOver),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}
