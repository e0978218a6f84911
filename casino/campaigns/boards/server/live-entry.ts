import { freshProgress, type Progress } from '../scoring.ts'

/** A player on a board, as a process has them in memory. */
export interface Entry extends Progress {
  readonly player_id: bigint
  readonly team: number | null
  /** Attempts taken by hand beyond those that everybody has. */
  readonly extra: number
  /** False for who left: nothing counts, and playing does not bring them back. */
  readonly is_in: boolean
  /** Which side of the counted stakes the player was told of: 1 below, 2 above. */
  readonly alerted: number
  /** The last fact that was counted: one that is read again changes nothing. */
  readonly counted_tx: number
  readonly counted_position: number
}

/** How far a player is. Arrays are read and written several times as fast as objects, and there is one for each round and board. */
export type CountedMove = readonly [
  player_id: number,
  rounds: number,
  attempts: readonly number[],
  points: number,
  reached_at_ms: number | null,
  best_multiple: number,
  run: number,
  alerted: number,
  counted_tx: number,
  counted_position: number,
]

/** Whether a player takes part. */
export type MemberMove = readonly [player_id: number, is_in: 0 | 1, team: number | null, extra: number]

/** A player of a board that is read as a whole. */
export type WholeEntry = readonly [...CountedMove, is_in: 0 | 1, team: number | null, extra: number]

export const freshEntry = (player_id: bigint): Entry => ({
  ...freshProgress,
  player_id,
  team: null,
  extra: 0,
  is_in: true,
  alerted: 0,
  counted_tx: 0,
  counted_position: 0,
})

/** Numbers, nulls and lists of numbers: written without the general writer, which takes twice as long, and without taking entries apart. */
const countedText = (entry: Entry): string => {
  const { player_id, rounds, attempts, points, reached_at, best_multiple, run, alerted, counted_tx, counted_position } = entry
  return `[${player_id},${rounds},[${attempts.join(',')}],${points},${reached_at?.getTime() ?? 'null'},${best_multiple},${run},${alerted},${counted_tx},${counted_position}]`
}

/** Moves of players who are further than before, as JSON. */
export const countedMoves = (entries: readonly Entry[]): string => `[${entries.map(countedText).join(',')}]`

export interface Member {
  readonly player_id: bigint
  readonly is_in: boolean
  readonly team: number | null
  readonly extra: number
}

/** Moves of players who joined, left or took an attempt, as JSON. */
export const memberMoves = (members: readonly Member[]): string =>
  `[${members.map(({ player_id, is_in, team, extra }) => `[${player_id},${is_in ? 1 : 0},${team ?? 'null'},${extra}]`).join(',')}]`

/** What is counted beside progress. */
type Marks = Pick<Entry, 'alerted' | 'counted_tx' | 'counted_position'>

/** A player after a round. Entries are all made with the same fields in the same order: those of one shape take a third of the time. */
export const entryAfter = ({ player_id, is_in, team, extra }: Entry, progress: Progress, marks: Marks): Entry => ({
  player_id,
  is_in,
  team,
  extra,
  rounds: progress.rounds,
  attempts: progress.attempts,
  points: progress.points,
  reached_at: progress.reached_at,
  best_multiple: progress.best_multiple,
  run: progress.run,
  alerted: marks.alerted,
  counted_tx: marks.counted_tx,
  counted_position: marks.counted_position,
})

const readEntry = (
  move: CountedMove | WholeEntry,
  player_id: bigint,
  { is_in, team, extra }: Pick<Entry, 'is_in' | 'team' | 'extra'>,
): Entry => {
  const [, rounds, attempts, points, reached_at_ms, best_multiple, run, alerted, counted_tx, counted_position] = move
  const reached_at = reached_at_ms === null ? null : new Date(reached_at_ms)
  return { player_id, is_in, team, extra, rounds, attempts, points, reached_at, best_multiple, run, alerted, counted_tx, counted_position }
}

const newcomer = { is_in: true, team: null, extra: 0 } as const

/** What a player is after a move. */
export const afterCounted = (before: Entry | undefined, move: CountedMove): Entry =>
  readEntry(move, before?.player_id ?? BigInt(move[0]), before ?? newcomer)

export const afterMember = (before: Entry | undefined, [player_id, is_in, team, extra]: MemberMove): Entry => ({
  ...(before ?? freshEntry(BigInt(player_id))),
  is_in: is_in === 1,
  team,
  extra,
})

export const wholeEntry = (row: WholeEntry): Entry =>
  readEntry(row, BigInt(row[0]), { is_in: row[10] === 1, team: row[11], extra: row[12] })
