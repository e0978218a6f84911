import { sql } from 'kysely'
import type { Sealed } from '#kernel/config/seal.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { ChainRow } from './chains.ts'

export interface RoundRow {
  readonly id: bigint
  readonly table_slug: string
  readonly chain_id: bigint
  readonly number: number
  readonly state: 'betting' | 'drawn' | 'settled' | 'void'
  readonly opened_at: Date
  readonly closes_at: Date
  readonly server_seed_hash: string
  readonly server_seed: string | null
  readonly drawn: readonly number[] | null
  readonly drawn_at: Date | null
  readonly lands_at: Date | null
  readonly next_at: Date | null
}

/** The newest chain of a table with the number of its last round; undefined before the first. */
export const newestChain = async (tx: Tx, slug: string): Promise<(ChainRow & { readonly used: number }) | undefined> =>
  (
    await sql<ChainRow & { readonly used: number }>`
      select c.id, c.table_slug, c.length, c.commitment, c.sealed, c.key_id,
             coalesce((select max(number) from games_live.rounds where chain_id = c.id), 0) as used
        from games_live.chains c where c.table_slug = ${slug} order by c.id desc limit 1`.execute(tx)
  ).rows[0]

export const chainById = async (db: Executor, id: bigint): Promise<ChainRow> => {
  const { rows } = await sql<ChainRow>`
    select id, table_slug, length, commitment, sealed, key_id from games_live.chains where id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a round has a chain')
  return row
}

type NewChain = Sealed & { readonly slug: string; readonly length: number; readonly commitment: string; readonly at: Date }

export const insertChain = async (tx: Tx, { slug, length, commitment, sealed, key_id, at }: NewChain): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into games_live.chains (table_slug, length, commitment, sealed, key_id, made_at)
    values (${slug}, ${length}, ${commitment}, ${sealed}, ${key_id}, ${at}) returning id`.execute(tx)
  return rows[0]?.id ?? Promise.reject(new Error('a chain was not written'))
}

type NewRound = Pick<RoundRow, 'table_slug' | 'chain_id' | 'number' | 'opened_at' | 'closes_at' | 'server_seed_hash'>

/** Opens betting. False when another process already did. */
export const insertRound = async (tx: Tx, round: NewRound): Promise<boolean> => {
  const { table_slug, chain_id, number, opened_at, closes_at, server_seed_hash } = round
  const { rows } = await sql`
    insert into games_live.rounds (table_slug, chain_id, number, opened_at, closes_at, server_seed_hash)
    values (${table_slug}, ${chain_id}, ${number}, ${opened_at}, ${closes_at}, ${server_seed_hash})
    on conflict (table_slug) where state in ('betting', 'drawn') do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** The current or last round of each of these tables. */
export const newestRounds = async (db: Executor, slugs: readonly string[], limit = 1): Promise<RoundRow[]> =>
  (
    await sql<RoundRow>`
      select r.* from unnest(${[...slugs]}::text[]) slug,
             lateral (select * from games_live.rounds where table_slug = slug order by id desc limit ${limit}) r
       order by r.id desc`.execute(db)
  ).rows

/** Locks the round against every other step, after waiting for bets that are being placed. */
export const lockRound = async (tx: Tx, id: bigint): Promise<RoundRow | undefined> =>
  (await sql<RoundRow>`select * from games_live.rounds where id = ${id} for update`.execute(tx)).rows[0]

/** Keeps the round in its state until the caller's bets are stored or refused; several bets may hold this lock at once. */
export const holdRound = async (tx: Tx, id: bigint, slug: string): Promise<RoundRow | undefined> =>
  (await sql<RoundRow>`select * from games_live.rounds where id = ${id} and table_slug = ${slug} for share`.execute(tx)).rows[0]

/** Increments the revision of a table before its round is written. */
export const stepTable = async (tx: Tx, slug: string): Promise<void> => {
  await sql`update games_live.tables set revision = revision + 1 where slug = ${slug}`.execute(tx)
}

export const writeDrawn = async (
  tx: Tx,
  {
    id,
    server_seed,
    drawn,
    drawn_at,
    lands_at,
    next_at,
  }: Pick<RoundRow, 'id' | 'server_seed' | 'drawn' | 'drawn_at' | 'lands_at' | 'next_at'>,
): Promise<void> => {
  await sql`
    update games_live.rounds
       set state = 'drawn', server_seed = ${server_seed}, drawn = ${[...(drawn ?? [])]}::integer[], drawn_at = ${drawn_at},
           lands_at = ${lands_at}, next_at = ${next_at}
     where id = ${id}`.execute(tx)
}

export const writeSettled = async (tx: Tx, id: bigint): Promise<void> => {
  await sql`update games_live.rounds set state = 'settled' where id = ${id}`.execute(tx)
}

/** A void round reveals its seed too: it could be computed from the later seeds anyway. */
export const writeVoid = async (tx: Tx, id: bigint, server_seed: string, next_at: Date): Promise<void> => {
  await sql`
    update games_live.rounds set state = 'void', server_seed = ${server_seed}, next_at = ${next_at} where id = ${id}`.execute(tx)
}
