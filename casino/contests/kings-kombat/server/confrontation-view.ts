import {
  boardView,
  currencyOfViewer,
  placeInTeam,
  resultsOfPlayer,
  shownAdditional,
  teamLeaders,
  teamMembers,
  winningTeam,
  type BoardRow,
  type BoardView,
  type Viewer,
} from '#casino/campaigns/boards/server/api.ts'
import { exponentOf, isCurrency, toWire } from '#kernel/money/currency.ts'
import type { ConfrontationData, ConfrontationResult, OwnTeam } from '../contract.ts'
import { leaderboard_limit } from '../rules.ts'
import { confrontations, owner } from './confrontations.ts'

/** What the visitor has of a confrontation that is over; null if they were in no team. */
const ownOutcome = async (viewer: Viewer, board: BoardRow, view: BoardView): Promise<ConfrontationResult['own']> => {
  const { house, language, player_id } = viewer
  if (player_id === null || view.ownTeam === null) return null
  const [results, place] = await Promise.all([
    resultsOfPlayer(house.db, owner, player_id),
    placeInTeam(house, board, view.ownTeam, player_id),
  ])
  const result = results.find(({ board_id }) => board_id === board.id)
  const currency = isCurrency(result?.currency) ? result.currency : await currencyOfViewer(viewer)
  const additional = result ? shownAdditional(house, language, board.spec, currency) : []
  return {
    team: view.ownTeam,
    place,
    points: view.playerData?.points ?? 0,
    prize: toWire(result?.prize_minor ?? 0n),
    currency,
    exponent: exponentOf(currency),
    additional: additional.flatMap(({ from, to, text }) => (place !== null && place >= from && place <= to ? [text] : [])),
  }
}

const resultOf = async (viewer: Viewer, board: BoardRow, view: BoardView): Promise<ConfrontationResult> => {
  const { house } = viewer
  return {
    id: view.id,
    title: view.title,
    endsAt: view.endsAt,
    winner: await winningTeam(house, board),
    teams: await Promise.all(
      view.teams.map(async (team) => ({ ...team, members: await teamMembers(house, board, team.id, { limit: leaderboard_limit }) })),
    ),
    own: await ownOutcome(viewer, board, view),
  }
}

/** How the visitor's own team stands in a confrontation that is not paid yet; null for whoever is in none. */
const standingOf = async ({ house, player_id }: Viewer, board: BoardRow, { ownTeam }: BoardView): Promise<OwnTeam | null> => {
  if (player_id === null || ownTeam === null) return null
  const [leaders, place] = await Promise.all([teamLeaders(house, board), placeInTeam(house, board, ownTeam, player_id)])
  return { team: ownTeam, place, members: leaders.get(ownTeam) ?? [] }
}

/** The confrontation that runs, or comes next, or was the last, as a visitor sees it; what came of the last one; and when the next begins. */
export const confrontationView = async (viewer: Viewer): Promise<ConfrontationData> => {
  const { open, next, last } = await confrontations(viewer.house)
  const over = last && { board: last, view: await boardView(viewer, last) }
  const board = open && (await boardView(viewer, open))
  return {
    board: board ?? over?.view ?? null,
    standing: open && board ? await standingOf(viewer, open, board) : null,
    result: over ? await resultOf(viewer, over.board, over.view) : null,
    next: next ? { title: next.title[viewer.language], startsAt: next.starts_at.toISOString() } : null,
  }
}
