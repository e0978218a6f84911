import { below } from './below.ts'
import type { ByteSource } from './byte-source.ts'

/** A new array in an order drawn uniformly from all orders (Fisher and Yates, from the last place down). */
export const shuffled = <T>(source: ByteSource, items: readonly T[]): T[] => {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = below(source, last + 1)
    const moved = result[last] as T
    result[last] = result[chosen] as T
    result[chosen] = moved
  }
  return result
}
