import type { ByteSource } from './byte-source.ts'

/** The largest range that one draw can map: four bytes. */
export const largestRange = 0x1_0000_0000

/** How many bytes one attempt at `below(n)` reads: none for n = 1, then the fewest that hold n different values. */
export const bytesFor = (n: number): number => {
  if (n === 1) return 0
  if (n <= 0x100) return 1
  if (n <= 0x1_0000) return 2
  return n <= 0x100_0000 ? 3 : 4
}

/**
 * A uniform integer from 0 to n - 1, without bias. The bytes are read big-endian; a value at or above the greatest
 * multiple of n is thrown away and drawn again, so that every result has exactly the same number of byte values.
 * `n` is an integer from 1 to 2^32; anything else is a RangeError. (reliability 8)
 */
export const below = (source: ByteSource, n: number): number => {
  if (n > 1 && n <= 0x100 && Number.isInteger(n)) {
    const limit = 0x100 - (0x100 % n)
    let byte = source.nextByte()
    while (byte >= limit) byte = source.nextByte()
    return byte % n
  }
  return belowWide(source, n)
}

const belowWide = (source: ByteSource, n: number): number => {
  if (!Number.isInteger(n) || n < 1 || n > largestRange) throw new RangeError('the range of a draw is an integer from 1 to 2^32')
  const width = bytesFor(n)
  const values = 0x100 ** width
  const limit = values - (values % n)
  for (;;) {
    let value = 0
    for (let index = 0; index < width; index += 1) value = value * 0x100 + source.nextByte()
    if (value < limit) return value % n
  }
}
