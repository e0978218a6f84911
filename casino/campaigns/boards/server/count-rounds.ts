import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { StakeOutside } from '../events.ts'
import { stakeVerdict } from '../round-filter.ts'
import { addRound } from '../scoring.ts'
import { tableMoved } from './board-messages.ts'
import { beginRevisions, type BoardRow } from './board-store.ts'
import { boostAt, boostsOf, type BoostRow } from './boost-store.ts'
import { openEntries, saveEntries, type EntryRow } from './entry-store.ts'
import { moneyRounds, roundsAbout, spanOf, type CountedFact } from './rounds-that-count.ts'

type PlayerRound = CountedFact & { readonly player_id: bigint }

interface Counted {
  readonly entry: EntryRow
  readonly alerts: readonly ReturnType<typeof StakeOutside>[]
}

const isAfter = (round: CountedFact, entry: EntryRow): boolean => {
  const tx = BigInt(round.tx)
  return tx > entry.counted_tx || (tx === entry.counted_tx && round.position > entry.counted_position)
}

const side_bits = { below: 1, above: 2 } as const

const alertOf = (board: BoardRow, entry: EntryRow, round: PlayerRound, side: keyof typeof side_bits) => {
  const { currency } = round.data
  const bounds = board.spec.stakes[currency as Currency]
  if (!bounds || (entry.alerted & side_bits[side]) !== 0) return null
  const bound_minor = side === 'below' ? bounds.min_minor : bounds.max_minor
  return StakeOutside({ board_id: Number(board.id), side, bound_minor, currency }, round.player_id)
}

/** Counts one player's rounds of a batch, in log order. A fact counted before is skipped. */
const countFor = (board: BoardRow, first: EntryRow, rounds: readonly PlayerRound[], boosts: readonly BoostRow[]): Counted => {
  const { spec } = board
  const plan = { ...spec, attempts: spec.attempts + first.extra }
  let entry = first
  const alerts = []
  for (const round of rounds) {
    if (!isAfter(round, entry)) continue
    entry = { ...entry, counted_tx: BigInt(round.tx), counted_position: round.position }
    const verdict = entry.left_at ? null : stakeVerdict(spec.stakes, round.data.currency, round.data.stake_minor)
    // Once every attempt is finished, rounds no longer count: no points, no alerts.
    const rule = { ...plan, times: boostAt(spec, boosts, round.at) }
    const next = verdict && addRound(entry, rule, { ...round.data, at: round.at })
    if (!next) continue
    if (verdict !== 'counts') {
      const alert = alertOf(board, entry, round, verdict)
      if (alert) alerts.push(alert)
      entry = { ...entry, alerted: entry.alerted | side_bits[verdict] }
    }
    if (verdict !== 'below') entry = { ...entry, ...next }
  }
  return { entry, alerts }
}

/** Groups rounds by board and player, as `board:player`. */
const groupRounds = (boards: readonly BoardRow[], rounds: readonly PlayerRound[]): Map<string, PlayerRound[]> => {
  const parts = boards.map(({ id, starts_at, ends_at, spec }) => ({ id, starts_at, ends_at, filter: spec }))
  const groups = new Map<string, PlayerRound[]>()
  for (const { part, round } of roundsAbout(parts, rounds)) {
    const key = `${part.id}:${round.player_id}`
    const group = groups.get(key)
    if (group) group.push(round)
    else groups.set(key, [round])
  }
  return groups
}

const wantedEntries = (groups: ReadonlyMap<string, readonly PlayerRound[]>) =>
  [...groups].map(([key, [round]]) => ({ board_id: BigInt(key.split(':')[0] as string), player_id: (round as PlayerRound).player_id }))

/**
 * Adds the points of a batch of rounds (RA-003, RA-005, TO-008). A round's own time decides whether it counts; players join
 * automatically where the board allows it (GA-021). The number of statements does not depend on the number of rounds or boards.
 */
export const countRounds = async (facts: readonly CountedFact[], tx: Tx, house: House): Promise<void> => {
  const rounds = moneyRounds(facts)
  if (rounds.length === 0) return
  const boards = await beginRevisions(tx, { games: [...new Set(rounds.map(({ data }) => data.slug))], ...spanOf(rounds) })
  const groups = groupRounds(boards, rounds)
  if (groups.size === 0) return
  const entries = await openEntries(tx, wantedEntries(groups), house.clock.now())
  if (entries.length === 0) return
  const by_id = new Map(boards.map((board) => [board.id, board]))
  const boostsOfEntry = await boostsOf(
    tx,
    entries.filter(({ board_id }) => by_id.get(board_id)?.spec.boost),
  )
  const counted = entries.map((entry) =>
    countFor(by_id.get(entry.board_id) as BoardRow, entry, groups.get(`${entry.board_id}:${entry.player_id}`) ?? [], boostsOfEntry(entry)),
  )
  await saveEntries(
    tx,
    boards,
    counted.map(({ entry }) => entry),
  )
  const moved = new Set(entries.map(({ board_id }) => board_id))
  const tables = boards.filter(({ id }) => moved.has(id)).map(tableMoved)
  await announce(tx, house, [...counted.flatMap(({ alerts }) => alerts), ...tables])
}
