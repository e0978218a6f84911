import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** How many there are of each item, by its id. What is on the shelf already stays as it is. */
export const insertStock = async (tx: Tx, shelf: string, stock: ReadonlyMap<number, number>): Promise<void> => {
  const rows = [...stock].map(([item, left_count]) => ({ item, left_count }))
  await sql`
    insert into campaigns_shelves.stock (shelf, item, left_count)
    select ${shelf}::text, s.item, s.left_count from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(item integer, left_count integer)
    on conflict (shelf, item) do nothing`.execute(tx)
}

/** Nothing is left on a shelf from now on; who takes something at the moment is waited for. */
export const emptyStock = async (tx: Tx, shelf: string): Promise<void> => {
  await sql`update campaigns_shelves.stock set left_count = 0 where shelf = ${shelf}`.execute(tx)
}

export const stockOf = async (db: Executor, shelf: string): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ item: number; left_count: number }>`
    select item, left_count from campaigns_shelves.stock where shelf = ${shelf}`.execute(db)
  return new Map(rows.map(({ item, left_count }) => [item, left_count]))
}

/** How many are left of an item; who takes of it goes one by one from here on. */
export const lockStock = async (tx: Tx, shelf: string, item: number): Promise<number> => {
  const { rows } = await sql<{ left_count: number }>`
    select left_count from campaigns_shelves.stock where shelf = ${shelf} and item = ${item} for update`.execute(tx)
  return rows[0]?.left_count ?? 0
}

export const reduceStock = async (tx: Tx, shelf: string, item: number, count: number): Promise<void> => {
  await sql`
    update campaigns_shelves.stock set left_count = left_count - ${count}::integer where shelf = ${shelf} and item = ${item}`.execute(tx)
}

interface TakingRow {
  readonly id: bigint
  readonly shelf: string
  readonly player_id: bigint
  readonly item: number
  readonly count: number
  readonly key: string
  readonly at: Date
}

export const insertTaking = async (tx: Tx, taking: Omit<TakingRow, 'id'>): Promise<bigint> => {
  const { shelf, player_id, item, count, key, at } = taking
  const { rows } = await sql<{ id: bigint }>`
    insert into campaigns_shelves.takings (shelf, player_id, item, count, key, at)
    values (${shelf}, ${player_id}, ${item}, ${count}, ${key}, ${at}) returning id`.execute(tx)
  return rows[0]?.id ?? 0n
}

/** What this command of a player took of a shelf. */
export const takingByKey = async (
  db: Executor,
  { shelf, player_id, key }: Pick<TakingRow, 'shelf' | 'player_id' | 'key'>,
): Promise<TakingRow | undefined> => {
  const { rows } = await sql<TakingRow>`
    select id, shelf, player_id, item, count, key, at from campaigns_shelves.takings
     where player_id = ${player_id} and shelf = ${shelf} and key = ${key}`.execute(db)
  return rows[0]
}

/** How many a player took of each item of a shelf. */
export const takenBy = async (db: Executor, shelf: string, player_id: bigint): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ item: number; count: number }>`
    select item, sum(count)::int as count from campaigns_shelves.takings where player_id = ${player_id} and shelf = ${shelf} group by item`.execute(
    db,
  )
  return new Map(rows.map(({ item, count }) => [item, count]))
}
