import type { House } from '#kernel/house.ts'
import { movedBy, publishState, type Told } from '#kernel/realtime/published-state.ts'
import type { Publication } from '#kernel/realtime/publisher.ts'
import { BoardClosed, TableMoved } from '../events.ts'
import { positions_every_ms, rows_limit } from '../rules.ts'
import { attemptsOf } from '../scoring.ts'
import { boardChannel, boardMessage, toPlayer } from './board-messages.ts'
import { boardById, type BoardRow } from './board-store.ts'
import { planOf } from './board-view.ts'
import { entriesOfPlayers, entriesSince, type MovedEntry } from './entry-store.ts'
import { forgetTable, linesOf, revisionOf, tableOf, topRows, type LiveTable } from './live-table.ts'
import { calledAs } from './owners.ts'

/** Rows and whole leaderboards share one revision counter, so that neither takes a browser back behind the other. */
const of = 'campaigns/boards'

/** If more rows changed at once, after downtime, only the whole leaderboard is published. */
const most_rows_told = 2_000

/** Sends each changed player their own row and attempts; rows among the visible ten are also sent to everybody (RTM-046). */
const rowMessages = async (house: House, board: BoardRow, table: LiveTable, moved: readonly MovedEntry[]): Promise<Publication[]> => {
  const called = calledAs(house, board)
  const ids = moved.map(({ player_id }) => player_id)
  const [lines, entries] = await Promise.all([linesOf(house, table, ids), entriesOfPlayers(house.db, board.id, ids)])
  const in_sight = moved.flatMap(({ player_id, is_in }) => {
    const row = is_in ? lines.get(player_id) : undefined
    return row?.place && row.place <= rows_limit ? [row] : []
  })
  const own = entries.map((entry) => {
    const row = entry.left_at === null ? lines.get(entry.player_id) : undefined
    const outplayAttempts = attemptsOf(entry, planOf(board, entry))
    return toPlayer(entry.player_id, 'bet', called, { rows: row ? [row] : [], outplayAttempts, isSubscribed: entry.left_at === null })
  })
  return [...(in_sight.length > 0 ? [boardMessage(boardChannel(called), 'bet', called, { rows: in_sight })] : []), ...own]
}

const positionsMessage = async (house: House, board: BoardRow, table: LiveTable): Promise<Publication> => {
  const called = calledAs(house, board)
  return boardMessage(boardChannel(called), 'positions', called, {
    winners: await topRows(house, table, rows_limit),
    playersCount: table.players,
  })
}

/** A board that is paid publishes nothing more, and its results are rows, so its leaderboard is dropped from memory. */
const openBoard = async (house: House, board_id: number): Promise<BoardRow | undefined> => {
  const board = await boardById(house.db, board_id)
  if (board?.paid_at === null) return board
  forgetTable(house, BigInt(board_id))
  return undefined
}

/** Changed rows. */
export const boardRows = publishState<number>('campaigns/boards.rows', {
  of,
  /** Well within the 300 ms in which a changed row must arrive (performance 16). */
  gather_ms: 60,
  movedBy: [movedBy(TableMoved, ({ data: { board_id, revision } }) => ({ key: board_id, since: revision }))],
  read: async (house, moved) => {
    const told: Told<number>[] = []
    for (const { key, since = 0 } of moved) {
      const board = await openBoard(house, key)
      if (!board) continue
      const entries = (await entriesSince(house.db, board.id, BigInt(since) - 1n)).slice(-most_rows_told)
      // The leaderboard is at least as new as these rows.
      const table = await tableOf(house, board.id)
      told.push({ key, revision: revisionOf(table), publications: await rowMessages(house, board, table, entries) })
    }
    return told
  },
})

/** The whole leaderboard, at most once a second. */
export const boardPositions = publishState<number>('campaigns/boards.positions', {
  of,
  gather_ms: positions_every_ms,
  movedBy: [
    movedBy(TableMoved, ({ data: { board_id } }) => ({ key: board_id })),
    movedBy(BoardClosed, ({ data: { board_id } }) => ({ key: board_id })),
  ],
  read: async (house, moved) => {
    const told: Told<number>[] = []
    for (const { key } of moved) {
      const board = await openBoard(house, key)
      if (!board) continue
      const table = await tableOf(house, board.id)
      told.push({ key, revision: revisionOf(table), publications: [await positionsMessage(house, board, table)] })
    }
    return told
  },
})
