import type { BetSettled } from '#casino/sportsbook/bets/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import { stakeVerdict } from '../round-filter.ts'
import { isWithin } from '../rules.ts'
import { addRound, freshProgress, type Progress } from '../scoring.ts'
import { tableMoved } from './board-messages.ts'
import { beginBetRevisions, type BoardRow } from './board-store.ts'
import { betsOfEntry, knownBets, writeBets, type CountedBet } from './counted-bets-store.ts'
import { openEntries, saveEntries, type EntryRow } from './entry-store.ts'

type SettledFact = Fact<(typeof BetSettled)['schema']>
type OwnBet = SettledFact & { readonly player_id: bigint }

const isAbout = ({ spec, ...window }: BoardRow, { data, at }: OwnBet): boolean => {
  if (!spec.bets?.kinds.includes(data.bet_type) || data.odds_thousandths < spec.bets.least_odds_thousandths) return false
  const verdict = stakeVerdict(spec.stakes, data.currency, data.stake_minor)
  return data.correction === 0 && isWithin(window, at) && (verdict === 'counts' || verdict === 'above')
}

const counted = ({ id }: BoardRow, { player_id, data, at }: OwnBet): CountedBet => ({
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
const betsAbout = async (tx: Tx, boards: readonly BoardRow[], bets: readonly OwnBet[]): Promise<CountedBet[]> => {
  const known = await knownBets(
    tx,
    bets.map(({ data }) => data.bet_id),
  )
  const about = new Map<string, CountedBet>()
  for (const board of boards)
    for (const bet of bets) {
      const key = `${board.id}:${bet.data.bet_id}`
      const first = about.get(key)
      if (!first && !known.has(key) && !isAbout(board, bet)) continue
      // A result and its correction may come in one batch: the bet stays where it was settled first.
      about.set(key, { ...counted(board, bet), ...(first && { at: first.at }) })
    }
  return [...about.values()]
}

/** How far a player is by all their bets that count: points of a result that was taken back are gone with it. */
const recount = async (tx: Tx, { spec }: BoardRow, entry: EntryRow): Promise<EntryRow> => {
  const rule = { ...spec, attempts: spec.attempts + entry.extra }
  let progress: Progress = freshProgress
  for (const bet of await betsOfEntry(tx, entry)) progress = addRound(progress, rule, bet) ?? progress
  return { ...entry, ...progress }
}

/**
 * Counts settled bets on the boards that count bets (TO-008), and takes back what a corrected result had brought, as long as the board is not
 * closed. Free bets and what was given back count for nothing; a bet is of the board in whose time it was settled first.
 */
export const countBets = async (facts: readonly SettledFact[], tx: Tx, house: House): Promise<void> => {
  const bets = facts.filter((fact): fact is OwnBet => fact.player_id !== null && fact.data.credit_purse === undefined)
  if (bets.length === 0) return
  const boards = await beginBetRevisions(tx)
  if (boards.length === 0) return
  const about = await betsAbout(tx, boards, bets)
  const of_entry = new Map(about.map(({ board_id, player_id }) => [`${board_id}:${player_id}`, { board_id, player_id }]))
  const entries = (await openEntries(tx, [...of_entry.values()], house.clock.now())).filter(({ left_at }) => left_at === null)
  const is_in = new Set(entries.map(({ board_id, player_id }) => `${board_id}:${player_id}`))
  await writeBets(
    tx,
    about.filter(({ board_id, player_id }) => is_in.has(`${board_id}:${player_id}`)),
  )
  const by_id = new Map(boards.map((board) => [board.id, board]))
  const moved: EntryRow[] = []
  for (const entry of entries) moved.push(await recount(tx, by_id.get(entry.board_id) as BoardRow, entry))
  if (moved.length === 0) return
  await saveEntries(tx, boards, moved)
  const ids = new Set(moved.map(({ board_id }) => board_id))
  await announce(tx, house, boards.filter(({ id }) => ids.has(id)).map(tableMoved))
}
