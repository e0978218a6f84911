import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { RevisedBoard } from './board-store.ts'
import type { CountedMove, Entry, MemberMove, WholeEntry } from './live-entry.ts'

/** What moved on a board in this transaction, as JSON; neither for a revision with which nobody moves. */
export interface NewMove {
  readonly board_id: bigint
  readonly counted?: string
  readonly members?: string
}

/** A move as its writer knows it. */
export interface RecordedMove extends RevisedBoard {
  readonly move_id: string
}

/** The JSON of moves is lists of numbers, in which nothing has to be escaped. */
const movesArray = (texts: readonly (string | undefined)[]): string =>
  `{${texts.map((text) => (text === undefined ? 'NULL' : `"${text}"`)).join(',')}}`

/** Starts the next revision of these boards, whose rows are locked, with what moved. One statement for any number of boards. */
export const recordMoves = async (tx: Tx, moves: readonly NewMove[], at: Date): Promise<RecordedMove[]> => {
  if (moves.length === 0) return []
  const { rows } = await sql<RecordedMove>`
    with revised as (
      update campaigns_boards.boards b set revision = b.revision + 1
        from unnest(${bigintArray(moves.map(({ board_id }) => board_id))}::bigint[],
                    ${movesArray(moves.map(({ counted }) => counted))}::text[],
                    ${movesArray(moves.map(({ members }) => members))}::text[]) as g(board_id, counted, members)
       where b.id = g.board_id returning b.id, b.revision, g.counted, g.members
    )
    insert into campaigns_boards.moves as m (board_id, revision, at, counted, members)
    select id, revision, ${at}, counted, members from revised
    returning m.board_id as id, m.revision::float8 as revision, m.id::text as move_id`.execute(tx)
  return rows
}

/** A move, and what it says, which is read from its JSON only where somebody asks. */
export interface ReadMove {
  readonly revision: number
  /** What it brings, if the reader has written it. */
  readonly own: readonly Entry[] | null
  readonly counted: () => readonly CountedMove[]
  readonly members: () => readonly MemberMove[]
}

interface MoveTexts {
  readonly revision: number
  readonly counted: string | null
  readonly members: string | null
}

const listIn = <T>(text: string | null): (() => readonly T[]) => {
  let list: readonly T[] | undefined
  return () => (list ??= text === null ? [] : JSON.parse(text))
}

const readMove = ({ revision, counted, members }: MoveTexts, own: readonly Entry[] | null = null): ReadMove => ({
  revision,
  own,
  counted: listIn(counted),
  members: listIn(members),
})

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

/** A move that this process wrote, and the entries that it brings. */
export interface OwnMove {
  readonly move_id: string
  readonly entries: readonly Entry[]
}

export interface SinceRevision {
  readonly board_id: bigint
  readonly revision: number
  /** What this process wrote last, which is not read again. */
  readonly own: OwnMove | null
}

type MoveRow = Omit<ReadBoard, 'moves'> & { readonly move: number | null } & Omit<MoveTexts, 'revision'> & { readonly is_own: boolean }

/** What moved on these boards, each after a revision of its own. One statement for any number; boards that are not there are left out. */
export const readMoves = async (db: Executor, since: readonly SinceRevision[]): Promise<Map<bigint, ReadBoard>> => {
  const { rows } = await sql<MoveRow>`
    with now as materialized (select kernel.life()::text as life)
    select b.id as board_id, b.revision::float8 as revision, b.closed_at is not null as is_closed, b.paid_at is not null as is_paid, now.life,
           m.revision::float8 as move, m.id = g.own_id as is_own,
           case when m.id is distinct from g.own_id then m.counted end as counted, m.members
      from now
     cross join unnest(${bigintArray(since.map(({ board_id }) => board_id))}::bigint[],
                       ${bigintArray(since.map(({ revision }) => revision))}::bigint[],
                       ${`{${since.map(({ own }) => own?.move_id ?? 'NULL').join(',')}}`}::bigint[])
             as g(board_id, revision, own_id)
      join campaigns_boards.boards b on b.id = g.board_id
      left join campaigns_boards.moves m on m.board_id = g.board_id and m.revision > g.revision
     order by b.id, m.revision`.execute(db)
  const owns = new Map(since.map(({ board_id, own }) => [board_id, own?.entries ?? null]))
  const boards = new Map<bigint, ReadBoard & { moves: ReadMove[] }>()
  for (const { move, is_own, counted, members, ...board } of rows) {
    const known = boards.get(board.board_id) ?? { ...board, moves: [] }
    boards.set(board.board_id, known)
    if (move !== null) known.moves.push(readMove({ revision: move, counted, members }, is_own ? owns.get(board.board_id) : null))
  }
  return boards
}

