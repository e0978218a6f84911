import { serverSeedPattern } from '#engines/chance/fair-message.ts'
import { compress, initialState } from './sha256.ts'

/**
 * A server seed prepared for drawing: the two HMAC-SHA256 states after their pads. Create it once per seed and use it for many
 * rounds. It contains the secret, so it must not outlive the seed.
 */
export interface FairKey {
  readonly inner: Int32Array
  readonly outer: Int32Array
}

const padded = (key: string, pad: number): Int32Array => {
  const block = new Int32Array(16)
  for (let index = 0; index < 64; index += 1) {
    block[index >> 2] = block[index >> 2]! | ((key.charCodeAt(index) ^ pad) << (24 - 8 * (index & 3)))
  }
  const state = Int32Array.from(initialState)
  compress(state, block, state)
  return state
}

/** Prepares a server seed of 64 hexadecimal digits. Throws RangeError for any other text. (reliability 9) */
export const fairKey = (server_seed: string): FairKey => {
  if (!serverSeedPattern.test(server_seed)) throw new RangeError('a server seed is 64 lower-case hexadecimal digits')
  return { inner: padded(server_seed, 0x36), outer: padded(server_seed, 0x5c) }
}
