import { below, largestRange } from './below.ts'
import type { ByteSource } from './byte-source.ts'

const totalOf = (weights: readonly number[]): number => {
  let total = 0
  for (const weight of weights) {
    if (!Number.isInteger(weight) || weight < 0) throw new RangeError('a weight is an integer, zero or more')
    total += weight
  }
  if (total < 1 || total > largestRange) throw new RangeError('the weights add up to between 1 and 2^32')
  return total
}

/**
 * An index into `weights`, each with a probability of exactly weight / sum. Integer weights alone: a probability that
 * can be published as a fraction. A weight of zero is never picked.
 */
export const pickWeighted = (source: ByteSource, weights: readonly number[]): number => {
  let ticket = below(source, totalOf(weights))
  for (const [index, weight] of weights.entries()) {
    if (ticket < weight) return index
    ticket -= weight
  }
  throw new RangeError('unreachable: the ticket is below the sum of the weights')
}
