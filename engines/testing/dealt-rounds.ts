import { below } from '../chance/below.ts'
import type { ByteSource } from '../chance/byte-source.ts'
import type { GameEngine } from '../game.ts'
import { engines } from '../registry.ts'

export interface DealtRound {
  readonly slug: string
  readonly command: unknown
}

/** Commands as players give them, over every game that a player is dealt, or over `all`: for tests, benchmarks and the long verification. */
export const dealtRounds = (source: ByteSource, count: number, all: readonly GameEngine[] = engines): DealtRound[] =>
  Array.from({ length: count }, () => {
    const engine = all[below(source, all.length)]
    if (!engine) throw new RangeError('there is no game')
    return { slug: engine.slug, command: engine.dealt(source) }
  })
