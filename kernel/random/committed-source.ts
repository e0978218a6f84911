import type { ByteSource } from '#engines/chance/byte-source.ts'
import type { FairKey } from './fair-key.ts'
import { fairSource } from './fair-source.ts'

/**
 * Random source for an event that everybody bets on, such as a match: a commitment to its seed was published before the event, so
 * its outcome was fixed before the first bet. `what` and `number` together identify the event and are never reused.
 * scripts/boundaries/draws.ts says who may use it.
 */
export const committedSource = (key: FairKey, what: string, number: number): ByteSource => fairSource(key, what, number)
