import type { ByteSource } from '#engines/chance/byte-source.ts'
import type { FairKey } from './fair-key.ts'
import { fairSource } from './fair-source.ts'

/**
 * The chance of a round that is settled already, to tell it again: for the history and for verification, never for anything that
 * is still to be paid. scripts/boundaries/draws.ts says who may.
 */
export const settledSource = (key: FairKey, client_seed: string, nonce: number): ByteSource => fairSource(key, client_seed, nonce)
