import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { rangeOf } from '../places.ts'

export interface FinalStanding {
  readonly place: number
  readonly player_id: bigint
  readonly points: number
  readonly rounds: number
}

/** The last player of a board who has a place already. */
export interface Placed {
  readonly place: number
  readonly player_id: bigint
  readonly team: number | null
}

export const lastPlaced = async (db: Executor, board_id: bigint): Promise<Placed | null> => {
  const { rows } = await sql<Placed>`
    select r.place, r.player_id, e.team
      from campaigns_boards.results r join campaigns_boards.entries e on e.board_id = r.board_id and e.player_id = r.player_id
     where r.board_id = ${board_id} order by r.place desc limit 1`.execute(db)
  return rows[0] ?? null
}

interface StandingsQuery {
  readonly limit: number
  /** Only members of this team. */
  readonly team: number | null
  /** Only those who follow this player. */
  readonly after: Placed | null
}

/** The final order, the same as `compareStandings`: points, then who reached them earlier, then the older account. */
export const finalStandings = async (tx: Tx, board_id: bigint, { limit, team, after }: StandingsQuery): Promise<FinalStanding[]> => {
  const { rows } = await sql<Omit<FinalStanding, 'points'> & { points: bigint }>`
    with next as (
      select e.player_id, e.points, e.rounds, e.reached_at
        from campaigns_boards.entries e
        left join campaigns_boards.entries l on l.board_id = ${board_id} and l.player_id = ${after?.player_id ?? null}::bigint
       where e.board_id = ${board_id} and e.left_at is null and e.points > 0 and (${team}::smallint is null or e.team = ${team})
         and (l.player_id is null
              or (-e.points, coalesce(e.reached_at, 'infinity'), e.player_id) > (-l.points, coalesce(l.reached_at, 'infinity'), l.player_id))
       order by e.points desc, e.reached_at, e.player_id limit ${limit}
    ) select (${after?.place ?? 0}::int + row_number() over (order by points desc, reached_at, player_id))::int as place,
             player_id, points, rounds
        from next order by place`.execute(tx)
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}

/** The team with the most points; of equal teams the one that reached them earlier. Null if no team has points. */
export const bestTeam = async (tx: Tx, board_id: bigint): Promise<number | null> => {
  const { rows } = await sql<{ team: number }>`
    select team from campaigns_boards.entries where board_id = ${board_id} and left_at is null and points > 0 and team is not null
     group by team order by sum(points) desc, max(reached_at), team limit 1`.execute(tx)
  return rows[0]?.team ?? null
}

export const countPlayers = async (db: Executor, board_id: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from campaigns_boards.entries
     where board_id = ${board_id} and left_at is null and (rounds > 0 or points > 0)`.execute(db)
  return rows[0]?.count ?? 0
}

export interface Result extends FinalStanding {
  readonly currency: string
  readonly prize_minor: bigint
}

export const insertResults = async (tx: Tx, board_id: bigint, results: readonly Result[]): Promise<void> => {
  const numbers = (valueOf: (result: Result) => bigint | number) => sql`${bigintArray(results.map((result) => valueOf(result)))}::bigint[]`
  await sql`
    insert into campaigns_boards.results (board_id, place, player_id, points, rounds, currency, prize_minor)
    select ${board_id}, g.place, g.player_id, g.points, g.rounds, g.currency, g.prize_minor
      from unnest(${numbers(({ place }) => place)}, ${numbers(({ player_id }) => player_id)}, ${numbers(({ points }) => points)},
                  ${numbers(({ rounds }) => rounds)}, ${textArray(results.map(({ currency }) => currency))}::text[],
                  ${numbers(({ prize_minor }) => prize_minor)}) as g(place, player_id, points, rounds, currency, prize_minor)`.execute(tx)
}

/** How many places of a board have their results: the last of them, since no place is left out. */
export const countPlaces = async (db: Executor, board_id: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number | null }>`
    select max(place)::int as count from campaigns_boards.results where board_id = ${board_id}`.execute(db)
  return rows[0]?.count ?? 0
}

/** What the results of a board have brought in each currency, minor units. */
export const paidPrizes = async (tx: Tx, board_id: bigint): Promise<ReadonlyMap<string, bigint>> => {
  const { rows } = await sql<{ currency: string; paid_minor: bigint }>`
    select currency, sum(prize_minor)::bigint as paid_minor from campaigns_boards.results where board_id = ${board_id} group by currency`.execute(
    tx,
  )
  return new Map(rows.map(({ currency, paid_minor }) => [currency, paid_minor]))
}

/** How many of these places were won, by the currency of their winners. */
export const wonByCurrency = async (
  tx: Tx,
  board_id: bigint,
  places: string,
): Promise<readonly { readonly currency: string; readonly won: number }[]> => {
  const { from, to } = rangeOf(places)
  const { rows } = await sql<{ currency: string; won: number }>`
    select currency, count(*)::int as won from campaigns_boards.results
     where board_id = ${board_id} and place between ${from} and ${to} group by currency`.execute(tx)
  return rows
}

/** The first places of each board; and beside them that of a player, wherever it is. */
export const resultsOf = async (
  db: Executor,
  board_ids: readonly bigint[],
  most_places: number,
  beside: bigint | null = null,
): Promise<(Result & { readonly board_id: bigint })[]> => {
  const { rows } = await sql<Omit<Result, 'points'> & { board_id: bigint; points: bigint }>`
    select board_id, place, player_id, points, rounds, currency, prize_minor from campaigns_boards.results
     where board_id = any(${board_ids.map(String)}::bigint[]) and (place <= ${most_places} or player_id = ${beside})
     order by board_id, place`.execute(db)
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}

/** A player's results on boards of an owner, latest first. */
export const resultsOfPlayer = async (
  db: Executor,
  owner: string,
  player_id: bigint,
): Promise<(Result & { readonly board_id: bigint })[]> => {
  const { rows } = await sql<Omit<Result, 'points'> & { board_id: bigint; points: bigint }>`
    select r.board_id, r.place, r.player_id, r.points, r.rounds, r.currency, r.prize_minor
      from campaigns_boards.results r join campaigns_boards.boards b on b.id = r.board_id
     where r.player_id = ${player_id} and b.owner = ${owner} order by r.board_id desc limit 500`.execute(db)
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}

/** A player's prize-winning places on any board, latest first. */
export const wonByPlayer = async (
  db: Executor,
  player_id: bigint,
  limit: number,
): Promise<{ readonly board_id: bigint; readonly place: number; readonly currency: string; readonly prize_minor: bigint }[]> => {
  const { rows } = await sql<{ board_id: bigint; place: number; currency: string; prize_minor: bigint }>`
    select board_id, place, currency, prize_minor from campaigns_boards.results
     where player_id = ${player_id} and prize_minor > 0 order by board_id desc limit ${limit}`.execute(db)
  return rows
}
