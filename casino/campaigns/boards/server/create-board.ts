import { fundAccount, houseAccount, postAll, type Account } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { BoardScheduled } from '../events.ts'
import { faultsOfBoard, promisedByBoard } from './additional-prizes.ts'
import { insertBoard, type BoardRow, type NewBoardRow } from './board-store.ts'

/** Account that holds a board's prizes until it is closed. */
export const boardFund = ({ name }: Pick<BoardRow, 'name'>, asset: string): Account => fundAccount(name, asset)

/** The house's account for prizes of contests, and what is returned of them. */
export const contestsAccount = (asset: string): Account => houseAccount('contests', asset)

/** A board to be scheduled. Without a name it is named by its number. */
export type NewBoard = Omit<NewBoardRow, 'name' | 'series' | 'feeds'> & Partial<Pick<NewBoardRow, 'name' | 'series' | 'feeds'>>

const setAside = (tx: Tx, house: House, board: BoardRow): Promise<unknown> => {
  return postAll(
    tx,
    house,
    [...promisedByBoard(house, board.spec)]
      .filter(([, amount_minor]) => amount_minor > 0n)
      .map(([asset, amount_minor]) => ({
        key: `${board.name}:fund:${asset}`,
        reason: 'prize-fund',
        reference: board.name,
        postings: [{ from: contestsAccount(asset), to: boardFund(board, asset), amount_minor }],
      })),
  )
}

const scheduled = ({ id, owner, starts_at, ends_at }: BoardRow) =>
  BoardScheduled({ board_id: Number(id), owner, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() })

/**
 * Schedules a board and funds its prizes, in the caller's transaction (reliability 1). The fund of each currency holds all places,
 * because it is not known yet in which currency a place will be won; the rest is returned when the board is closed. Returns
 * undefined if its name is taken, or its series already has a board at that time. Throws RangeError for an invalid spec.
 */
export const createBoard = async (tx: Tx, house: House, given: NewBoard): Promise<BoardRow | undefined> => {
  const faults = faultsOfBoard(house, given.spec)
  if (faults.length > 0) throw new RangeError(`the board cannot be promised: ${faults.join('; ')}`)
  const board = await insertBoard(tx, { name: null, series: null, feeds: null, ...given })
  if (!board) return undefined
  await setAside(tx, house, board)
  // A stage is not announced; the board that it feeds is.
  if (board.feeds === null) await announce(tx, house, [scheduled(board)])
  return board
}
