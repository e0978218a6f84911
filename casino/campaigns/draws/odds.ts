import { largestRange } from '#engines/chance/below.ts'
import type { ByteSource } from '#engines/chance/byte-source.ts'
import { pickWeighted } from '#engines/chance/weighted.ts'

/** A table of outcomes, as far as chance goes. */
interface Weights<O extends { readonly weight: number } = { readonly weight: number }> {
  readonly outcomes: readonly O[]
  readonly nothing_weight: number
}

/** All weights together: what the chance of each outcome is counted against. */
export const totalWeight = ({ outcomes, nothing_weight }: Weights): number =>
  outcomes.reduce((sum, { weight }) => sum + weight, nothing_weight)

/** More than one draw can tell apart. */
export const isTooFine = (spec: Weights): boolean => totalWeight(spec) > largestRange

/** What these bytes come to: the outcomes in their order, then nothing. Stock is not asked: the same bytes come to the same for ever. */
export const outcomeOf = <O extends { readonly weight: number }>(spec: Weights<O>, source: ByteSource): O | null =>
  spec.outcomes[pickWeighted(source, [...spec.outcomes.map(({ weight }) => weight), spec.nothing_weight])] ?? null