/** A whole board: its entries, and the moves that they do not hold yet, oldest first. */
export interface WholeBoard {
  readonly revision: number
  readonly life: string
  readonly entries: readonly WholeEntry[]
  readonly moves: readonly ReadMove[]
}

/**
 * Reads a whole board in one statement, so that entries and moves are of one moment; undefined if there is none. A start reads boards of a
 * hundred thousand players: one text is read several times as fast as so many rows.
 */
export const readWholeBoard = async (db: Executor, board_id: bigint): Promise<WholeBoard | undefined> => {
  const { rows } = await sql<{ revision: number; life: string; entries: string; moves: MoveTexts[] }>`
    select b.revision::float8 as revision, kernel.life()::text as life,
           (select '[' || coalesce(string_agg('[' || concat_ws(',', e.player_id, e.rounds, e.attempts, e.points,
                     coalesce((extract(epoch from e.reached_at) * 1000)::bigint::text, 'null'), e.best_multiple, e.run, e.alerted, e.counted_tx,
                     e.counted_position, (e.left_at is null)::int, coalesce(e.team::text, 'null'), e.extra) || ']', ','), '') || ']'
              from campaigns_boards.entries e where e.board_id = b.id) as entries,
           (select coalesce(json_agg(json_build_object('revision', m.revision, 'counted', m.counted, 'members', m.members)
                                     order by m.revision), '[]')
              from campaigns_boards.moves m where m.board_id = b.id) as moves
      from campaigns_boards.boards b where b.id = ${board_id}`.execute(db)
  const [board] = rows
  return board && { ...board, entries: JSON.parse(board.entries), moves: board.moves.map((move) => readMove(move)) }
}

/** Boards with moves from before a moment that their entries do not hold yet. */
export const boardsWithMoves = async (db: Executor, before: Date): Promise<bigint[]> => {
  const { rows } = await sql<{ board_id: bigint }>`
    select distinct board_id from campaigns_boards.moves where at <= ${before} order by board_id`.execute(db)
  return rows.map(({ board_id }) => board_id)
}

/** Moves of a board, from a revision to another one. */
export interface MovesToFold {
  readonly board_id: bigint
  readonly first: number
  readonly last: number
}

/** The first move of each board that its entries do not hold yet, and the last one from before a moment, or of all; boards without are left out. */
export const movesToFold = async (tx: Tx, board_ids: readonly bigint[], before: Date | null): Promise<MovesToFold[]> => {
  const { rows } = await sql<MovesToFold>`
    select board_id, min(revision)::float8 as first, (max(revision) filter (where until.at is null or m.at <= until.at))::float8 as last
      from campaigns_boards.moves m cross join (select ${before}::timestamptz as at) until
     where board_id = any(${bigintArray(board_ids)}::bigint[]) group by board_id
    having max(revision) filter (where until.at is null or m.at <= until.at) is not null`.execute(tx)
  return rows
}

/** Deletes moves that their boards' entries hold. */
export const deleteMoves = async (tx: Tx, folded: readonly MovesToFold[]): Promise<void> => {
  await sql`
    delete from campaigns_boards.moves m
     using unnest(${bigintArray(folded.map(({ board_id }) => board_id))}::bigint[], ${bigintArray(folded.map(({ last }) => last))}::bigint[])
             as g(board_id, last)
     where m.board_id = g.board_id and m.revision <= g.last`.execute(tx)
}
