import {
  boardById,
  boardsByIds,
  membershipOf,
  joinBoard,
  shownEnd,
  shownState,
  type BoardRow,
} from '#casino/campaigns/boards/server/api.ts'
import { campaignsOfKind } from '#casino/campaigns/campaigns/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'

export const owner = 'contests/kings-kombat'
export const kind = 'confrontation'

interface Confrontations {
  /** The one that runs, or whose last rounds are counted; or else the one that comes next. */
  readonly open: BoardRow | undefined
  readonly next: BoardRow | undefined
  /** The last one that is over and paid, until another begins after it: people come back for who has won. */
  readonly last: BoardRow | undefined
}

export const confrontations = async (house: House): Promise<Confrontations> => {
  const campaigns = await campaignsOfKind(house.db, kind)
  const boards = await boardsByIds(
    house.db,
    campaigns.flatMap(({ boards: { main } }) => (main === undefined ? [] : [BigInt(main)])),
  )
  const now = house.clock.now()
  const unpaid = boards.filter(({ paid_at }) => paid_at === null)
  const begun = unpaid.filter((board) => shownState(board, now) !== 'soon').toSorted((one, other) => +one.ends_at - +other.ends_at)
  const running = begun.find((board) => shownState(board, now) === 'active') ?? begun[0]
  const [next] = unpaid.filter((board) => shownState(board, now) === 'soon')
  const over = boards.filter(({ paid_at }) => paid_at !== null).toSorted((one, other) => +shownEnd(other) - +shownEnd(one))
  const [last] = over
  const is_followed = last !== undefined && begun.some(({ starts_at }) => starts_at >= shownEnd(last))
  return { open: running ?? next, next, last: is_followed ? undefined : last }
}

/** The confrontation that can be joined, unless its time is over. */
const required = async (house: House): Promise<BoardRow> => (await confrontations(house)).open ?? refuse('confrontation-none')

/**
 * SA-013: joins a team, once; whom a break took out before the start may come back to theirs. Refusals: `confrontation-none`, `confrontation-team-chosen`, `confrontation-play-closed`.
 */
export const joinTeamOf = async (house: House, player_id: bigint, team: number): Promise<void> => {
  const board = await required(house)
  const entry = await membershipOf(house.db, board.id, player_id)
  if (entry?.team && entry.left_at === null) refuse('confrontation-team-chosen')
  const outcome = await joinBoard(house, board.id, player_id, team)
  if (outcome === 'play-closed') refuse('confrontation-play-closed')
  // Out by a break while it runs; or back from one, and the team that was chosen stays theirs.
  if (outcome === 'left' || outcome === 'other-team') refuse('confrontation-team-chosen')
  if (outcome !== 'done') refuse('confrontation-none')
}

/** The confrontation of this id, or else the one that is shown. Refusal: `confrontation-none`. */
export const confrontationOf = async (house: House, id: number | undefined): Promise<BoardRow> => {
  if (id === undefined) {
    const { open, last } = await confrontations(house)
    return open ?? last ?? refuse('confrontation-none')
  }
  const board = await boardById(house.db, id)
  return board?.owner === owner ? board : refuse('confrontation-none')
}
