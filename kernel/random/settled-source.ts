import type { ByteSource } from '#engines/chance/byte-source.ts'
import type { FairKey } from './fair-key.ts'
import { fairSource } from './fair-source.ts'

/**
 * Random source of a round that is already settled, to reproduce it for the history and for verification; never for a payout.
 * scripts/boundaries/draws.ts says who may use it.
 */
export const settledSource = (key: FairKey, client_seed: string, nonce: number): ByteSource => fairSource(key, client_seed, nonce)
