import type { ByteSource } from './byte-source.ts'

/**
 * A fast, repeatable stream for simulations and tests: sfc32, a small generator that passes the usual statistical
 * batteries. It is no secret to anyone who knows the seed, so nothing that a player bets on may come from it.
 */
export const fastSource = (seed: number): ByteSource => {
  let [a, b, c, counter] = [0x9e3779b9 | 0, 0x243f6a88 | 0, seed | 0, 1]
  let word = 0
  let left = 0
  const next = (): number => {
    const result = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + result) | 0
    return result
  }
  for (let warmUp = 0; warmUp < 16; warmUp += 1) next()
  return {
    nextByte: () => {
      if (left === 0) {
        word = next()
        left = 4
      }
      left -= 1
      const byte = word & 0xff
      word >>>= 8
      return byte
    },
  }
}
