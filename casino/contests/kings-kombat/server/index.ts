import { boardOwners } from '#casino/campaigns/boards/extensions.ts'
import { boardChannels, teamMembers } from '#casino/campaigns/boards/server/api.ts'
import { campaignKinds, type CampaignKind } from '#casino/campaigns/campaigns/extensions.ts'
import { seedNextRound } from '#casino/campaigns/campaigns/server/api.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, information, type ComponentData } from '#kernel/slice.ts'
import { getConfrontation, getLeaderboard, joinTeam } from '../contract.ts'
import { leaderboard_limit } from '../rules.ts'
import { texts } from '../texts.ts'
import { confrontationView } from './confrontation-view.ts'
import { confrontationOf, joinTeamOf, kind, owner } from './confrontations.ts'
import { demoConfrontation } from './demo-campaigns.ts'
import { teamTotals } from './team-state.ts'

/** A confrontation as a campaign: one board with teams. */
const confrontationKind: CampaignKind = {
  kind,
  owner,
  faultsOf: ({ boards }) =>
    boards.length === 1 && boards[0]?.name === 'main' && boards[0].spec.teams
      ? []
      : ['boards: a confrontation has one, called main, with teams'],
}

const component: ComponentData<'confrontation'> = ({ house, language, visitor }) =>
  confrontationView({ house, language, player_id: visitor.player_id })

export const slice = defineServerSlice({
  name: 'contests/kings-kombat',
  texts,
  routes: [
    handle(getConfrontation, async (viewer) => {
      const { board, ...outcome } = await confrontationView(viewer)
      return { data: board ? { teams: board.teams, ownTeam: board.ownTeam, board, ...outcome } : null }
    }),
    handle(joinTeam, async ({ house, player_id, body }) => {
      await joinTeamOf(house, player_id, body.teamId)
      return { data: { isSubscribed: true } }
    }),
    handle(getLeaderboard, async ({ house, query: { id, teamId, limit = leaderboard_limit, offset = 0 } }) =>
      teamMembers(house, await confrontationOf(house, id), teamId, { limit, offset }),
    ),
  ],
  channels: [boardChannels(kind, owner)],
  published: [teamTotals],
  components: { confrontation: information(component) },
  pages: [
    {
      name: 'kings-kombat',
      path: '/kings-kombat/',
      title: { uk: 'Бій королів — {brand}', ru: 'Бой королей — {brand}', en: 'Kings kombat — {brand}' },
      description: {
        uk: 'Протистояння команд: очки за вдалі раунди, однакова кількість раундів для всіх, фонд для команди-переможниці.',
        ru: 'Противостояние команд: очки за удачные раунды, одинаковое число раундов для всех, фонд для команды-победительницы.',
        en: 'A confrontation of teams: points for lucky rounds, the same number of rounds for everyone, a fund for the winning team.',
      },
      components: [{ type: 'confrontation', essential: true }],
    },
  ],
  seed: (house) => seedNextRound(house, demoConfrontation(house.clock.now())),
  contributes: [
    contribute(campaignKinds, confrontationKind),
    contribute(boardOwners, {
      owner,
      kind,
      link: '/kings-kombat/',
      prizeTitle: (title, place) => ({ key: 'confrontation.place-prize', values: { title, place } }),
    }),
  ],
})
