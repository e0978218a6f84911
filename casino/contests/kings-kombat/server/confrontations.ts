import {
  boardById,
  boardState,
  boardView,
  entryOfPlayer,
  joinBoard,
  shownTable,
  teamRows,
  type BoardRow,
  type Viewer,
} from '#casino/campaigns/boards/server/api.ts'
import { campaignsOfKind } from '#casino/campaigns/campaigns/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'

export const owner = 'contests/kings-kombat'
export const kind = 'confrontation'

/** The confrontation that runs, or the one that comes next. */
const currentBoard = async (house: House): Promise<BoardRow | undefined> => {
  const campaigns = await campaignsOfKind(house.db, kind)
  const boards = await Promise.all(campaigns.map(({ boards: { main = 0 } }) => boardById(house.db, main)))
  const now = house.clock.now()
  const open = boards.flatMap((board) => (board?.closed_at === null ? [board] : [])).toSorted((one, other) => +one.ends_at - +other.ends_at)
  return open.find((board) => boardState(board, now) === 'active') ?? open[0]
}

const required = async (house: House): Promise<BoardRow> => (await currentBoard(house)) ?? refuse('confrontation-none')

/** The board of the confrontation as a visitor sees it; null without one. */
export const confrontationBoard = async (viewer: Viewer) => {
  const board = await currentBoard(viewer.house)
  return board ? boardView(viewer, board) : null
}

/**
 * SA-013: joins a team, once. Refusals: `confrontation-none`, `confrontation-team-chosen`, `confrontation-play-closed`.
 */
export const joinTeamOf = async (house: House, player_id: bigint, team: number): Promise<void> => {
  const board = await required(house)
  const entry = await entryOfPlayer(house.db, board.id, player_id)
  if (entry?.team) refuse('confrontation-team-chosen')
  const outcome = await joinBoard(house, board.id, player_id, team)
  if (outcome === 'play-closed') refuse('confrontation-play-closed')
  if (outcome === 'other-team') refuse('confrontation-team-chosen')
  if (outcome !== 'done') refuse('confrontation-none')
}

/** CN-007: members of a team by their points. Refusal: `confrontation-none`. */
export const teamLeaderboard = async (house: House, team: number, limit: number, offset: number) =>
  teamRows(house, await shownTable(house, await required(house)), team, limit, offset)
