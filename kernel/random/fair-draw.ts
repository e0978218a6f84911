import type { ByteSource } from '#engines/chance/byte-source.ts'
import type { Accepted } from './accepted.ts'
import type { FairKey } from './fair-key.ts'
import { fairSource } from './fair-source.ts'

/** Which draw it is, and the seeds that it comes from. */
export interface FairDraw {
  /** Names this draw alone, once in the house's life: what was accepted under it is drawn with these seeds and nothing else. */
  readonly reference: string
  readonly key: FairKey
  readonly client_seed: string
  readonly nonce: number
}

/**
 * The chance of a draw that was paid for: the only way to draw anything that a player can win by. Whatever could refuse has said yes
 * (`accepted`), so neither the answer of a refusal nor its time, size or place in a queue knows the outcome. Throws where the
 * acceptance is another draw's or was drawn from before. Source: reliability 26, decision 0016.
 */
export const fairDraw = (accepted: Accepted, { reference, key, client_seed, nonce }: FairDraw): ByteSource => {
  accepted.spend(reference)
  return fairSource(key, client_seed, nonce)
}
