import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { StakeOutside } from '../events.ts'
import { stakeVerdict } from '../round-filter.ts'
import { isWithin } from '../rules.ts'
import { addRound, type CountedRound } from '../scoring.ts'
import { tablesMoved } from './board-messages.ts'
import { lockBoardsOfGames, type LockedBoard } from './board-store.ts'
import { boostAt, boostsOf, type BoostRow } from './boost-store.ts'
import { insertEntries, joinedAfter } from './entry-store.ts'
import { promisedBoards, type PromisedBoard } from './known-boards.ts'
import { countedMoves, entryAfter, freshEntry, type Entry } from './live-entry.ts'
import { lockedTables, type LiveTable } from './live-table.ts'
import { recordMoves } from './moves-store.ts'
import { begunAt, moneyRounds, spanOf, type CountedFact } from './rounds-that-count.ts'

/** A round with its place in the log, which is exact as numbers: there are far fewer facts in the life of a house than those can tell apart. */
interface PlacedRound {
  readonly player_id: bigint
  readonly slug: string
  readonly tx: number
  readonly position: number
  readonly begun_at: Date
  readonly data: CountedRound
}

const placed = (round: CountedFact & { readonly player_id: bigint }): PlacedRound => {
  const { player_id, tx, position, at, data } = round
  return {
    player_id,
    slug: data.slug,
    tx: Number(tx),
    position: Number(position),
    begun_at: begunAt(round),
    data: { currency: data.currency, stake_minor: data.stake_minor, win_minor: data.win_minor, at },
  }
}

/** A player on a board, after those rounds of this batch that were counted until now. */
interface Playing {
  readonly is_new: boolean
  readonly before: Entry
  after: Entry
  boosts: readonly BoostRow[]
  /** Where one takes part by one's own word: rounds begun before that word count for nothing, whenever they end and are read. */
  joined_at: Date | null
}

/** A board, and who plays on it in this batch. */
interface PlayedBoard {
  readonly board: PromisedBoard
  readonly table: LiveTable
  readonly players: Map<bigint, Playing>
}

type Alert = ReturnType<typeof StakeOutside>

const side_bits = { below: 1, above: 2 } as const

const alertOf = ({ id, spec }: PromisedBoard, alerted: number, round: PlacedRound, side: keyof typeof side_bits): Alert | null => {
  const { currency } = round.data
  const bounds = spec.stakes[currency as Currency]
  if (!bounds || (alerted & side_bits[side]) !== 0) return null
  const bound_minor = side === 'below' ? bounds.min_minor : bounds.max_minor
  return StakeOutside({ board_id: Number(id), side, bound_minor, currency }, round.player_id)
}

/** Counts a player's next round in log order; one that was counted before changes nothing. Returns what they are told about its stake. */
const countRound = (board: PromisedBoard, playing: Playing, round: PlacedRound): Alert | null => {
  const { spec } = board
  const { before, after, boosts, joined_at } = playing
  const { tx, position, begun_at, data } = round
  if (tx < after.counted_tx || (tx === after.counted_tx && position <= after.counted_position)) return null
  // What a round brings may be known from its beginning on: whoever began one before could choose the moment in which it ends.
  const is_in = before.is_in && begun_at >= board.starts_at && (joined_at === null || begun_at >= joined_at)
  const verdict = is_in ? stakeVerdict(spec.stakes, data.currency, data.stake_minor) : null
  const attempts = spec.attempts + before.extra
  const times = spec.boost ? boostAt(spec, boosts, data.at) : 1
  const { score, stakes, rounds_per_attempt } = spec
  // Once every attempt is finished, rounds no longer count: no points, no alerts.
  const next = verdict && addRound(after, { score, stakes, attempts, rounds_per_attempt, times }, data)
  const side = next && verdict !== 'counts' ? verdict : null
  const alerted = side ? after.alerted | side_bits[side] : after.alerted
  playing.after = entryAfter(after, next && verdict !== 'below' ? next : after, { alerted, counted_tx: tx, counted_position: position })
  return side && alertOf(board, after.alerted, round, side)
}

/** Shows each round with each board that it is for, by game and time, in log order. */
const eachRound = (
  boards: ReadonlyMap<string, readonly PlayedBoard[]>,
  rounds: readonly PlacedRound[],
  visit: (played: PlayedBoard, round: PlacedRound) => void,
): void => {
  for (const round of rounds)
    for (const played of boards.get(round.slug) ?? []) if (isWithin(played.board, round.data.at)) visit(played, round)
}

