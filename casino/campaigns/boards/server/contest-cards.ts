import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { ContestCard, WonPlace } from '../contract.ts'
import { fundOf } from '../places.ts'
import { boardState, shownEnd } from '../rules.ts'
import { boardsByIds, boardsFeedingAny, openBoards } from './board-store.ts'
import { currencyOfViewer, type Viewer } from './board-view.ts'
import { fullTitlesOf } from './full-titles.ts'
import { tableOf } from './live-table.ts'
import { linkOf, ownerOf } from './owners.ts'
import { wonByPlayer } from './result-store.ts'

/** All active and upcoming contests of every owner, in the visitor's currency: active ones first, ordered by their end. */
export const contestCards = async (viewer: Viewer): Promise<ContestCard[]> => {
  const { house, language } = viewer
  const now = house.clock.now()
  const [currency, open] = await Promise.all([currencyOfViewer(viewer), openBoards(house.db)])
  const whole = open.filter(({ feeds, owner }) => feeds === null && !ownerOf(house, owner).has_own_cards)
  const stages = await boardsFeedingAny(
    house.db,
    whole.map(({ id }) => id),
  )
  const cards = await Promise.all(
    whole.map(async (board): Promise<ContestCard> => {
      const parts = [board, ...stages.filter(({ feeds }) => feeds === board.id)]
      const { kind } = ownerOf(house, board.owner)
      const tables = await Promise.all(parts.map(({ id }) => tableOf(house, id)))
      return {
        id: Number(board.id),
        kind,
        link: linkOf(house, board),
        title: board.title[language],
        state: boardState(board, now),
        startsAt: board.starts_at.toISOString(),
        endsAt: board.ends_at.toISOString(),
        currency,
        exponent: exponentOf(currency),
        prizeFund: toWire(parts.reduce((sum, { spec }) => sum + fundOf(spec.prizes, currency), 0n)),
        // Whoever plays in a stage is in the table of the whole only once the stage has ended.
        playersCount: Math.max(...tables.map(({ players }) => players)),
      }
    }),
  )
  const order = { active: 0, soon: 1, closed: 2 }
  return cards.toSorted((one, other) => order[one.state] - order[other.state])
}

/** A player's prize-winning places, of every owner, latest first. */
export const wonPlaces = async ({ house, language, player_id }: Viewer, limit: number): Promise<WonPlace[]> => {
  if (player_id === null) return []
  const results = await wonByPlayer(house.db, player_id, limit)
  const boards = await boardsByIds(
    house.db,
    results.map(({ board_id }) => board_id),
  )
  const titleOf = await fullTitlesOf(house.db, boards)
  return results.flatMap(({ board_id, place, prize_minor, currency }) => {
    const board = boards.find(({ id }) => id === board_id)
    if (!board) return []
    return [
      {
        id: Number(board_id),
        title: titleOf(board)[language],
        link: linkOf(house, board),
        place,
        prize: toWire(prize_minor),
        currency,
        exponent: exponentOf(currency),
        endsAt: shownEnd(board).toISOString(),
      },
    ]
  })
}
