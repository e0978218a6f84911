import type { ContestChip } from '#casino/games/play/contract.ts'
import type { ChipViewer } from '#casino/games/play/extensions.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import { fundOf } from '../places.ts'
import { boardState } from '../rules.ts'
import { openBoards, type BoardRow } from './board-store.ts'
import { currencyOfViewer } from './board-view.ts'
import { tableOf } from './live-table.ts'
import { linkOf, ownerOf } from './owners.ts'

/**
 * Boards that run now and count the rounds of a game: those that the player is on, and those that playing enters; not one that they are out of.
 * Which one asks for a word first is no matter of the game's. A stage is called as the contest that it is of.
 */
export const boardsOfGame = async (viewer: ChipViewer, slug: string): Promise<ContestChip[]> => {
  const { house, language, player_id } = viewer
  const now = house.clock.now()
  const [open, currency] = await Promise.all([openBoards(house.db), currencyOfViewer(viewer)])
  const chipOf = async (board: BoardRow): Promise<ContestChip[]> => {
    const { ranking, entries } = await tableOf(house, board.id)
    const is_counted = entries.get(player_id)?.is_in ?? board.spec.entry === 'play'
    if (!is_counted) return []
    const whole = open.find(({ id }) => id === board.feeds) ?? board
    const { kind } = ownerOf(house, board.owner)
    const fund = toWire(fundOf(board.spec.prizes, currency))
    const chip = { key: `${kind}:${board.id}`, look: 'board', title: whole.title[language], link: linkOf(house, board) } as const
    return [
      {
        ...chip,
        place: ranking.placeOf(player_id),
        done: null,
        needed: null,
        amount: fund > 0 ? fund : null,
        currency,
        exponent: exponentOf(currency),
      },
    ]
  }
  const counting = open.filter((board) => board.spec.games.includes(slug) && boardState(board, now) === 'active')
  return (await Promise.all(counting.map(chipOf))).flat()
}
