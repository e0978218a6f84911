import { createHash } from 'node:crypto'
import {
  boardById,
  boardState,
  boardView,
  membershipOf,
  joinBoard,
  type BoardRow,
  type BoardView,
  type Viewer,
} from '#casino/campaigns/boards/server/api.ts'
import { campaignsOfKind, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import { isSameSecret } from '#kernel/http/is-same-secret.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'

export const owner = 'contests/special-races'
export const kind = 'special-race'

/** Guesses of a code, by player. */
const guesses = { name: 'special-race-code', count: 10, window_s: 60 } as const

/** A document keeps the code's hash alone: who reads it cannot give the code away. Letters are taken as they come, large or small. */
export const codeHash = (code: string): string => createHash('sha256').update(code.trim().toUpperCase()).digest('hex')

interface Found {
  readonly campaign: CampaignRow
  readonly board: BoardRow
}

const openRaces = async (house: House): Promise<Found[]> => {
  const campaigns = await campaignsOfKind(house.db, kind)
  const found = await Promise.all(
    campaigns.map(async (campaign): Promise<Found[]> => {
      const board = await boardById(house.db, campaign.boards['main'] ?? 0)
      return board?.closed_at === null ? [{ campaign, board }] : []
    }),
  )
  return found.flat().toSorted((one, other) => +one.board.ends_at - +other.board.ends_at)
}

const viewOf = async (viewer: Viewer, board: BoardRow): Promise<BoardView & { readonly needCode: boolean }> => {
  const view = await boardView(viewer, board)
  return { ...view, needCode: !view.isSubscribed }
}

/** The race that the player is in, else the one that runs, else the one that comes next. */
export const specialRace = async (viewer: Viewer) => {
  const { house, player_id } = viewer
  const now = house.clock.now()
  const open = await openRaces(house)
  const entries = player_id === null ? [] : await Promise.all(open.map(({ board }) => membershipOf(house.db, board.id, player_id)))
  const own = open.find((_, index) => entries[index] && entries[index].left_at === null)
  const shown = own ?? open.find(({ board }) => boardState(board, now) === 'active') ?? open[0]
  return shown ? viewOf(viewer, shown.board) : null
}

/**
 * RA-007: takes part by the code. Refusals: `special-race-code-wrong`, `special-race-closed`, `special-race-play-closed`, `special-race-left`, and
 * `too-many-requests` to who guesses.
 */
export const joinRaceByCode = async (viewer: Viewer & { readonly player_id: bigint }, code: string) => {
  const { house, player_id } = viewer
  await countTry(house, guesses, String(player_id))
  const hash = codeHash(code)
  const found = (await openRaces(house)).find(({ campaign }) => isSameSecret(String(campaign.document.settings['code_sha256']), hash))
  if (!found) return refuse('special-race-code-wrong')
  const outcome = await joinBoard(house, found.board.id, player_id)
  if (outcome === 'play-closed') refuse('special-race-play-closed')
  if (outcome === 'left') refuse('special-race-left')
  if (outcome !== 'done') refuse('special-race-closed')
  return viewOf(viewer, found.board)
}
