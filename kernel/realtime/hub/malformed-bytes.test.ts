import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { hubPath } from '#kernel/realtime/hub/answer-upgrades.ts'
import { openTestHub, type TestHub, until, untilConnected } from '#kernel/realtime/hub/testing/test-hub.ts'

/** 4,000 in CI; MALFORMED_FRAMES=1000000 for the long form. */
const frames = Number(process.env['MALFORMED_FRAMES'] ?? 4_000)
/** A connection that none of its frames has ended is left after so many. */
const frames_of_connection = 20

/** A frame by the letter of RFC 6455, 5.2, but for what is wrong with it. */
interface Frame {
  readonly first: number
  readonly is_masked: boolean
  /** What the head says of the length; null tells the truth. */
  readonly told_length: bigint | null
  readonly payload: Uint8Array
  /** So many bytes are missing at the end. */
  readonly missing: number
}

const lines = ['{"id":2,"rpc":{}}', '{}', '{"id":3,"unsubscribe":{"channel":"race:7"}}', '{"id":1,"connect":{}}', 'hello', '']
const text = fc.constantFrom(...lines).map((line) => new TextEncoder().encode(line))
const frame: fc.Arbitrary<Frame> = fc.record({
  // A text frame mostly; else any opcode, reserved bits and unfinished messages included.
  first: fc.oneof({ weight: 3, arbitrary: fc.constant(0x81) }, fc.constantFrom(0x82, 0x01, 0x00, 0x80, 0x89, 0x8a, 0x88), fc.nat(255)),
  is_masked: fc.nat(9).map((chance) => chance > 0),
  told_length: fc.option(fc.oneof(fc.bigInt(0n, 200n), fc.bigInt(65_000n, 66_000n), fc.bigInt(0n, 2n ** 64n - 1n)), { freq: 8 }),
  payload: fc.oneof({ weight: 4, arbitrary: text }, fc.uint8Array({ maxLength: 200 }), fc.constant(new Uint8Array(64 * 1024 + 1))),
  missing: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.nat(8)),
})

const bytesOf = ({ first, is_masked, told_length, payload, missing }: Frame): Buffer => {
  const length = told_length ?? BigInt(payload.length)
  const mask_bit = is_masked ? 0x80 : 0
  const short = length < 126n ? Number(length) : length < 65_536n ? 126 : 127
  const extended = Buffer.alloc(short < 126 ? 0 : short === 126 ? 2 : 8)
  if (short === 126) extended.writeUInt16BE(Number(length))
  if (short === 127) extended.writeBigUInt64BE(length)
  const mask = is_masked ? Buffer.from([1, 2, 3, 4]) : Buffer.alloc(0)
  const body = Buffer.from(payload).map((byte, index) => (is_masked ? byte ^ ((index % 4) + 1) : byte))
  const whole = Buffer.concat([Buffer.from([first, mask_bit | short]), extended, mask, body])
  return whole.subarray(0, Math.max(1, whole.length - missing))
}

/** A closing frame is answered with a code and a reason of the client's own choosing. */
const isClosing = ({ first }: Frame): boolean => (first & 0x0f) === 8

const masked = (line: string): Buffer =>
  bytesOf({ first: 0x81, is_masked: true, told_length: null, payload: new TextEncoder().encode(line), missing: 0 })

/** The code and reason of a closing frame at the end of what came; null where the line was cut without one. */
const farewell = (received: Buffer): { code: number; reason: string } | null => {
  let at = received.indexOf('\r\n\r\n') + 4
  while (at + 2 <= received.length) {
    const short = received[at + 1] ?? 0
    const length = short === 126 ? received.readUInt16BE(at + 2) : short
    const start = at + (short === 126 ? 4 : 2)
    if (received[at] === 0x88) return { code: received.readUInt16BE(start), reason: received.toString('utf8', start + 2, start + length) }
    at = start + length
  }
  return null
}

const open = async (port: number, token: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(
    `GET ${hubPath} HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  )
  await once(socket, 'data')
  socket.write(masked(JSON.stringify({ id: 1, connect: { token } })))
  await once(socket, 'data')
  return socket
}

/** Sends frames until the hub has had enough, or they are all sent. Returns how many it took, and how it ended. */
const send = async (socket: Socket, sent: readonly Frame[]) => {
  const received: Buffer[] = [Buffer.from('\r\n\r\n')]
  let has_ended = false
  socket.on('data', (data: Buffer) => received.push(data))
  for (const event of ['end', 'close'] as const) socket.once(event, () => (has_ended = true))
  let taken = 0
  while (taken < sent.length && !has_ended) {
    socket.write(bytesOf(sent[taken++]!))
    await setImmediate()
  }
  // What it says to the last of them is on its way.
  for (let turn = 0; turn < 5 && !has_ended; turn++) await setImmediate()
  socket.resetAndDestroy()
  return { taken, ending: farewell(Buffer.concat(received)) }
}

let house: TestHub
const warnings: unknown[] = []
/** The hub tells of a mistake of its own as a warning; Node's about itself are not meant. */
const onWarning = (warning: Error): void => {
  if (warning.name !== 'ExperimentalWarning') warnings.push(warning)
}
afterEach(async () => {
  process.off('warning', onWarning)
  await house.close()
})

test(
  `reliability: ${frames} broken frames end connections by code and reason, and none of them stays`,
  { timeout: 60_000 + frames * 5 },
  async () => {
    house = await openTestHub({ limits: { connections_per_address: 10_000 } })
    process.on('warning', onWarning)
    const port = Number(new URL(house.url).port)
    const closeReasons = new Map<number, string>()
    let [sent, seed] = [0, 20_261_122]
    while (sent < frames) {
      const token = house.tokens.connection(42n)
      const some = fc.sample(frame, { numRuns: 1_000, seed: seed++ })
      for (let at = 0; at < some.length;) {
        const { taken, ending } = await send(await open(port, token), some.slice(at, at + frames_of_connection))
        const said_goodbye = some.slice(at, at + taken).some(isClosing)
        at += taken
        if (ending && !said_goodbye) closeReasons.set(ending.code, ending.reason)
      }
      sent += some.length
      await until('every connection is forgotten', () => house.hub.stats().connections === 0)
    }
    expect(Object.fromEntries(closeReasons)).toEqual({
      1002: 'protocol error',
      1003: 'text only',
      1007: 'invalid text',
      1009: 'message size limit exceeded',
      3501: 'bad request',
    })
    expect(warnings).toEqual([])
    await untilConnected(house.client(42n))
  },
)
