import type { ByteSource } from '#engines/chance/byte-source.ts'
import { fairMessage } from '#engines/chance/fair-message.ts'
import type { FairKey } from './fair-key.ts'
import { compress } from './sha256.ts'

const block = new Int32Array(16)
const state = new Int32Array(8)
const outerBlock = new Int32Array(16)
outerBlock[8] = 0x8000_0000 | 0
outerBlock[15] = (64 + 32) * 8

/** Adds a full block to the inner hash and starts an empty one. */
const turnBlock = (from: Int32Array): void => {
  compress(from, block, state)
  for (let index = 0; index < 16; index += 1) block[index] = 0
}

/** One block of the fair stream, as eight words, into `words`: HMAC of an ASCII message of any length. */
const fairBlock = (key: FairKey, message: string, words: Int32Array): void => {
  const { length } = message
  let from = key.inner
  for (let index = 0; index < 16; index += 1) block[index] = 0
  for (let index = 0; index < length; index += 1) {
    const word = (index >> 2) & 15
    block[word] = block[word]! | (message.charCodeAt(index) << (24 - 8 * (index & 3)))
    if ((index & 63) === 63) {
      turnBlock(from)
      from = state
    }
  }
  const word = (length >> 2) & 15
  block[word] = block[word]! | (0x80 << (24 - 8 * (length & 3)))
  if ((length & 63) > 55) {
    turnBlock(from)
    from = state
  }
  block[15] = (64 + length) * 8
  compress(from, block, state)
  for (let index = 0; index < 8; index += 1) outerBlock[index] = state[index]!
  compress(key.outer, outerBlock, words)
}

class FairSource implements ByteSource {
  readonly #key: FairKey
  readonly #prefix: string
  readonly #words = new Int32Array(8)
  #cursor = 0
  #position = 32

  constructor(key: FairKey, client_seed: string, nonce: number) {
    this.#key = key
    this.#prefix = fairMessage(client_seed, nonce, 0).slice(0, -1)
  }

  nextByte(): number {
    if (this.#position === 32) {
      fairBlock(this.#key, this.#prefix + this.#cursor, this.#words)
      this.#cursor += 1
      this.#position = 0
    }
    const position = this.#position
    this.#position = position + 1
    return (this.#words[position >> 2]! >>> (24 - 8 * (position & 3))) & 0xff
  }
}

/**
 * The provably fair byte stream of one draw: HMAC-SHA256(server seed, "clientSeed:nonce:cursor"), block after block. Throws
 * RangeError for a client seed or nonce of the wrong form. Use a source for one round only, and never reuse a nonce with the same
 * seeds (reliability 8, 9). Accessed through `fairDraw` for accepted draws and `settledSource` for settled rounds;
 * scripts/boundaries/draws.ts enforces this.
 */
export const fairSource = (key: FairKey, client_seed: string, nonce: number): ByteSource => new FairSource(key, client_seed, nonce)