/** The boards of these rounds by game, as of the last revision of each, under the locks of their rows. */
const boardsByGame = async (tx: Tx, house: House, locked: readonly LockedBoard[]): Promise<Map<string, PlayedBoard[]>> => {
  const promised = await promisedBoards(
    house,
    locked.map(({ id }) => id),
    tx,
  )
  const by_game = new Map<string, PlayedBoard[]>()
  for (const table of await lockedTables(house, tx, locked)) {
    const board = promised.get(table.board_id) as PromisedBoard
    const played = { board, table, players: new Map() }
    for (const slug of board.spec.games) {
      const others = by_game.get(slug)
      if (others) others.push(played)
      else by_game.set(slug, [played])
    }
  }
  return by_game
}

/** Who plays, and enters by it where the board allows it (GA-021). */
const enter = ({ board, table, players }: PlayedBoard, { player_id }: PlacedRound): void => {
  if (players.has(player_id)) return
  const known = table.entries.get(player_id)
  if (!known && board.spec.entry !== 'play') return
  const before = known ?? freshEntry(player_id)
  players.set(player_id, { is_new: !known, before, after: before, boosts: [], joined_at: null })
}

const entriesOf = ({ board, players }: PlayedBoard) => [...players.keys()].map((player_id) => ({ board_id: board.id, player_id }))

/** When they joined who did so during this batch: the others did before all of its rounds. */
const addJoining = async (tx: Tx, boards: readonly PlayedBoard[], from: Date): Promise<void> => {
  const joined_by_word = boards.filter(({ board }) => board.spec.entry !== 'play')
  const joinedAt = await joinedAfter(tx, joined_by_word.flatMap(entriesOf), from)
  for (const { board, players } of joined_by_word)
    for (const [player_id, playing] of players) playing.joined_at = joinedAt({ board_id: board.id, player_id })
}

const addBoosts = async (tx: Tx, boards: readonly PlayedBoard[]): Promise<void> => {
  const boosted = boards.filter(({ board }) => board.spec.boost)
  const boostsOfPlayer = await boostsOf(tx, boosted.flatMap(entriesOf))
  for (const { board, players } of boosted)
    for (const [player_id, playing] of players) playing.boosts = boostsOfPlayer({ board_id: board.id, player_id })
}

/** Writes what moved, and who entered; announces which boards did. */
const write = async (tx: Tx, house: House, boards: readonly PlayedBoard[], alerts: readonly Alert[]): Promise<void> => {
  const moved = boards
    .map(({ table, players }) => ({ table, players: [...players.values()].filter(({ before, after }) => after !== before) }))
    .filter(({ players }) => players.length > 0)
  const now = house.clock.now()
  await insertEntries(
    tx,
    moved.flatMap(({ table: { board_id }, players }) =>
      players.filter(({ is_new }) => is_new).map(({ after: { player_id } }) => ({ board_id, player_id })),
    ),
    now,
  )
  const entries = new Map(moved.map(({ table, players }) => [table, players.map(({ after }) => after)]))
  const recorded = await recordMoves(
    tx,
    [...entries].map(([{ board_id }, after]) => ({ board_id, counted: countedMoves(after) })),
    now,
  )
  const move_ids = new Map(recorded.map(({ id, move_id }) => [id, move_id]))
  for (const [table, after] of entries) table.own = { move_id: move_ids.get(table.board_id) ?? '', entries: after }
  await announce(tx, house, [...alerts, ...tablesMoved(recorded)])
}

/**
 * Adds the points of a batch of rounds (RA-003, RA-005, TO-008). A round's own time decides whether it counts. The number of statements does
 * not depend on the number of rounds or boards.
 */
export const countRounds = async (facts: readonly CountedFact[], tx: Tx, house: House): Promise<void> => {
  const money = moneyRounds(facts)
  if (money.length === 0) return
  const rounds = money.map(placed)
  const span = spanOf(money)
  const locked = await lockBoardsOfGames(tx, { games: [...new Set(rounds.map(({ slug }) => slug))], ...span })
  if (locked.length === 0) return
  const by_game = await boardsByGame(tx, house, locked)
  const boards = [...new Set([...by_game.values()].flat())]
  eachRound(by_game, rounds, enter)
  await addJoining(tx, boards, new Date(Math.min(...rounds.map(({ begun_at }) => begun_at.getTime()))))
  await addBoosts(tx, boards)
  const alerts: Alert[] = []
  eachRound(by_game, rounds, ({ board, players }, round) => {
    const playing = players.get(round.player_id)
    const alert = playing && countRound(board, playing, round)
    if (alert) alerts.push(alert)
  })
  await write(tx, house, boards, alerts)
}
