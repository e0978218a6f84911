import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { RevisedBoard } from './board-store.ts'
import type { CountedMove, MemberMove, WholeEntry } from './live-entry.ts'

/** What moved on a board in this transaction, as JSON; neither for a revision with which nobody moves. */
export interface NewMove {
  readonly board_id: bigint
  readonly counted?: string
  readonly members?: string
}

/** Starts the next revision of these boards, whose rows are locked, with what moved. One statement for any number of boards. */
export const recordMoves = async (tx: Tx, moves: readonly NewMove[], at: Date): Promise<RevisedBoard[]> => {
  if (moves.length === 0) return []
  const { rows } = await sql<RevisedBoard>`
    with revised as (
      update campaigns_boards.boards b set revision = b.revision + 1
        from unnest(${bigintArray(moves.map(({ board_id }) => board_id))}::bigint[],
                    ${textArray(moves.map(({ counted = null }) => counted))}::text[],
                    ${textArray(moves.map(({ members = null }) => members))}::text[]) as g(board_id, counted, members)
       where b.id = g.board_id returning b.id, b.revision, g.counted, g.members
    )
    insert into campaigns_boards.moves as m (board_id, revision, at, counted, members)
    select id, revision, ${at}, counted::json, members::json from revised
    returning m.board_id as id, m.revision::float8 as revision`.execute(tx)
  return rows
}

export interface ReadMove {
  readonly revision: number
  readonly counted: readonly CountedMove[] | null
  readonly members: readonly MemberMove[] | null
}

/** A board as of now, with its moves after a revision, oldest first; those that entries hold already are gone. */
export interface ReadBoard {
  readonly board_id: bigint
  readonly revision: number
  readonly is_closed: boolean
  readonly is_paid: boolean
  /** The life of the server in which this was read (decision 0075). */
  readonly life: string
  readonly moves: readonly ReadMove[]
}

export interface SinceRevision {
  readonly board_id: bigint
  readonly revision: number
}

type MoveRow = Omit<ReadBoard, 'moves'> & { readonly move: number | null } & Pick<ReadMove, 'counted' | 'members'>

/** What moved on these boards, each after a revision of its own. One statement for any number; boards that are not there are left out. */
export const readMoves = async (db: Executor, since: readonly SinceRevision[]): Promise<Map<bigint, ReadBoard>> => {
  const { rows } = await sql<MoveRow>`
    with now as materialized (select kernel.life()::text as life)
    select b.id as board_id, b.revision::float8 as revision, b.closed_at is not null as is_closed, b.paid_at is not null as is_paid, now.life,
           m.revision::float8 as move, m.counted, m.members
      from now
     cross join unnest(${bigintArray(since.map(({ board_id }) => board_id))}::bigint[],
                       ${bigintArray(since.map(({ revision }) => revision))}::bigint[]) as g(board_id, revision)
      join campaigns_boards.boards b on b.id = g.board_id
      left join campaigns_boards.moves m on m.board_id = g.board_id and m.revision > g.revision
     order by b.id, m.revision`.execute(db)
  const boards = new Map<bigint, ReadBoard & { moves: ReadMove[] }>()
  for (const { move, counted, members, ...board } of rows) {
    const known = boards.get(board.board_id) ?? { ...board, moves: [] }
    boards.set(board.board_id, known)
    if (move !== null) known.moves.push({ revision: move, counted, members })
  }
  return boards
}

/** A whole board: its entries, and the moves that they do not hold yet, oldest first. */
export interface WholeBoard {
  readonly revision: number
  readonly life: string
  readonly entries: readonly WholeEntry[]
  readonly moves: readonly Omit<ReadMove, 'revision'>[]
}

/**
 * Reads a whole board in one statement, so that entries and moves are of one moment; undefined if there is none. A start reads boards of a
 * hundred thousand players: one text is read several times as fast as so many rows.
 */
export const readWholeBoard = async (db: Executor, board_id: bigint): Promise<WholeBoard | undefined> => {
  const { rows } = await sql<{ revision: number; life: string; entries: string; moves: string }>`
    select b.revision::float8 as revision, kernel.life()::text as life,
           (select '[' || coalesce(string_agg('[' || concat_ws(',', e.player_id, e.rounds, e.attempts, e.points,
                     coalesce((extract(epoch from e.reached_at) * 1000)::bigint::text, 'null'), e.best_multiple, e.run, e.alerted, e.counted_tx,
                     e.counted_position, (e.left_at is null)::int, coalesce(e.team::text, 'null'), e.extra) || ']', ','), '') || ']'
              from campaigns_boards.entries e where e.board_id = b.id) as entries,
           (select '[' || coalesce(string_agg('{"counted":' || coalesce(m.counted::text, 'null') || ',"members":'
                     || coalesce(m.members::text, 'null') || '}', ',' order by m.revision), '') || ']'
              from campaigns_boards.moves m where m.board_id = b.id) as moves
      from campaigns_boards.boards b where b.id = ${board_id}`.execute(db)
  const [board] = rows
  return board && { ...board, entries: JSON.parse(board.entries), moves: JSON.parse(board.moves) }
}

/** Boards with moves from before a moment that their entries do not hold yet. */
export const boardsWithMoves = async (db: Executor, before: Date): Promise<bigint[]> => {
  const { rows } = await sql<{ board_id: bigint }>`
    select distinct board_id from campaigns_boards.moves where at <= ${before} order by board_id`.execute(db)
  return rows.map(({ board_id }) => board_id)
}

/**
 * Takes a board's first moves away, oldest first: at most so many, up to the last from before a moment, or of all. The board's row must be
 * locked.
 */
export const takeMoves = async (tx: Tx, board_id: bigint, most: number, before: Date | null): Promise<ReadMove[]> => {
  const { rows } = await sql<ReadMove>`
    with taken as (
      delete from campaigns_boards.moves m where m.board_id = ${board_id} and m.revision in (
        select f.revision from campaigns_boards.moves f
         where f.board_id = ${board_id} and f.revision <= (
           select max(o.revision) from campaigns_boards.moves o
            where o.board_id = ${board_id} and (${before}::timestamptz is null or o.at <= ${before}::timestamptz))
         order by f.revision limit ${most})
      returning m.revision::float8 as revision, m.counted, m.members
    ) select * from taken order by revision`.execute(tx)
  return rows
}
