import { connect, type Socket } from 'node:net'
import { hubPath } from '#kernel/realtime/hub/answer-upgrades.ts'

/**
 * The clients of the realtime benchmarks, in a separate process so that their work is not counted as the hub's. Plain TCP sockets
 * with just enough WebSocket to connect, subscribe, count bytes and record arrivals.
 */
export type ToSinks =
  | {
      readonly kind: 'open'
      readonly port: number
      readonly sockets: number
      readonly frame: string
      readonly done: string
      readonly at_once: number
    }
  | { readonly kind: 'bytes' }
  | { readonly kind: 'delays' }
  | { readonly kind: 'close' }

export type FromSinks =
  | { readonly kind: 'opened'; readonly took_ms: number }
  | { readonly kind: 'bytes'; readonly bytes: number }
  | { readonly kind: 'delays'; readonly delays_ms: readonly number[] }
  | { readonly kind: 'closed' }

const sockets: Socket[] = []
let bytes = 0
let delays_ms: number[] = []

/** Client frames must be masked; a zero mask leaves the text unchanged. */
const masked = (text: string): Buffer => {
  const length = Buffer.byteLength(text)
  const head = Buffer.alloc(8)
  head[0] = 0x81
  head[1] = 0x80 | 126
  head.writeUInt16BE(length, 2)
  return Buffer.concat([head, Buffer.from(text)])
}

const request = (port: number): string =>
  [
    `GET ${hubPath} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n')

const sentAt = '"sent_at":'

/** Publisher and client use the same machine's clock, so the difference is the whole delay from publish to arrival. */
const note = (chunk: Buffer): void => {
  bytes += chunk.length
  const arrived_at = performance.timeOrigin + performance.now()
  // A slow client finds several messages in one chunk.
  for (let start = chunk.indexOf(sentAt); start !== -1; start = chunk.indexOf(sentAt, start + 1)) {
    const sent_at = Number.parseFloat(chunk.toString('latin1', start + sentAt.length, start + sentAt.length + 20))
    delays_ms.push(arrived_at - sent_at)
  }
}

const openOne = (port: number, frame: Buffer, done: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let answers = ''
    const onData = (chunk: Buffer): void => {
      const upgraded = answers.length > 0
      answers += chunk.toString('latin1')
      if (!upgraded) socket.write(frame)
      if (!answers.includes(done)) return
      socket.off('data', onData)
      socket.on('data', note)
      sockets.push(socket)
      resolve()
    }
    socket.on('data', onData)
    socket.once('error', reject)
    socket.write(request(port))
  })

const open = async (port: number, count: number, frame: Buffer, done: string, at_once: number): Promise<number> => {
  const started_at_ms = performance.now()
  let left = count
  const worker = async (): Promise<void> => {
    while (left-- > 0) await openOne(port, frame, done)
  }
  await Promise.all(Array.from({ length: at_once }, worker))
  return performance.now() - started_at_ms
}

const tell = (message: FromSinks): void => void process.send?.(message)

process.on('message', (message: ToSinks) => {
  if (message.kind === 'bytes') tell({ kind: 'bytes', bytes })
  if (message.kind === 'delays') {
    tell({ kind: 'delays', delays_ms })
    delays_ms = []
  }
  if (message.kind === 'close') {
    for (const socket of sockets.splice(0)) socket.destroy()
    bytes = 0
    tell({ kind: 'closed' })
  }
  if (message.kind === 'open') {
    void open(message.port, message.sockets, masked(message.frame), message.done, message.at_once).then((took_ms) =>
      tell({ kind: 'opened', took_ms }),
    )
  }
})
process.on('disconnect', () => process.exit(0))
