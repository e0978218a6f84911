import { fairKey, type FairKey } from '#kernel/random/fair-source.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { unseal } from './seal.ts'
import { seedPairOf } from './seed-pairs.ts'
import { nextNonce } from './seed-store.ts'

/** Where an owner's next round is drawn from. */
export interface Cursor {
  readonly seed_id: bigint
  readonly server_seed_hash: string
  readonly client_seed: string
  readonly key: FairKey
  nonce: number
}

/** Owners whose cursor a process keeps; the least recently used one goes first. */
const most_cursors = 50_000

interface Turn {
  cursor: Cursor | null
  last: Promise<unknown>
}

const turnsOf = perHouse(() => new Map<bigint, Turn>())

const turnOf = (house: House, owner_id: bigint): Turn => {
  const turns = turnsOf(house)
  const turn = turns.get(owner_id) ?? { cursor: null, last: Promise.resolve() }
  turns.delete(owner_id)
  turns.set(owner_id, turn)
  if (turns.size > most_cursors) {
    const [oldest] = turns.keys()
    if (oldest !== undefined) turns.delete(oldest)
  }
  return turn
}

const loadCursor = async (house: House, owner_id: bigint): Promise<Cursor> => {
  const { active } = await seedPairOf(house, owner_id)
  if (active.client_seed === null) throw new Error('an active pair has its client seed')
  return {
    seed_id: active.id,
    server_seed_hash: active.server_seed_hash,
    client_seed: active.client_seed,
    key: fairKey(unseal(house, active)),
    nonce: await nextNonce(house.db, active.id),
  }
}

/**
 * Gives an owner's draws their turn: one after another in this process, so that nonces follow each other without a gap.
 * `work` returns whether it used the nonce, or `taken` when the ledger already knew it: then the pair is read again (it
 * may have been rotated elsewhere) and the work runs once more, at a later nonce.
 */
export const withCursor = <T>(
  house: House,
  owner_id: bigint,
  work: (cursor: Cursor) => Promise<{ readonly used: boolean; readonly value: T } | 'taken'>,
): Promise<T> => {
  const turn = turnOf(house, owner_id)
  const run = async (): Promise<T> => {
    for (;;) {
      const cursor = (turn.cursor ??= await loadCursor(house, owner_id))
      const done = await work(cursor)
      if (done !== 'taken') {
        if (done.used) cursor.nonce += 1
        return done.value
      }
      const fresh = await loadCursor(house, owner_id)
      // The history may lag behind the ledger: a nonce that was taken once is not tried again.
      if (fresh.seed_id === cursor.seed_id) fresh.nonce = Math.max(fresh.nonce, cursor.nonce + 1)
      turn.cursor = fresh
    }
  }
  const mine = turn.last.then(run, run)
  turn.last = mine.catch(() => undefined)
  return mine
}

/** Reads the owner's pair anew at the next draw. */
export const forgetCursor = (house: House, owner_id: bigint): void => {
  const turn = turnsOf(house).get(owner_id)
  if (turn) turn.cursor = null
}
