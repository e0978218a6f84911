import type { ByteSource } from '#engines/chance/byte-source.ts'
import type { FairKey } from './fair-key.ts'
import { fairSource } from './fair-source.ts'

/**
 * The chance of something that everybody bets on alike, a match above all: its seed was committed to before anything about it
 * was published, so what it comes to was fixed before the first bet and hangs on none. `what` and `number` name it alone, once in the
 * house's life. scripts/boundaries/draws.ts says who may.
 */
export const committedSource = (key: FairKey, what: string, number: number): ByteSource => fairSource(key, what, number)
