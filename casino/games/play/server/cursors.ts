import { perHouse, type House } from '#kernel/house.ts'
import { fairDraw } from '#kernel/random/fair-draw.ts'
import type { Accepted } from '#kernel/random/accepted.ts'
import { fairKey, type FairKey } from '#kernel/random/fair-key.ts'
import type { ByteSource } from '#engines/chance/byte-source.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { unseal } from './seal.ts'
import { drawReference, seedPairOf, spendNonce } from './seed-pairs.ts'
import { nextNonce } from './seed-store.ts'

/** Where an owner's next round is drawn from. */
export interface Cursor {
  readonly seed_id: bigint
  readonly server_seed_hash: string
  readonly client_seed: string
  readonly nonce: number
  /** The chance of the next round, once the ledger has accepted it. */
  readonly draw: (accepted: Accepted) => ByteSource
}

/** Owners whose place a process keeps; the least recently used one goes first. */
const most_places = 50_000

interface Place {
  readonly seed_id: bigint
  readonly server_seed_hash: string
  readonly client_seed: string
  readonly key: FairKey
  nonce: number
  /** The nonce was drawn from; it is used up before anything else may be asked under it. */
  is_drawn: boolean
}

interface Turn {
  place: Place | null
  last: Promise<unknown>
}

const turnsOf = perHouse(() => new Map<bigint, Turn>())

const turnOf = (house: House, owner_id: bigint): Turn => {
  const turns = turnsOf(house)
  const turn = turns.get(owner_id) ?? { place: null, last: Promise.resolve() }
  turns.delete(owner_id)
  turns.set(owner_id, turn)
  if (turns.size > most_places) {
    // A nonce that was drawn from and not used up yet is the one thing that must not be forgotten.
    const oldest = turns.entries().find(([, { place }]) => !place?.is_drawn)
    if (oldest) turns.delete(oldest[0])
  }
  return turn
}

const loadPlace = async (house: House, owner_id: bigint): Promise<Place> => {
  const { active } = await seedPairOf(house, owner_id)
  if (active.client_seed === null) throw new Error('an active pair has its client seed')
  return {
    seed_id: active.id,
    server_seed_hash: active.server_seed_hash,
    client_seed: active.client_seed,
    key: fairKey(unseal(house, active)),
    nonce: await nextNonce(house.db, active.id),
    is_drawn: false,
  }
}

const cursorAt = (place: Place): Cursor => {
  const { seed_id, server_seed_hash, client_seed, key, nonce } = place
  return {
    seed_id,
    server_seed_hash,
    client_seed,
    nonce,
    draw: (accepted) => {
      place.is_drawn = true
      return fairDraw(accepted, { reference: drawReference(seed_id, nonce), key, client_seed, nonce })
    },
  }
}

/**
 * Uses up a nonce that was drawn from and whose round was then not settled: the call failed after the draw, or was repeated and then
 * refused. Whoever asked may have told from the time it took what was drawn, and must not choose their next request by it. So this
 * comes before the next round is asked for.
 */
const leaveDrawn = async (house: House, owner_id: bigint, place: Place): Promise<void> => {
  if (!place.is_drawn) return
  await spendNonce(house, { owner_id, seed_id: place.seed_id, nonce: place.nonce }, 'leave')
  place.nonce += 1
  place.is_drawn = false
}

/** Is the ledger's "no" about the nonce? Then another process drew with it, and the next one is tried. */
const isTaken = (error: unknown): boolean => error instanceof Refusal && error.code === 'reference-used'

/**
 * Gives an owner's draws their turn: one after another in this process, so that nonces follow each other without a gap.
 * `work` returns whether it used the nonce. If the ledger refuses it as used already (`reference-used`), the pair is read again, as
 * it may have been rotated elsewhere, and the work runs once more, at a later nonce.
 */
export const withCursor = <T>(
  house: House,
  owner_id: bigint,
  work: (cursor: Cursor) => Promise<{ readonly used: boolean; readonly value: T }>,
): Promise<T> => {
  const turn = turnOf(house, owner_id)
  const run = async (): Promise<T> => {
    for (;;) {
      const place = (turn.place ??= await loadPlace(house, owner_id))
      await leaveDrawn(house, owner_id, place)
      try {
        const { used, value } = await work(cursorAt(place))
        if (used) {
          place.nonce += 1
          place.is_drawn = false
        }
        return value
      } catch (error) {
        if (!isTaken(error)) throw error
      }
      const fresh = await loadPlace(house, owner_id)
      // The history may lag behind the ledger: a nonce that was taken once is not tried again.
      if (fresh.seed_id === place.seed_id) fresh.nonce = Math.max(fresh.nonce, place.nonce + 1)
      turn.place = fresh
    }
  }
  const mine = turn.last.then(run, run)
  turn.last = mine.catch(() => undefined)
  return mine
}

/** Reads the owner's pair anew at the next draw. For a rotation, which has used up whatever nonce was open. */
export const forgetCursor = (house: House, owner_id: bigint): void => {
  const turn = turnsOf(house).get(owner_id)
  if (turn) turn.place = null
}
