import { largestRange } from '#engines/chance/below.ts'
import type { ByteSource } from '#engines/chance/byte-source.ts'
import { pickWeighted } from '#engines/chance/weighted.ts'

/** The weights of a table of outcomes. */
interface Weights<O extends { readonly weight: number } = { readonly weight: number }> {
  readonly outcomes: readonly O[]
  readonly nothing_weight: number
}

/** The sum of all weights, the denominator of each probability. */
export const totalWeight = ({ outcomes, nothing_weight }: Weights): number =>
  outcomes.reduce((sum, { weight }) => sum + weight, nothing_weight)

/** Whether the sum exceeds what one random number can distinguish. */
export const isTooFine = (spec: Weights): boolean => totalWeight(spec) > largestRange

/**
 * The outcome of these bytes: outcomes in their order, then nothing. Independent of stock, so the same bytes always give the same
 * outcome.
 */
export const outcomeOf = <O extends { readonly weight: number }>(spec: Weights<O>, source: ByteSource): O | null =>
  spec.outcomes[pickWeighted(source, [...spec.outcomes.map(({ weight }) => weight), spec.nothing_weight])] ?? null
