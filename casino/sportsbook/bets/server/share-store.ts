import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor } from '#kernel/database/database.ts'

/** Gives the link's token: the one that is there already, or the new one. */
export const insertShare = async (
  db: Executor,
  { bet_id, player_id, token, at }: { readonly bet_id: bigint; readonly player_id: bigint; readonly token: string; readonly at: Date },
): Promise<string> => {
  const { rows } = await sql<{ token: string }>`
    insert into sportsbook_bets.shared as s (bet_id, player_id, token, shared_at) values (${bet_id}, ${player_id}, ${token}, ${at})
    on conflict (bet_id) do update set token = s.token returning token`.execute(db)
  return rows[0]?.token ?? token
}

export const deleteShare = async (db: Executor, bet_id: bigint, player_id: bigint): Promise<void> => {
  await sql`delete from sportsbook_bets.shared where bet_id = ${bet_id} and player_id = ${player_id}`.execute(db)
}

/** The bet behind a link; undefined where it was taken back, or never was. */
export const betOfShare = async (db: Executor, token: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ bet_id: bigint }>`select bet_id from sportsbook_bets.shared where token = ${token}`.execute(db)
  return rows[0]?.bet_id
}

export const sharesOf = async (db: Executor, bet_ids: readonly bigint[]): Promise<Map<bigint, string>> => {
  const { rows } = await sql<{ bet_id: bigint; token: string }>`
    select bet_id, token from sportsbook_bets.shared where bet_id = any(${bigintArray(bet_ids)}::bigint[])`.execute(db)
  return new Map(rows.map(({ bet_id, token }) => [bet_id, token]))
}
