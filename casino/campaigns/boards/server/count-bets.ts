import type { BetSettled } from '#casino/sportsbook/bets/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import { stakeVerdict } from '../round-filter.ts'
import { isWithin } from '../rules.ts'
import { addRound, freshProgress, type Progress } from '../scoring.ts'
import { tablesMoved } from './board-messages.ts'
import { lockBoardsOfBets } from './board-store.ts'
import { betsOfEntry, knownBets, writeBets, type CountedBet } from './counted-bets-store.ts'
import { insertEntries, joinedAfter } from './entry-store.ts'
import { promisedBoards, type PromisedBoard } from './known-boards.ts'
import { countedMoves, freshEntry, type Entry } from './live-entry.ts'
import { lockedTables } from './live-table.ts'
import { recordMoves } from './moves-store.ts'

type SettledFact = Fact<(typeof BetSettled)['schema']>
type OwnBet = SettledFact & { readonly player_id: bigint }

const isAbout = ({ spec, ...window }: PromisedBoard, { data, at }: OwnBet): boolean => {
  if (!spec.bets?.kinds.includes(data.bet_type) || data.odds_thousandths < spec.bets.least_odds_thousandths) return false
  const verdict = stakeVerdict(spec.stakes, data.currency, data.stake_minor)
  return data.correction === 0 && isWithin(window, at) && (verdict === 'counts' || verdict === 'above')
}

/** A bet that is about a board. */
interface AboutBet extends CountedBet {
  readonly placed_at: Date
  /** The board counts it already: what becomes of it is taken over, whatever it is. */
  readonly is_known: boolean
}

const counted = ({ id }: PromisedBoard, { player_id, data, at }: OwnBet, is_known: boolean): AboutBet => ({
  is_known,
  // Of a bet that was told before bets said when they were placed its end is what is known.
  placed_at: data.placed_at === undefined ? at : new Date(data.placed_at),
  board_id: id,
  player_id,
  bet_id: data.bet_id,
  currency: data.currency,
  stake_minor: data.stake_minor,
  win_minor: data.paid_minor,
  is_returned: data.result === 'returned',
  at,
  correction: data.correction,
})

/** Which of these bets are about which board: new ones, and whatever else becomes of those that it counts. Each once, with its last result. */
const betsAbout = async (tx: Tx, boards: readonly PromisedBoard[], bets: readonly OwnBet[]): Promise<AboutBet[]> => {
  const known = await knownBets(
    tx,
    bets.map(({ data }) => data.bet_id),
  )
  const about = new Map<string, AboutBet>()
  for (const board of boards)
    for (const bet of bets) {
      const key = `${board.id}:${bet.data.bet_id}`
      const first = about.get(key)
      if (!first && !known.has(key) && !isAbout(board, bet)) continue
      // A result and its correction may come in one batch: the bet stays where it was settled first.
      about.set(key, { ...counted(board, bet, known.has(key)), ...(first && { at: first.at }) })
    }
  return [...about.values()]
}

/**
 * Where one takes part by one's own word, bets placed before that word count for nothing, whenever they are settled and read: a match is over
 * before its bets are, so that who could still come in would choose by its result.
 */
const placedBeforeJoining = async (tx: Tx, { id, spec }: PromisedBoard, bets: readonly AboutBet[]): Promise<(bet: AboutBet) => boolean> => {
  const fresh = bets.filter(({ is_known }) => !is_known)
  if (spec.entry === 'play' || fresh.length === 0) return () => false
  const from = new Date(Math.min(...fresh.map(({ placed_at }) => placed_at.getTime())))
  const joinedAt = await joinedAfter(
    tx,
    [...new Set(fresh.map(({ player_id }) => player_id))].map((player_id) => ({ board_id: id, player_id })),
    from,
  )
  return (bet) => !bet.is_known && bet.placed_at < (joinedAt(bet) ?? bet.placed_at)
}

/** How far a player is by all their bets that count: points of a result that was taken back are gone with it. */
const recount = async (tx: Tx, { id, spec }: PromisedBoard, entry: Entry): Promise<Entry> => {
  const rule = { ...spec, attempts: spec.attempts + entry.extra }
  let progress: Progress = freshProgress
  for (const bet of await betsOfEntry(tx, { board_id: id, player_id: entry.player_id }))
    progress = addRound(progress, rule, bet) ?? progress
  return { ...entry, ...progress }
}

/**
 * Counts settled bets on the boards that count bets (TO-008), and takes back what a corrected result had brought, as long as the board is not
 * closed. Free bets and what was given back count for nothing; a bet is of the board in whose time it was settled first.
 */
export const countBets = async (facts: readonly SettledFact[], tx: Tx, house: House): Promise<void> => {
  const bets = facts.filter((fact): fact is OwnBet => fact.player_id !== null && fact.data.credit_purse === undefined)
  if (bets.length === 0) return
  const locked = await lockBoardsOfBets(tx)
  if (locked.length === 0) return
  const ids = locked.map(({ id }) => id)
  const boards = await promisedBoards(house, ids, tx)
  const about = Map.groupBy(await betsAbout(tx, [...boards.values()], bets), ({ board_id }) => board_id)
  const tables = await lockedTables(
    house,
    tx,
    locked.filter(({ id }) => about.has(id)),
  )
  const now = house.clock.now()
  const moves = []
  for (const { board_id, entries } of tables) {
    const board = boards.get(board_id) as PromisedBoard
    const own = about.get(board_id) ?? []
    const ids_of_players = [...new Set(own.map(({ player_id }) => player_id))]
    const entering = board.spec.entry === 'play' ? ids_of_players.filter((player_id) => !entries.has(player_id)) : []
    const known = ids_of_players.flatMap((player_id) => entries.get(player_id) ?? [])
    const playing = [...known.filter(({ is_in }) => is_in), ...entering.map(freshEntry)]
    const is_in = new Set(playing.map(({ player_id }) => player_id))
    await insertEntries(
      tx,
      entering.map((player_id) => ({ board_id, player_id })),
      now,
    )
    const isBeforeJoining = await placedBeforeJoining(tx, board, own)
    await writeBets(
      tx,
      own.filter((bet) => is_in.has(bet.player_id) && !isBeforeJoining(bet)),
    )
    const moved: Entry[] = []
    for (const entry of playing) moved.push(await recount(tx, board, entry))
    if (moved.length > 0) moves.push({ board_id, counted: countedMoves(moved) })
  }
  await announce(tx, house, tablesMoved(await recordMoves(tx, moves, now)))
}
