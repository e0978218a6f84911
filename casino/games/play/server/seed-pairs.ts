import { settleInstant } from '#casino/money/wallet/server/api.ts'
import { hash } from 'node:crypto'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { newClientSeed, newServerSeed, seedCommitment } from '#kernel/random/seed-commitment.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { seal } from './seal.ts'
import { seedHasOpenRound } from './steps/step-store.ts'
import {
  activateNext,
  insertNext,
  lockSeeds,
  nextNonce,
  readOpenSeeds,
  readRetiringSeeds,
  retireActive,
  revealSeed,
  type SeedRow,
} from './seed-store.ts'

export interface SeedPair {
  readonly active: SeedRow
  readonly next: SeedRow
}

/** What the ledger knows a draw by; unique for ever, so no seed and nonce are used twice (reliability 9). */
export const drawReference = (seed_id: bigint, nonce: number): string => `round:${seed_id}:${nonce}`

const commitNext = async (tx: Tx, house: House, owner_id: bigint): Promise<void> => {
  const server_seed = newServerSeed(house.random)
  await insertNext(tx, owner_id, seedCommitment(server_seed), seal(house, server_seed), house.clock.now())
}

const find = (seeds: readonly SeedRow[]): SeedPair | null => {
  const active = seeds.find((seed) => seed.state === 'active')
  const next = seeds.find((seed) => seed.state === 'next')
  return active && next ? { active, next } : null
}

/** The owner's active pair and the one that comes after it; made at the first look. */
export const seedPairOf = async (house: House, owner_id: bigint): Promise<SeedPair> => {
  const known = find(await readOpenSeeds(house.db, owner_id))
  if (known) return known
  return inTransaction(house.db, async (tx) => {
    await lockSeeds(tx, owner_id)
    const seeds = await readOpenSeeds(tx, owner_id)
    if (!seeds.some((seed) => seed.state === 'next')) await commitNext(tx, house, owner_id)
    if (!seeds.some((seed) => seed.state === 'active')) {
      await activateNext(tx, owner_id, newClientSeed(house.random), house.clock.now())
      await commitNext(tx, house, owner_id)
    }
    const pair = find(await readOpenSeeds(tx, owner_id))
    if (!pair) throw new Error('a seed pair could not be made')
    return pair
  })
}

/**
 * Takes a nonce out of play in the ledger, with a round of nothing. Returns false when it was used before, though not when it was
 * for the same reason: whoever was cut off asks again.
 */
export const spendNonce = async (
  house: House,
  { owner_id, seed_id, nonce }: { readonly owner_id: bigint; readonly seed_id: bigint; readonly nonce: number },
  reason: 'close-seed' | 'leave',
): Promise<boolean> => {
  const reference = drawReference(seed_id, nonce)
  try {
    await settleInstant(house, {
      owner_id,
      purse: 'demo',
      asset: house.brand.currency,
      key: `${reason}:${reference}`,
      request_hash: hash('sha256', reference, 'buffer'),
      reference,
      game: 'fairness',
      stake_minor: 0n,
      draw: () => ({ win_minor: 0n, tell: () => ({ fact: null, answer: {} }) }),
    })
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'reference-used') return false
    throw error
  }
}

/**
 * Uses up the retiring pair's next nonce in the ledger. Nonces of a pair follow each other there without a gap, so any process
 * that still holds the old pair now meets a used reference, looks again and deals from the new one. Only after that
 * may the old seed be shown.
 */
const closeSeed = async (house: House, { id, owner_id }: SeedRow): Promise<void> => {
  let nonce = await nextNonce(house.db, id)
  while (!(await spendNonce(house, { owner_id, seed_id: id, nonce }, 'close-seed'))) nonce += 1
}

/** Finishes rotations that stopped half-way: closes the pair in the ledger, then reveals it. */
export const revealRetiring = async (house: House, owner_id: bigint): Promise<void> => {
  for (const seed of await readRetiringSeeds(house.db, owner_id)) {
    await closeSeed(house, seed)
    // What an open round still hides is not revealed before its end. No other one can begin on a closed pair.
    if (await seedHasOpenRound(house.db, seed.id)) continue
    await revealSeed(house.db, seed.id, house.clock.now())
  }
}

interface Wish {
  readonly client_seed: string | undefined
  readonly seen_hash: string
}

/** The pair that was wished for is in use already: the answer of this very command was lost, and it is asked for again. */
const isRotatedTo = (active: SeedRow, { client_seed, seen_hash }: Wish): boolean =>
  active.server_seed_hash === seen_hash && client_seed !== undefined && active.client_seed === client_seed

/**
 * Moves on to the next pair, whose hash the player has already seen, with a client seed of the player's choice, and
 * reveals the old one. `seen_hash` is the hash that the player was shown: another one means that the page is old.
 * Returns false in that case, and nothing has changed. The same wish again finds itself granted and changes nothing further.
 */
export const rotateSeeds = async (house: House, owner_id: bigint, wish: Wish): Promise<boolean> => {
  await seedPairOf(house, owner_id)
  const rotated = await inTransaction(house.db, async (tx) => {
    await lockSeeds(tx, owner_id)
    const pair = find(await readOpenSeeds(tx, owner_id))
    if (pair && isRotatedTo(pair.active, wish)) return true
    if (pair?.next.server_seed_hash !== wish.seen_hash) return false
    await retireActive(tx, owner_id)
    await activateNext(tx, owner_id, wish.client_seed ?? newClientSeed(house.random), house.clock.now())
    await commitNext(tx, house, owner_id)
    return true
  })
  await revealRetiring(house, owner_id)
  return rotated
}
