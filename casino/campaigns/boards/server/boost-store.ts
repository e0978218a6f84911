import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { BoardSpec } from '../board-spec.ts'

interface OfPlayer {
  readonly board_id: bigint
  readonly player_id: bigint
}

export interface BoostRow extends OfPlayer {
  readonly factor: number
  readonly starts_at: Date
  /** Null: to the end of the board. */
  readonly ends_at: Date | null
}

export interface NewBoost extends OfPlayer {
  readonly factor: number
  /** How long it lasts; to the end of the board without it. */
  readonly minutes?: number | undefined
}

/**
 * From now on these players' rounds count so many times as much. One begins after what is left of another of its kind, and those of a kind that
 * are earned together are one as long as all of them, so that nothing of either is lost.
 */
export const boostPlayers = async (tx: Tx, boosts: readonly NewBoost[], now: Date): Promise<void> => {
  const written = boosts.map(({ board_id, player_id, factor, minutes = null }) => ({
    board_id: String(board_id),
    player_id: String(player_id),
    factor,
    minutes,
  }))
  await sql`
    insert into campaigns_boards.boosts (board_id, player_id, factor, starts_at, ends_at)
    select given.board_id, given.player_id, given.factor, begins.at, begins.at + make_interval(mins => given.minutes)
      from (
        select w.board_id, w.player_id, w.factor, case when bool_and(w.minutes is not null) then sum(w.minutes)::integer end as minutes
          from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
                 as w(board_id bigint, player_id bigint, factor smallint, minutes integer)
         group by w.board_id, w.player_id, w.factor
      ) given
     cross join lateral (
       select greatest(${now}::timestamptz, max(b.ends_at)) as at from campaigns_boards.boosts b
        where b.board_id = given.board_id and b.player_id = given.player_id and b.factor = given.factor
     ) begins
     order by given.board_id, given.player_id
    on conflict do nothing`.execute(tx)
}

/** The boosts of these players on these boards, with one statement for any number, and none for none. */
export const boostsOf = async (db: Executor, players: readonly OfPlayer[]): Promise<(player: OfPlayer) => readonly BoostRow[]> => {
  const wanted = players.map(({ board_id, player_id }) => ({ board_id: String(board_id), player_id: String(player_id) }))
  const { rows } =
    wanted.length === 0
      ? { rows: [] }
      : await sql<BoostRow>`
          select b.board_id, b.player_id, b.factor, b.starts_at, b.ends_at from campaigns_boards.boosts b
            join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as given(board_id bigint, player_id bigint)
              using (board_id, player_id)
           order by b.starts_at`.execute(db)
  return ({ board_id, player_id }) => rows.filter((row) => row.board_id === board_id && row.player_id === player_id)
}

/** The boost that is in force; the greatest of several, since they are not multiplied. Null where none is. */
export const boostNow = (boosts: readonly BoostRow[], at: Date): BoostRow | null =>
  boosts
    .filter(({ starts_at, ends_at }) => starts_at <= at && (ends_at === null || at < ends_at))
    .toSorted((one, other) => other.factor - one.factor)[0] ?? null

/** How many times a round of this moment counts: never more often than the board's document says. */
export const boostAt = ({ boost }: Pick<BoardSpec, 'boost'>, boosts: readonly BoostRow[], at: Date): number =>
  Math.min(boost?.most ?? 1, boostNow(boosts, at)?.factor ?? 1)
