import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ByteSource } from '#engines/chance/byte-source.ts'
import { fairMessage } from '#engines/chance/fair-message.ts'
import { fairKey } from './fair-key.ts'
import { fairSource } from './fair-source.ts'

const read = (source: ByteSource, count: number): string =>
  Buffer.from(Array.from({ length: count }, () => source.nextByte())).toString('hex')

const withNodeCrypto = (server_seed: string, client_seed: string, nonce: number, blocks: number): string =>
  Array.from({ length: blocks }, (_, cursor) =>
    createHmac('sha256', server_seed)
      .update(fairMessage(client_seed, nonce, cursor))
      .digest('hex'),
  ).join('')

describe('the fair source', () => {
  test('reliability 9: gives the known bytes of a known round', () => {
    // printf 'openhouse:42:0' | openssl dgst -sha256 -hmac 000102…1e1f
    const server_seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
    expect(read(fairSource(fairKey(server_seed), 'openhouse', 42), 64)).toBe(
      '583c387f6cbec19c7f88f103a5720e4ab2e5abedd5f2c89c6c9078f945b40849ea65fd7618ad0554050bc4f640d883d4d2490307a5be764f3ffcffe10943df2f',
    )
  })

  test('reliability 9: equals HMAC-SHA256 of node:crypto for any seeds, nonce and length of message', () => {
    const hexDigits = fc.stringMatching(/^[0-9a-f]{64}$/)
    const clientSeeds = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)
    fc.assert(
      fc.property(
        hexDigits,
        clientSeeds,
        fc.nat(2 ** 31 - 1),
        fc.integer({ min: 1, max: 12 }),
        (server_seed, client_seed, nonce, blocks) => {
          expect(read(fairSource(fairKey(server_seed), client_seed, nonce), blocks * 32)).toBe(
            withNodeCrypto(server_seed, client_seed, nonce, blocks),
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  test('every length of client seed crosses the blocks of SHA-256 correctly', () => {
    const server_seed = 'c0ffee00'.repeat(8)
    for (let length = 1; length <= 64; length += 1) {
      for (const nonce of [0, 9, Number.MAX_SAFE_INTEGER]) {
        const client_seed = 'z'.repeat(length)
        expect(read(fairSource(fairKey(server_seed), client_seed, nonce), 64)).toBe(withNodeCrypto(server_seed, client_seed, nonce, 2))
      }
    }
  })

  test('interleaved sources do not disturb each other', () => {
    const key = fairKey('ab'.repeat(32))
    const [first, second] = [fairSource(key, 'one', 1), fairSource(key, 'two', 2)]
    const mixed = Array.from({ length: 100 }, () => [first.nextByte(), second.nextByte()])
    expect(Buffer.from(mixed.map(([byte]) => byte!)).toString('hex')).toBe(read(fairSource(key, 'one', 1), 100))
    expect(Buffer.from(mixed.map(([, byte]) => byte!)).toString('hex')).toBe(read(fairSource(key, 'two', 2), 100))
  })

  test('refuses seeds and nonces that no honest round has', () => {
    const key = fairKey('00'.repeat(32))
    for (const seed of ['', 'ab', 'AB'.repeat(32), 'g'.repeat(64), 'a'.repeat(65)]) expect(() => fairKey(seed)).toThrow(RangeError)
    for (const client_seed of ['', 'a:1', 'a b', 'ключ', 'a'.repeat(65), 'a\n'])
      expect(() => fairSource(key, client_seed, 0)).toThrow(RangeError)
    for (const nonce of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => fairSource(key, 'a', nonce)).toThrow(RangeError)
  })
})
