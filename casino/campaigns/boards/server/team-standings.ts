import { pageOfRows } from '#kernel/contract/pages.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { BoardUser, BoardWinner } from '../contract.ts'
import { rows_limit } from '../rules.ts'
import type { BoardRow } from './board-store.ts'
import { linesOf, shownTable, type LiveTable } from './live-table.ts'
import { lastPlaced, resultsOf } from './result-store.ts'

/** Rows of a table that are looked through at a time for the first members of a team. */
const rows_at_a_time = 200

/** Members of a team with points, best first. For the first of them no more of the table is looked through than it takes. */
const membersOf = ({ ranking, entries }: LiveTable, team: number, most = ranking.size): bigint[] => {
  const found: bigint[] = []
  for (let offset = 0; offset < ranking.size && found.length < most; offset += rows_at_a_time)
    for (const { player_id } of ranking.top(rows_at_a_time, offset)) if (entries.get(player_id)?.team === team) found.push(player_id)
  return found.slice(0, most)
}

/** The team whose members have the prizes; null before everything is counted, and where nobody has points. */
export const winningTeam = async ({ db }: House, { id, paid_at }: Pick<BoardRow, 'id' | 'paid_at'>): Promise<number | null> =>
  paid_at === null ? null : ((await lastPlaced(db, id))?.team ?? null)

/** Where a player stands within their team; null without points. */
export const placeInTeam = async (house: House, board: BoardRow, team: number, player_id: bigint): Promise<number | null> => {
  const index = membersOf(await shownTable(house, board), team).indexOf(player_id)
  return index === -1 ? null : index + 1
}

/** The first members of each team, as many as a table shows, with places counted within their team. */
export const teamLeaders = async (house: House, board: BoardRow): Promise<Map<number, BoardUser[]>> => {
  const table = await shownTable(house, board)
  const leaders = (board.spec.teams ?? []).map(({ id }) => ({ id, members: membersOf(table, id, rows_limit) }))
  const lines = await linesOf(
    house,
    table,
    leaders.flatMap(({ members }) => members),
  )
  return new Map(
    leaders.map(({ id, members }) => [
      id,
      members.flatMap((player_id, index): BoardUser[] => {
        const line = lines.get(player_id)
        return line ? [{ ...line, place: index + 1 }] : []
      }),
    ]),
  )
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
  const ids = membersOf(table, team, offset + limit + 1).slice(offset)
  const [lines, results] = await Promise.all([linesOf(house, table, ids), resultsOf(house.db, [board.id], offset + ids.length)])
  const won = new Map(results.map((result) => [result.player_id, result]))
  const members = ids.flatMap((player_id, index): BoardWinner[] => {
    const line = lines.get(player_id)
    const { prize_minor = 0n, currency = house.brand.currency } = won.get(player_id) ?? {}
    return line ? [{ ...line, place: offset + index + 1, prize: toWire(prize_minor), currency, exponent: exponentOf(currency) }] : []
  })
  return pageOfRows(members, limit)
}
