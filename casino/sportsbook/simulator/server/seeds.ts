import type { ByteSource } from '#engines/chance/byte-source.ts'
import { seal, unseal, type Sealed } from '#kernel/config/seal.ts'
import type { House } from '#kernel/house.ts'
import { committedSource } from '#kernel/random/committed-source.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { newServerSeed, seedCommitment } from '#kernel/random/seed-commitment.ts'
import type { Scorers } from '../play/scorers.ts'
import { squadsOf } from '../world/squads.ts'
import type { MatchRow } from './match-store.ts'

const purpose = 'match-seeds'

/** A new seed of a match: sealed, with the hash that is published. */
export const newSeed = (house: House): Sealed & { readonly server_seed_hash: string } => {
  const server_seed = newServerSeed(house.random)
  return { ...seal(house, purpose, server_seed), server_seed_hash: seedCommitment(server_seed) }
}

export const openSeed = (house: House, match: Sealed): string => unseal(house, purpose, match)

/** The bytes that a match is played from: HMAC-SHA256(seed, "match:<its number>:0"), and so on. */
export const sourceOf = (house: House, match: MatchRow): ByteSource =>
  committedSource(fairKey(openSeed(house, match)), 'match', Number(match.id))

/** Who scores is drawn from bytes of their own, HMAC-SHA256(seed, "scorer:<its number>:0") and so on: the match itself reads none of them. */
export const scorersOf = (house: House, match: MatchRow): Scorers => ({
  source: committedSource(fairKey(openSeed(house, match)), 'scorer', Number(match.id)),
  squads: squadsOf(match.plan),
})
