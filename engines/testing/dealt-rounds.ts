import { below } from '../chance/below.ts'
import type { ByteSource } from '../chance/byte-source.ts'
import { shuffled } from '../chance/shuffle.ts'
import { rouletteEngine, slotEngines } from '../registry.ts'
import { places } from '../roulette/places.ts'

export interface DealtRound {
  readonly slug: string
  readonly command: unknown
}

/** Commands as players give them, over every game of the house: for tests, benchmarks and the long verification. */
export const dealtRounds = (source: ByteSource, count: number): DealtRound[] =>
  Array.from({ length: count }, () => {
    const slot = slotEngines[below(source, slotEngines.length + 1)]
    if (slot) return { slug: slot.slug, command: { stake_minor: slot.stakes.divisor_minor * (1 + below(source, 500)) } }
    const chosen = shuffled(source, places).slice(0, 1 + below(source, 12))
    const bets = chosen.map(({ id }) => ({ place: id, stake_minor: 1 + below(source, 5000) }))
    return { slug: rouletteEngine.slug, command: { bets } }
  })
