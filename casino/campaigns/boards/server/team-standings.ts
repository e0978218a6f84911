import { pageOfRows } from '#kernel/contract/pages.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { BoardWinner } from '../contract.ts'
import type { BoardRow } from './board-store.ts'
import { linesOf, shownTable, type LiveTable } from './live-table.ts'
import { lastPlaced, resultsOf } from './result-store.ts'

/** Members of a team with points, best first. */
const membersOf = ({ ranking, entries }: LiveTable, team: number): bigint[] =>
  ranking
    .top(ranking.size)
    .filter(({ player_id }) => entries.get(player_id)?.team === team)
    .map(({ player_id }) => player_id)

/** The team whose members have the prizes; null before everything is counted, and where nobody has points. */
export const winningTeam = async ({ db }: House, { id, paid_at }: Pick<BoardRow, 'id' | 'paid_at'>): Promise<number | null> =>
  paid_at === null ? null : ((await lastPlaced(db, id))?.team ?? null)

/** Where a player stands within their team; null without points. */
export const placeInTeam = async (house: House, board: BoardRow, team: number, player_id: bigint): Promise<number | null> => {
  const index = membersOf(await shownTable(house, board), team).indexOf(player_id)
  return index === -1 ? null : index + 1
}

interface MembersQuery {
  readonly limit: number
  readonly offset?: number
}

/**
 * A page of a team's members by points, with places counted within the team, and what each place has brought in its player's currency: 0
 * until everything is counted, and in a team that did not win.
 */
export const teamMembers = async (house: House, board: BoardRow, team: number, { limit, offset = 0 }: MembersQuery) => {
  const table = await shownTable(house, board)
  const ids = membersOf(table, team).slice(offset, offset + limit + 1)
  const [lines, results] = await Promise.all([linesOf(house, table, ids), resultsOf(house.db, [board.id], offset + ids.length)])
  const won = new Map(results.map((result) => [result.player_id, result]))
  const members = ids.flatMap((player_id, index): BoardWinner[] => {
    const line = lines.get(player_id)
    const { prize_minor = 0n, currency = house.brand.currency } = won.get(player_id) ?? {}
    return line ? [{ ...line, place: offset + index + 1, prize: toWire(prize_minor), currency, exponent: exponentOf(currency) }] : []
  })
  return pageOfRows(members, limit)
}
