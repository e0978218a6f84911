import { createHmac, randomBytes } from 'node:crypto'
import { below } from '#engines/chance/below.ts'
import type { ByteSource } from '#engines/chance/byte-source.ts'

/** The only source of secrets and ids. Draws that a player can win use the fair source instead. */
export interface Random {
  /** `count` independent uniform bytes. */
  bytes(count: number): Uint8Array
  /** `count` bytes as hexadecimal digits, two per byte. */
  hex(count: number): string
  /** An unguessable token of `count` bytes (16 by default: 128 bits) in URL-safe base64. */
  token(count?: number): string
  /** A random UUID, version 4. */
  uuid(): string
  /** A uniform integer from 0 to n - 1, for what no player bets on: codes, names, jitter. Throws RangeError unless n is from 1 to 2^32. */
  below(n: number): number
}

const asUuid = (bytes: Uint8Array): string => {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const bufferedSource = (bytes: (count: number) => Uint8Array): ByteSource => {
  let buffer: Uint8Array = new Uint8Array(0)
  let position = 0
  return {
    nextByte: () => {
      if (position === buffer.length) {
        buffer = bytes(16)
        position = 0
      }
      position += 1
      return buffer[position - 1]!
    },
  }
}

const randomOver = (bytes: (count: number) => Uint8Array): Random => ({
  bytes,
  below: (n) => below(bufferedSource(bytes), n),
  hex: (count) => Buffer.from(bytes(count)).toString('hex'),
  token: (count = 16) => Buffer.from(bytes(count)).toString('base64url'),
  uuid: () => asUuid(bytes(16)),
})

/** The operating system's generator. */
export const systemRandom: Random = randomOver((count) => randomBytes(count))

/** A deterministic generator for tests and demo data: the same seed gives the same values. */
export const seededRandom = (seed: string): Random => {
  let counter = 0
  const block = (): Buffer => {
    counter += 1
    return createHmac('sha256', seed).update(String(counter)).digest()
  }
  return randomOver((count) => {
    const blocks: Buffer[] = []
    for (let filled = 0; filled < count; filled += 32) blocks.push(block())
    return new Uint8Array(Buffer.concat(blocks).subarray(0, count))
  })
}
