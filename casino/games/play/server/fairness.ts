import type { Call } from '#kernel/http/handle.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import type { ComponentData } from '#kernel/slice.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { type getSeedsEndpoint, type rotateSeedsEndpoint, type Seeds } from '../fairness-contract.ts'
import { rotationsByPlayer, rotationsByPlayerInDay } from '../rules.ts'
import { forgetCursor } from './cursors.ts'
import { rotateDemoSeeds } from './demo-visits.ts'
import { unseal } from './seal.ts'
import { revealRetiring, rotateSeeds, seedPairOf } from './seed-pairs.ts'
import { nextNonce, readRetiredSeeds, readRetiringSeeds } from './seed-store.ts'

const shown_pairs = 20

/** What a player may know of their seeds: hashes of what is committed, and everything of what was revealed. */
const seedsOf = async (house: House, player_id: bigint): Promise<Seeds> => {
  const { active, next } = await seedPairOf(house, player_id)
  const retiring = await readRetiringSeeds(house.db, player_id)
  const retired = await readRetiredSeeds(house.db, player_id, shown_pairs)
  return {
    server_seed_hash: active.server_seed_hash,
    client_seed: active.client_seed ?? '',
    nonce: await nextNonce(house.db, active.id),
    next_server_seed_hash: next.server_seed_hash,
    retiring: retiring.map(({ id, server_seed_hash, client_seed }) => ({
      id: Number(id),
      server_seed_hash,
      client_seed: client_seed ?? '',
    })),
    retired: retired.map((pair) => ({
      id: Number(pair.id),
      server_seed: unseal(house, pair),
      server_seed_hash: pair.server_seed_hash,
      client_seed: pair.client_seed ?? '',
      rounds: pair.rounds,
      revealed_at: (pair.revealed_at ?? pair.made_at).toISOString(),
    })),
  }
}

/** What is committed to, and what was revealed. Finishes a rotation that was cut off. */
export const getSeeds = async ({ house, player_id }: Call<typeof getSeedsEndpoint>) => {
  await revealRetiring(house, player_id)
  return { data: await seedsOf(house, player_id) }
}

/** Moves on to the pair whose hash the player saw, and reveals the old one; the demo's own pair moves on and is revealed with it. */
export const rotate = async ({ house, player_id, body }: Call<typeof rotateSeedsEndpoint>) => {
  const wish = { client_seed: body.client_seed, seen_hash: body.next_server_seed_hash }
  await countTries(house, [
    [rotationsByPlayer, String(player_id)],
    [rotationsByPlayerInDay, String(player_id)],
  ])
  const rotated = await rotateSeeds(house, player_id, wish)
  forgetCursor(house, player_id)
  if (!rotated) return refuse('seeds-moved-on')
  await rotateDemoSeeds(house, player_id, body.client_seed)
  return { data: await seedsOf(house, player_id) }
}

/** The page component of the player's own seeds; a guest's page has none. */
export const fairnessSeeds: ComponentData<'fairness-seeds'> = async ({ house, visitor: { player_id } }) => {
  if (player_id === null) return null
  await revealRetiring(house, player_id)
  return seedsOf(house, player_id)
}
