import { sql, type RawBuilder } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** Flips the like of one player for one game and says what it is now. One statement, so racing flips all count. */
export const flipLike = async (tx: Tx, player_id: bigint, game_id: number, at: Date): Promise<boolean> => {
  const { rows } = await sql<{ is_favourite: boolean }>`
    insert into games_favourites.likes as l (player_id, game_id, is_favourite, changed_at)
    values (${player_id}, ${game_id}, true, ${at})
    on conflict (player_id, game_id) do update set is_favourite = not l.is_favourite, changed_at = ${at}
    returning is_favourite`.execute(tx)
  return rows[0]?.is_favourite === true
}

/** The main data's favoriteGames: ids, newest like first. */
export const likedIdsOf = (player_id: bigint): RawBuilder<unknown> => sql`
  (select coalesce(json_agg(game_id order by changed_at desc, game_id), '[]')
     from games_favourites.likes where player_id = ${player_id} and is_favourite)`

/** Ids of every given player's favourite games, newest like first; a player without any is there with none. */
export const likedIdsOfPlayers = async (db: Executor, player_ids: readonly bigint[]): Promise<Map<bigint, number[]>> => {
  const { rows } = await sql<{ player_id: bigint; ids: number[] | null }>`
    select p.player_id, array_agg(l.game_id order by l.changed_at desc, l.game_id) filter (where l.game_id is not null) as ids
      from unnest(${player_ids.map(String)}::bigint[]) as p(player_id)
      left join games_favourites.likes l on l.player_id = p.player_id and l.is_favourite
     group by p.player_id`.execute(db)
  return new Map(rows.map(({ player_id, ids }) => [player_id, ids ?? []]))
}

/** Ids of the games that a player started, the latest first. */
export const lastIds = async (db: Executor, player_id: bigint): Promise<number[]> => {
  const { rows } = await sql<{ game_id: number }>`
    select game_id from games_favourites.starts where player_id = ${player_id} order by last_at desc, game_id`.execute(db)
  return rows.map(({ game_id }) => game_id)
}

/** Games that a player started and when, the latest first; and how many there are. */
export const readStarts = async (
  db: Executor,
  player_id: bigint,
  limit: number,
  offset: number,
): Promise<{ rows: { game_id: number; last_at: Date }[]; total: number }> => {
  const { rows } = await sql<{ game_id: number; last_at: Date; total: number }>`
    select game_id, last_at, (count(*) over ())::int as total from games_favourites.starts
     where player_id = ${player_id} order by last_at desc, game_id limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** When a player first opened their nth different game; null before that. */
export const nthGameStarted = async (db: Executor, player_id: bigint, nth: number): Promise<Date | null> => {
  const { rows } = await sql<{ first_at: Date }>`
    select first_at from games_favourites.starts where player_id = ${player_id} order by first_at limit 1 offset ${nth - 1}`.execute(db)
  return rows[0]?.first_at ?? null
}

export interface Start {
  readonly player_id: string
  readonly game_id: number
  readonly at: string
}

/** Remembers starts and counts each player once per game and day. One statement for a whole batch. */
export const addStarts = async (tx: Tx, starts: readonly Start[]): Promise<void> => {
  await sql`
    with given as (
      select player_id, game_id, min(at) as first_at, max(at) as at
        from jsonb_to_recordset(${JSON.stringify(starts)}::jsonb) as s(player_id bigint, game_id int, at timestamptz)
       group by player_id, game_id
    ), written as (
      insert into games_favourites.starts as s (player_id, game_id, first_at, last_at)
      select player_id, game_id, first_at, at from given
      on conflict (player_id, game_id) do update set last_at = greatest(s.last_at, excluded.last_at)
      returning game_id, (old.last_at at time zone 'UTC')::date as last_day, (new.last_at at time zone 'UTC')::date as day
    )
    insert into games_favourites.players_by_day as p (day, game_id, players)
    select day, game_id, count(*) from written where last_day is distinct from day group by day, game_id
    on conflict (day, game_id) do update set players = p.players + excluded.players`.execute(tx)
}

/** Ids of the games that were started since a day, most players first. */
export const popularIds = async (db: Executor, since: Date): Promise<number[]> => {
  const { rows } = await sql<{ game_id: number }>`
    select game_id from games_favourites.players_by_day
     where day >= (${since}::timestamptz at time zone 'UTC')::date
     group by game_id order by sum(players) desc, game_id`.execute(db)
  return rows.map(({ game_id }) => game_id)
}

/** Likes a game for a player; false where they liked it already. */
export const setLike = async (tx: Tx, player_id: bigint, game_id: number, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into games_favourites.likes as l (player_id, game_id, is_favourite, changed_at) values (${player_id}, ${game_id}, true, ${at})
    on conflict (player_id, game_id) do update set is_favourite = true, changed_at = ${at} where not l.is_favourite
    returning game_id`.execute(tx)
  return rows.length > 0
}

/** How many players like a game besides this one; all of them for a guest. */
export const likesOfOthers = async (db: Executor, game_id: number, player_id: bigint | null): Promise<number> => {
  const { rows } = await sql<{ likes: number }>`
    select count(*)::int as likes from games_favourites.likes
     where is_favourite and game_id = ${game_id} and player_id is distinct from ${player_id}::bigint`.execute(db)
  return rows[0]?.likes ?? 0
}

/** How many players like each of these games; a game that nobody likes is not there. */
export const likesOfGames = async (db: Executor, game_ids: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await sql<{ game_id: number; likes: number }>`
    select game_id, count(*)::int as likes from games_favourites.likes
     where is_favourite and game_id = any(${game_ids}::int[]) group by game_id`.execute(db)
  return new Map(rows.map(({ game_id, likes }) => [game_id, likes]))
}
