import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

/** More devices than one person is likely to have; the oldest are deleted. */
const most_tokens = 10
/** A storage limit, more than the site can show. */
const most_seen = 500

/** Assigns a token to a player, whoever had it before: a browser gets messages of whoever is signed in now. */
export const keepToken = async (db: Executor, player_id: bigint, token: string, at: Date): Promise<void> => {
  await sql`
    insert into players_profile.push_tokens (token, player_id, seen_at) values (${token}, ${player_id}, ${at})
    on conflict (token) do update set player_id = excluded.player_id, seen_at = excluded.seen_at`.execute(db)
  await sql`
    delete from players_profile.push_tokens where token in (
      select token from players_profile.push_tokens where player_id = ${player_id} order by seen_at desc, token offset ${most_tokens})`.execute(
    db,
  )
}

export const markSeen = async (db: Executor, player_id: bigint, kind: 'on-boarding' | 'popup', name: string, at: Date): Promise<void> => {
  await sql`
    insert into players_profile.seen (player_id, kind, name, at)
    select ${player_id}, ${kind}, ${name}, ${at}
     where (select count(*) from players_profile.seen where player_id = ${player_id}) < ${most_seen}
    on conflict do nothing`.execute(db)
}

/** Whether this scenario was completed or refused (API-048). */
export const hasSeenOnBoarding = async (db: Executor, player_id: bigint, scenario: string): Promise<boolean> => {
  const { rows } = await sql<{ is_seen: boolean }>`
    select exists (select from players_profile.seen
                    where player_id = ${player_id} and kind = 'on-boarding' and name = ${scenario}) as is_seen`.execute(db)
  return rows[0]?.is_seen === true
}

/** Tokens of many players, for sending web push. */
export const readTokens = async (db: Executor, player_ids: readonly bigint[]): Promise<{ player_id: bigint; token: string }[]> => {
  const { rows } = await sql<{ player_id: bigint; token: string }>`
    select player_id, token from players_profile.push_tokens where player_id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return rows
}
