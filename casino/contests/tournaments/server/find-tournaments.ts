import { boardsByIds, type BoardRow } from '#casino/campaigns/boards/server/api.ts'
import { campaignById, campaignsOfKind, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import { gamesBySlug } from '#casino/games/lobby/server/api.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import type { TournamentMode } from '../rules.ts'

export const owner = 'contests/tournaments'
export const kind = 'tournament'

/** A campaign of ours with its boards: the table of the whole, and the stages that feed it, in order. */
export interface FoundTournament {
  readonly id: bigint
  readonly campaign: CampaignRow
  readonly main: BoardRow
  readonly stages: readonly BoardRow[]
  readonly mode: TournamentMode
  readonly provider: string | null
}

const modeOf = ({ document }: CampaignRow): TournamentMode => (document.settings['mode'] === 'coefficients' ? 'coefficients' : 'points')

const providerOf = ({ document }: CampaignRow): string | null => {
  const provider = document.settings['provider']
  return typeof provider === 'string' ? provider : null
}

const withBoards = async (house: House, campaigns: readonly CampaignRow[]): Promise<FoundTournament[]> => {
  const ids = campaigns.flatMap(({ boards }) => Object.values(boards).map(BigInt))
  const boards = new Map((await boardsByIds(house.db, ids)).map((board) => [board.id, board]))
  return campaigns.flatMap((campaign): FoundTournament[] => {
    const own = Object.values(campaign.boards).flatMap((id) => boards.get(BigInt(id)) ?? [])
    const main = own.find(({ feeds }) => feeds === null)
    if (!main) return []
    const stages = own.filter(({ feeds }) => feeds !== null).toSorted((one, other) => +one.starts_at - +other.starts_at)
    return [{ id: campaign.id, campaign, main, stages, mode: modeOf(campaign), provider: providerOf(campaign) }]
  })
}

/** Every tournament that was published, the one that ends first before the others. */
export const allTournaments = async (house: House): Promise<FoundTournament[]> =>
  (await withBoards(house, await campaignsOfKind(house.db, kind))).toSorted((one, other) => +one.main.ends_at - +other.main.ends_at)

/** Refusal: `tournament-unknown` (404). */
export const tournamentById = async (house: House, id: number): Promise<FoundTournament> => {
  const campaign = await campaignById(house.db, id)
  const [found] = campaign?.kind === kind ? await withBoards(house, [campaign]) : []
  return found ?? refuse('tournament-unknown', {}, 404)
}

/** Games whose rounds count, by slug. */
export const slugsOf = ({ main, stages }: FoundTournament): string[] => [...new Set([main, ...stages].flatMap(({ spec }) => spec.games))]

/** Does a game count? */
export const countsGame = async (house: House, tournament: FoundTournament, game_id: number): Promise<boolean> => {
  const known = await gamesBySlug(house)
  return slugsOf(tournament).some((slug) => known.get(slug)?.id === game_id)
}
