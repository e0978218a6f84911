import { hash } from 'node:crypto'
import type { ByteSource } from '#engines/chance/byte-source.ts'
import { clientSeedPattern } from '#engines/chance/fair-message.ts'
import { seal, unseal, type Sealed } from '#kernel/config/seal.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { acceptDraw } from '#kernel/random/accepted.ts'
import { fairDraw } from '#kernel/random/fair-draw.ts'
import { fairKey, type FairKey } from '#kernel/random/fair-key.ts'
import { newServerSeed, seedCommitment } from '#kernel/random/seed-commitment.ts'
import type { DrawRow } from './draw-store.ts'
import type { Ticket } from './fall-store.ts'

const purpose = 'campaign-draws'

/** A new seed for a draw: sealed, with its published hash. */
export const newSeed = (house: House): Sealed & { readonly server_seed_hash: string } => {
  const server_seed = newServerSeed(house.random)
  return { ...seal(house, purpose, server_seed), server_seed_hash: seedCommitment(server_seed) }
}

export const openSeed = (house: House, draw: Sealed): string => unseal(house, purpose, draw)

/** Prepared once per draw, because one seed serves thousands of rounds. Dropped when the seed is revealed. */
const keys = perHouse(() => new Map<bigint, FairKey>())

export const forgetSeed = (house: House, draw_id: bigint): void => void keys(house).delete(draw_id)

/**
 * The client seed of an attempt: its player's words, or their SHA-256 where a client seed cannot be that text, as a call's key may be any. So
 * whatever was paid for can be drawn, and none keeps its draw from closing.
 */
export const clientSeedOf = (words: string): string => (clientSeedPattern.test(words) ? words : hash('sha256', words, 'hex'))

/**
 * The bytes of a ticket. That it may be drawn was decided and committed before: its round is settled and in the log, or its attempt
 * is paid and numbered (decision 0051). The same ticket always gives the same bytes.
 */
export const bytesFor = (
  house: House,
  draw: Pick<DrawRow, 'id'> & Sealed,
  { input, number }: Pick<Ticket, 'input' | 'number'>,
): ByteSource => {
  const known = keys(house)
  const key = known.get(draw.id) ?? fairKey(openSeed(house, draw))
  known.set(draw.id, key)
  const reference = `draw:${draw.id}:${input}:${number}`
  return fairDraw(acceptDraw(reference), { reference, key, client_seed: input, nonce: Number(number) })
}
