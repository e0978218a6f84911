import { below } from '../chance/below.ts'
import type { ByteSource } from '../chance/byte-source.ts'
import { engines } from '../registry.ts'

export interface DealtRound {
  readonly slug: string
  readonly command: unknown
}

/** Commands as players give them, over every game of the house: for tests, benchmarks and the long verification. */
export const dealtRounds = (source: ByteSource, count: number): DealtRound[] =>
  Array.from({ length: count }, () => {
    const engine = engines[below(source, engines.length)]
    if (!engine) throw new RangeError('there is no game')
    return { slug: engine.slug, command: engine.dealt(source) }
  })
