import type { ByteSource } from '#engines/chance/byte-source.ts'
import type { Accepted } from './accepted.ts'
import type { FairKey } from './fair-key.ts'
import { fairSource } from './fair-source.ts'

/** Identifies a draw and its seeds. */
export interface FairDraw {
  /** Unique reference of this draw: what was accepted under it is drawn with these seeds and no others. */
  readonly reference: string
  readonly key: FairKey
  readonly client_seed: string
  readonly nonce: number
}

/**
 * Random source of a draw that was paid for: the only way to draw anything that a player can win. Everything that could refuse has
 * been checked before (`accepted`), so a refusal cannot depend on the outcome. Throws if the acceptance belongs to another draw or
 * was used already. Source: reliability 26, decision 0016.
 */
export const fairDraw = (accepted: Accepted, { reference, key, client_seed, nonce }: FairDraw): ByteSource => {
  accepted.spend(reference)
  return fairSource(key, client_seed, nonce)
}
