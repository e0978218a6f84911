import { push } from '#kernel/facts/pushes.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { commonChannel, playersToTell } from '#kernel/realtime/publisher.ts'
import { BoardClosed, BoardStarted, PlacesWon, StakeOutside } from '../events.ts'
import { boardChannel, boardMessage, toPlayer } from './board-messages.ts'
import { boardsByIds, type BoardRow } from './board-store.ts'
import { fullTitlesOf } from './full-titles.ts'
import { calledAs, linkOf } from './owners.ts'

type AboutBoards = readonly { readonly data: { readonly board_id: number } }[]

const readBoards = (house: House, facts: AboutBoards): Promise<BoardRow[]> =>
  boardsByIds(house.db, [...new Set(facts.map(({ data }) => BigInt(data.board_id)))])

/** What tells a player of a board: its title in full, and where it is shown. */
const toldBoardsOf = async (house: House, facts: AboutBoards) => {
  const boards = await readBoards(house, facts)
  const titleOf = await fullTitlesOf(house.db, boards)
  const by_id = new Map(boards.map((board) => [Number(board.id), board]))
  return (id: number) => {
    const board = by_id.get(id) as BoardRow
    return { called: calledAs(house, board), titles: titleOf(board), link: linkOf(house, board) }
  }
}

const boardsOf = async (house: House, facts: AboutBoards): Promise<(id: number) => BoardRow> => {
  const boards = await readBoards(house, facts)
  const by_id = new Map(boards.map((board) => [Number(board.id), board]))
  return (id) => by_id.get(id) as BoardRow
}

export const pushes = [
  push(BoardStarted, async (facts, house) => {
    const boardOf = await boardsOf(house, facts)
    return facts.map(({ data: { board_id } }) => {
      const board = boardOf(board_id)
      // A new stage changes the board that it feeds.
      if (board.feeds !== null) {
        const told = calledAs(house, { ...board, id: board.feeds })
        return boardMessage(boardChannel(told), 'stageChanged', told, { titles: board.title, stage: board_id })
      }
      return boardMessage(commonChannel, 'start', calledAs(house, board), {
        titles: board.title,
        endsAt: board.ends_at.toISOString(),
        link: linkOf(house, board),
      })
    })
  }),

  push(BoardClosed, async (facts, house) => {
    const boardOf = await boardsOf(house, facts)
    return facts.flatMap(({ data: { board_id } }) => {
      const told = calledAs(house, boardOf(board_id))
      return [commonChannel, boardChannel(told)].map((channel) => boardMessage(channel, 'stop', told, { isSettled: true }))
    })
  }),

  push(PlacesWon, async (facts, house) => {
    const to_tell = await playersToTell(house.realtime, [
      ...new Set(facts.flatMap(({ data: { places } }) => places.map(({ player_id }) => BigInt(player_id)))),
    ])
    if (to_tell.size === 0) return []
    const boardOf = await toldBoardsOf(house, facts)
    return facts.flatMap(({ data: { board_id, places } }) => {
      const { called, ...told } = boardOf(board_id)
      const heard = places.filter(({ player_id }) => to_tell.has(BigInt(player_id)))
      return heard.map(({ player_id, place, amount_minor, currency }) =>
        toPlayer(BigInt(player_id), 'playerWin', called, { ...told, place, prize: amount_minor, currency, exponent: exponentOf(currency) }),
      )
    })
  }),

  push(StakeOutside, async (facts, house) => {
    const boardOf = await toldBoardsOf(house, facts)
    return facts.flatMap(({ player_id, data: { board_id, side, bound_minor, currency } }) => {
      if (player_id === null) return []
      const { called, ...told } = boardOf(board_id)
      const event = side === 'below' ? 'min-alert' : 'max-alert'
      return [toPlayer(player_id, event, called, { ...told, stake: bound_minor, currency, exponent: exponentOf(currency) })]
    })
  }),
]
