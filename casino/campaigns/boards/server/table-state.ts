import { loginsByIds } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { movedBy, publishState, type Moved } from '#kernel/realtime/published-state.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import type { BoardUser } from '../contract.ts'
import { BoardClosed, TablesMoved } from '../events.ts'
import { isLeavingFinal, positions_every_ms, rows_limit } from '../rules.ts'
import { attemptsOf } from '../scoring.ts'
import { boardChannel, boardMessage, toPlayer } from './board-messages.ts'
import { planOf } from './board-view.ts'
import { promisedBoards, type PromisedBoard } from './known-boards.ts'
import type { Entry } from './live-entry.ts'
import { lineOf, movedTables, revisionOf, type MovedTable } from './live-table.ts'
import { calledAs } from './owners.ts'

/** Rows and whole leaderboards share one revision counter, so that neither takes a browser back behind the other. */
const of = 'campaigns/boards'

/** A board that is told, with its leaderboard. */
interface ToldBoard extends MovedTable {
  readonly board: PromisedBoard
}

/** A board that is paid publishes nothing more, and its results are rows, so its leaderboard is dropped from memory. */
const toldBoards = async (house: House, moved: readonly Moved<number>[], is_by_row: boolean): Promise<ToldBoard[]> => {
  const since = new Map(moved.map(({ key, since: revision = 0 }) => [BigInt(key), revision]))
  const boards = [...(await promisedBoards(house, [...since.keys()])).values()]
  const tables = await movedTables(
    house,
    boards.map(({ id }) => ({ board_id: id, since: is_by_row ? since.get(id) : undefined })),
  )
  return tables.flatMap((told, index) => (told.is_paid ? [] : [{ ...told, board: boards[index] as PromisedBoard }]))
}

/** Sends each changed player their own row and attempts; rows among the visible ten are also sent to everybody (RTM-046). */
const rowMessages = (house: House, { board, table, moved }: ToldBoard, logins: ReadonlyMap<bigint, string>): Publication[] => {
  const called = calledAs(house, board)
  const rowOf = ({ player_id, is_in }: Entry): BoardUser | null => {
    const login = is_in ? logins.get(player_id) : undefined
    return login === undefined ? null : lineOf(table, player_id, login)
  }
  const told = moved.map((entry) => ({ entry, row: rowOf(entry) }))
  const in_sight = told.flatMap(({ row }) => (row?.place && row.place <= rows_limit ? [row] : []))
  const own = told.map(({ entry, row }) =>
    toPlayer(entry.player_id, 'bet', called, {
      rows: row ? [row] : [],
      outplayAttempts: attemptsOf(entry, planOf(board, entry)),
      isSubscribed: entry.is_in,
      isOut: !entry.is_in && isLeavingFinal(board, house.clock.now()),
    }),
  )
  return [...(in_sight.length > 0 ? [boardMessage(boardChannel(called), 'bet', called, { rows: in_sight })] : []), ...own]
}

const positionsMessage = (house: House, { board, table }: ToldBoard, logins: ReadonlyMap<bigint, string>): Publication => {
  const called = calledAs(house, board)
  return boardMessage(boardChannel(called), 'positions', called, {
    winners: table.ranking.top(rows_limit).flatMap(({ player_id }) => {
      const login = logins.get(player_id)
      return login === undefined ? [] : [lineOf(table, player_id, login)]
    }),
    playersCount: table.players,
  })
}

/** Changed rows. */
export const boardRows = publishState<number>('campaigns/boards.rows', {
  of,
  /** Well within the 300 ms in which a changed row must arrive (performance 16). */
  gather_ms: 40,
  movedBy: [movedBy(TablesMoved, ({ data }) => data.tables.map(({ board_id, revision }) => ({ key: board_id, since: revision })))],
  read: async (house, moved) => {
    const boards = await toldBoards(house, moved, true)
    const ids = new Set(boards.flatMap((told) => told.moved.map(({ player_id }) => player_id)))
    const logins = await loginsByIds(house.db, [...ids])
    return boards.map((told) => ({
      key: Number(told.board.id),
      revision: revisionOf(told.table),
      publications: rowMessages(house, told, logins),
    }))
  },
})

/** The whole leaderboard, at most once a second. */
export const boardPositions = publishState<number>('campaigns/boards.positions', {
  of,
  gather_ms: positions_every_ms,
  movedBy: [
    movedBy(TablesMoved, ({ data }) => data.tables.map(({ board_id }) => ({ key: board_id }))),
    movedBy(BoardClosed, ({ data: { board_id } }) => ({ key: board_id })),
  ],
  read: async (house, moved) => {
    const boards = await toldBoards(house, moved, false)
    const ids = new Set(boards.flatMap(({ table }) => table.ranking.top(rows_limit).map(({ player_id }) => player_id)))
    const logins = await loginsByIds(house.db, [...ids])
    return boards.map((told) => ({
      key: Number(told.board.id),
      revision: revisionOf(told.table),
      publications: [positionsMessage(house, told, logins)],
    }))
  },
})
