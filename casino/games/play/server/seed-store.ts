import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Sealed } from '#kernel/config/seal.ts'

export interface SeedRow extends Sealed {
  readonly id: bigint
  readonly owner_id: bigint
  readonly state: 'next' | 'active' | 'retiring' | 'retired'
  readonly server_seed_hash: string
  readonly client_seed: string | null
  readonly made_at: Date
  readonly activated_at: Date | null
  readonly revealed_at: Date | null
}

/** The owner's pairs that are not revealed yet. */
export const readOpenSeeds = async (db: Executor, owner_id: bigint): Promise<SeedRow[]> =>
  (await sql<SeedRow>`select * from games_play.seeds where owner_id = ${owner_id} and state <> 'retired'`.execute(db)).rows

export const readSeed = async (db: Executor, owner_id: bigint, id: bigint): Promise<SeedRow | undefined> =>
  (await sql<SeedRow>`select * from games_play.seeds where owner_id = ${owner_id} and id = ${id}`.execute(db)).rows[0]

/** Pairs that were moved on from and are not revealed yet, newest first. */
export const readRetiringSeeds = async (db: Executor, owner_id: bigint): Promise<SeedRow[]> =>
  (await sql<SeedRow>`select * from games_play.seeds where owner_id = ${owner_id} and state = 'retiring' order by id desc`.execute(db)).rows

/** Revealed pairs, newest first, with how many rounds each dealt. */
export const readRetiredSeeds = async (
  db: Executor,
  owner_id: bigint,
  limit: number,
): Promise<(SeedRow & { readonly rounds: number })[]> => {
  const { rows } = await sql<SeedRow & { rounds: number }>`
    select s.*, (select count(*)::int from games_play.rounds r where r.seed_id = s.id) as rounds
      from games_play.seeds s where s.owner_id = ${owner_id} and s.state = 'retired' order by s.id desc limit ${limit}`.execute(db)
  return rows
}

/** Two rotations of one owner at once would each take the same `next`: the second waits for the first. */
export const lockSeeds = async (tx: Tx, owner_id: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('games_play.seeds', ${owner_id}))`.execute(tx)
}

export const insertNext = async (tx: Tx, owner_id: bigint, hash: string, { sealed, key_id }: Sealed, now: Date): Promise<void> => {
  await sql`insert into games_play.seeds (owner_id, state, server_seed_hash, sealed, key_id, made_at)
            values (${owner_id}, 'next', ${hash}, ${sealed}, ${key_id}, ${now})`.execute(tx)
}

/** Deals from the pair whose hash was shown until now as the next one. */
export const activateNext = async (tx: Tx, owner_id: bigint, client_seed: string, now: Date): Promise<void> => {
  await sql`update games_play.seeds set state = 'active', client_seed = ${client_seed}, activated_at = ${now}
             where owner_id = ${owner_id} and state = 'next'`.execute(tx)
}

export const retireActive = async (tx: Tx, owner_id: bigint): Promise<void> => {
  await sql`update games_play.seeds set state = 'retiring' where owner_id = ${owner_id} and state = 'active'`.execute(tx)
}

export const revealSeed = async (db: Executor, id: bigint, now: Date): Promise<void> => {
  await sql`update games_play.seeds set state = 'retired', revealed_at = ${now} where id = ${id} and state = 'retiring'`.execute(db)
}

/** The nonce after the last round that the history knows; the ledger's own reference has the last word. */
export const nextNonce = async (db: Executor, seed_id: bigint): Promise<number> => {
  const { rows } = await sql<{ nonce: number }>`
    select greatest((select coalesce(max(nonce) + 1, 0) from games_play.rounds where seed_id = ${seed_id}),
                    (select coalesce(max(nonce) + 1, 0) from games_play.stepped_rounds
                      where mode = 'money' and seed_id = ${seed_id}))::int as nonce`.execute(db)
  return rows[0]?.nonce ?? 0
}

/** When a pair of the owner was first revealed; null while none was. */
export const firstRevealed = async (db: Executor, owner_id: bigint): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(revealed_at) as at from games_play.seeds where owner_id = ${owner_id}`.execute(db)
  return rows[0]?.at ?? null
}
