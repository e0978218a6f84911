import { boardsOfPlayer, resultsOfPlayer, shownState, shownTable, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { toWire } from '#kernel/money/currency.ts'
import type { OwnTournament } from '../contract.ts'
import { allTournaments, owner } from './find-tournaments.ts'
import { cardsOf } from './tournament-view.ts'

interface OwnQuery {
  readonly limit: number
  readonly offset: number
  /** Only those with a prize. */
  readonly winner?: boolean
  /** Only those that are over. */
  readonly finished?: boolean
}

/** Tournaments that a player takes or took part in, the latest first, with what came of them. */
export const ownTournaments = async (
  viewer: Viewer & { readonly player_id: bigint },
  { limit, offset, winner = false, finished = false }: OwnQuery,
): Promise<OwnTournament[]> => {
  const { house, player_id } = viewer
  const now = house.clock.now()
  const [all, played, results] = await Promise.all([
    allTournaments(house),
    boardsOfPlayer(house.db, owner, player_id),
    resultsOfPlayer(house.db, owner, player_id),
  ])
  const wonOn = (board_id: bigint): bigint => results.find((result) => result.board_id === board_id)?.prize_minor ?? 0n
  const own = all
    .map((found) => ({ found, boards: [found.main, ...found.stages], prize: 0n }))
    .map((one) => ({ ...one, prize: one.boards.reduce((sum, { id }) => sum + wonOn(id), 0n) }))
    .filter(({ boards }) => boards.some(({ id }) => played.has(id)))
    .filter(({ prize, found }) => (!winner || prize > 0n) && (!finished || shownState(found.main, now) === 'closed'))
    .toReversed()
    .slice(offset, offset + limit)
  const cards = await cardsOf(
    viewer,
    own.map(({ found }) => found),
  )
  return Promise.all(
    own.map(async ({ found, prize }, index): Promise<OwnTournament> => {
      const table = await shownTable(house, found.main)
      const card = cards[index] as OwnTournament
      return { ...card, place: table.ranking.placeOf(player_id), points: table.ranking.pointsOf(player_id), prize: toWire(prize) }
    }),
  )
}

/** TO-015. */
export const hasWins = async ({ house, player_id }: Viewer & { readonly player_id: bigint }): Promise<boolean> =>
  (await resultsOfPlayer(house.db, owner, player_id)).some(({ prize_minor }) => prize_minor > 0n)
