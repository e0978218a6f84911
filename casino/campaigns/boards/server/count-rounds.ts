import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { StakeOutside } from '../events.ts'
import { stakeVerdict } from '../round-filter.ts'
import { addRound, type Progress } from '../scoring.ts'
import { tablesMoved } from './board-messages.ts'
import { lockBoardsOfGames, type LockedBoard } from './board-store.ts'
import { boostAt, boostsOf, type BoostRow } from './boost-store.ts'
import { insertEntries } from './entry-store.ts'
import { promisedBoards, type PromisedBoard } from './known-boards.ts'
import { countedMoves, freshEntry, type Entry } from './live-entry.ts'
import { lockedTables, type LiveTable } from './live-table.ts'
import { recordMoves } from './moves-store.ts'
import { moneyRounds, roundsAbout, spanOf, type CountedFact } from './rounds-that-count.ts'

type PlayerRound = CountedFact & { readonly player_id: bigint }

interface Counted {
  readonly entry: Entry
  readonly alerts: readonly ReturnType<typeof StakeOutside>[]
}

/** Exact: transactions and facts of a house's life are far fewer than numbers can tell apart. */
const placeOf = ({ tx, position }: CountedFact): { readonly counted_tx: number; readonly counted_position: number } => ({
  counted_tx: Number(tx),
  counted_position: Number(position),
})

const side_bits = { below: 1, above: 2 } as const

const alertOf = ({ id, spec }: PromisedBoard, alerted: number, round: PlayerRound, side: keyof typeof side_bits) => {
  const { currency } = round.data
  const bounds = spec.stakes[currency as Currency]
  if (!bounds || (alerted & side_bits[side]) !== 0) return null
  const bound_minor = side === 'below' ? bounds.min_minor : bounds.max_minor
  return StakeOutside({ board_id: Number(id), side, bound_minor, currency }, round.player_id)
}

/** Counts one player's rounds of a batch, in log order. A fact counted before is skipped; null if all of them were. */
const countFor = (board: PromisedBoard, first: Entry, rounds: readonly PlayerRound[], boosts: readonly BoostRow[]): Counted | null => {
  const { spec } = board
  const plan = { ...spec, attempts: spec.attempts + first.extra }
  let progress: Progress = first
  let { alerted, counted_tx, counted_position } = first
  const alerts = []
  for (const round of rounds) {
    const place = placeOf(round)
    if (place.counted_tx < counted_tx || (place.counted_tx === counted_tx && place.counted_position <= counted_position)) continue
    ;({ counted_tx, counted_position } = place)
    const verdict = first.is_in ? stakeVerdict(spec.stakes, round.data.currency, round.data.stake_minor) : null
    // Once every attempt is finished, rounds no longer count: no points, no alerts.
    const rule = spec.boost ? { ...plan, times: boostAt(spec, boosts, round.at) } : plan
    const next = verdict && addRound(progress, rule, { ...round.data, at: round.at })
    if (!next) continue
    if (verdict !== 'counts') {
      const alert = alertOf(board, alerted, round, verdict)
      if (alert) alerts.push(alert)
      alerted |= side_bits[verdict]
    }
    if (verdict !== 'below') progress = next
  }
  const is_new = counted_tx !== first.counted_tx || counted_position !== first.counted_position
  return is_new ? { entry: { ...first, ...progress, alerted, counted_tx, counted_position }, alerts } : null
}

/** Groups rounds by board and player. */
const groupRounds = (boards: readonly PromisedBoard[], rounds: readonly PlayerRound[]): Map<bigint, Map<bigint, PlayerRound[]>> => {
  const parts = boards.map(({ id, starts_at, ends_at, spec }) => ({ id, starts_at, ends_at, filter: spec }))
  const groups = new Map<bigint, Map<bigint, PlayerRound[]>>()
  for (const { part, round } of roundsAbout(parts, rounds)) {
    const players = groups.get(part.id) ?? new Map<bigint, PlayerRound[]>()
    groups.set(part.id, players)
    const own = players.get(round.player_id)
    if (own) own.push(round)
    else players.set(round.player_id, [round])
  }
  return groups
}

/** A player's rounds for a board, on which they are, or which they enter by them. */
interface Playing {
  readonly board: PromisedBoard
  readonly entry: Entry
  readonly is_new: boolean
  readonly rounds: readonly PlayerRound[]
}

const playingOn = (board: PromisedBoard, { entries }: LiveTable, players: ReadonlyMap<bigint, readonly PlayerRound[]>): Playing[] =>
  [...players].flatMap(([player_id, rounds]): Playing[] => {
    const known = entries.get(player_id)
    if (!known && board.spec.entry !== 'play') return []
    return [{ board, entry: known ?? freshEntry(player_id), is_new: known === undefined, rounds }]
  })

/** Who plays what on the boards of these rounds, as of the last revision of each, under the locks of their rows. */
const playingOnBoards = async (
  tx: Tx,
  house: House,
  locked: readonly LockedBoard[],
  rounds: readonly PlayerRound[],
): Promise<Playing[]> => {
  const ids = locked.map(({ id }) => id)
  const promised = await promisedBoards(house, ids, tx)
  const groups = groupRounds([...promised.values()], rounds)
  const tables = await lockedTables(
    house,
    tx,
    locked.filter(({ id }) => groups.has(id)),
  )
  return tables.flatMap((table) => playingOn(promised.get(table.board_id) as PromisedBoard, table, groups.get(table.board_id) ?? new Map()))
}

/**
 * Adds the points of a batch of rounds (RA-003, RA-005, TO-008). A round's own time decides whether it counts; players join
 * automatically where the board allows it (GA-021). The number of statements does not depend on the number of rounds or boards.
 */
export const countRounds = async (facts: readonly CountedFact[], tx: Tx, house: House): Promise<void> => {
  const rounds = moneyRounds(facts)
  if (rounds.length === 0) return
  const locked = await lockBoardsOfGames(tx, { games: [...new Set(rounds.map(({ data }) => data.slug))], ...spanOf(rounds) })
  if (locked.length === 0) return
  const playing = await playingOnBoards(tx, house, locked, rounds)
  const boosted = playing.filter(({ board }) => board.spec.boost)
  const boostsOfPlayer = await boostsOf(
    tx,
    boosted.map(({ board, entry }) => ({ board_id: board.id, player_id: entry.player_id })),
  )
  const alerts = []
  const moved = new Map<bigint, Entry[]>()
  const entering = []
  for (const { board, entry, is_new, rounds: own } of playing) {
    const { player_id } = entry
    const counted = countFor(board, entry, own, board.spec.boost ? boostsOfPlayer({ board_id: board.id, player_id }) : [])
    if (!counted) continue
    alerts.push(...counted.alerts)
    const entries = moved.get(board.id)
    if (entries) entries.push(counted.entry)
    else moved.set(board.id, [counted.entry])
    if (is_new) entering.push({ board_id: board.id, player_id })
  }
  const now = house.clock.now()
  await insertEntries(tx, entering, now)
  const revised = await recordMoves(
    tx,
    [...moved].map(([board_id, entries]) => ({ board_id, counted: countedMoves(entries) })),
    now,
  )
  await announce(tx, house, [...alerts, ...tablesMoved(revised)])
}
