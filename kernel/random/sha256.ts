/**
 * The SHA-256 compression function (FIPS 180-4, 6.2.2). Implemented here because node:crypto cannot keep the state of a
 * half-finished HMAC, so each 32-byte block costs about 2 µs there and a quarter of that here. fair-source.test.ts compares it with
 * node:crypto.
 */
const roundConstants = (): Int32Array => {
  // The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  const constants = new Int32Array(64)
  let count = 0
  for (let candidate = 2; count < 64; candidate += 1) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) isPrime = false
    if (!isPrime) continue
    constants[count] = ((Math.cbrt(candidate) % 1) * 0x1_0000_0000) | 0
    count += 1
  }
  return constants
}

const K = roundConstants()
const schedule = new Int32Array(64)

/** The state before the first block. */
export const initialState: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

/** Writes to `result` the state after processing one block of 16 big-endian words. `state` and `result` may be the same array. */
export const compress = (state: Int32Array, block: Int32Array, result: Int32Array): void => {
  const w = schedule
  for (let t = 0; t < 16; t += 1) w[t] = block[t]!
  for (let t = 16; t < 64; t += 1) {
    const x = w[t - 15]!
    const y = w[t - 2]!
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0
  }
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let t = 0; t < 64; t += 1) {
    const S1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + S1 + (g ^ (e & (f ^ g))) + K[t]! + w[t]!) | 0
    const S0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (S0 + ((a & b) | (c & (a | b)))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  result[0] = (state[0]! + a) | 0
  result[1] = (state[1]! + b) | 0
  result[2] = (state[2]! + c) | 0
  result[3] = (state[3]! + d) | 0
  result[4] = (state[4]! + e) | 0
  result[5] = (state[5]! + f) | 0
  result[6] = (state[6]! + g) | 0
  result[7] = (state[7]! + h) | 0
}
