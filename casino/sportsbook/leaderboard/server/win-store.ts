import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface WinRow {
  readonly bet_id: bigint
  readonly player_id: bigint
  readonly bet_type: 'single' | 'multi' | 'system' | 'builder'
  readonly coefficient: number
  readonly at: Date
}

/** Writes what bets came to; a corrected one keeps the moment of its first result, and so its week. */
export const writeWins = async (tx: Tx, wins: readonly WinRow[]): Promise<void> => {
  if (wins.length === 0) return
  await sql`
    insert into sportsbook_leaderboard.wins as w (bet_id, player_id, bet_type, coefficient, at)
    select * from unnest(${bigintArray(wins.map(({ bet_id }) => bet_id))}::bigint[], ${bigintArray(wins.map(({ player_id }) => player_id))}::bigint[],
      ${textArray(wins.map(({ bet_type }) => bet_type))}::text[], ${`{${wins.map(({ coefficient }) => coefficient).join(',')}}`}::integer[],
      ${textArray(wins.map(({ at }) => at.toISOString()))}::timestamptz[])
    on conflict (bet_id) do update set coefficient = excluded.coefficient`.execute(tx)
}

export const removeWins = async (tx: Tx, bet_ids: readonly bigint[]): Promise<void> => {
  if (bet_ids.length === 0) return
  await sql`delete from sportsbook_leaderboard.wins where bet_id = any(${bigintArray(bet_ids)}::bigint[])`.execute(tx)
}

export interface PlacedRow {
  readonly player_id: bigint
  readonly bet_type: WinRow['bet_type']
  readonly coefficient: number
  readonly place: number
}

/** Everybody of a week with their best bet, in order: of two alike whoever had it first. */
const placed = (from: Date, until: Date) => sql`
  with best as (
    select distinct on (player_id) player_id, bet_type, coefficient, at, bet_id from sportsbook_leaderboard.wins
     where at >= ${from} and at < ${until} order by player_id, coefficient desc, at, bet_id
  )
  select player_id, bet_type, coefficient, (row_number() over (order by coefficient desc, at, bet_id))::int as place from best`

export const leadersOf = async (
  db: Executor,
  { from, until }: { readonly from: Date; readonly until: Date },
  limit: number,
  offset: number,
): Promise<{ rows: PlacedRow[]; total: number }> => {
  const [{ rows }, counted] = await Promise.all([
    sql<PlacedRow>`select * from (${placed(from, until)}) p order by place limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select count(distinct player_id)::int as total from sportsbook_leaderboard.wins where at >= ${from} and at < ${until}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export const placeOf = async (
  db: Executor,
  { from, until }: { readonly from: Date; readonly until: Date },
  player_id: bigint,
): Promise<PlacedRow | undefined> => {
  const { rows } = await sql<PlacedRow>`select * from (${placed(from, until)}) p where player_id = ${player_id}`.execute(db)
  return rows[0]
}
