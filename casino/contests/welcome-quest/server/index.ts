import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { trackOwners } from '#casino/campaigns/missions/extensions.ts'
import { pageSections } from '#casino/site/pages/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, invitation } from '#kernel/slice.ts'
import { getWelcomeQuest, takeWelcomePrize } from '../contract.ts'
import { pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { demoWelcomeQuest } from './demo-campaigns.ts'
import { takePrize } from './take-prize.ts'
import { kind, owner, welcomeQuest } from './welcome-quest.ts'

export const slice = defineServerSlice({
  name: owner,
  texts: pageTexts,
  server_texts: texts,
  routes: [
    handle(getWelcomeQuest, async (viewer) => {
      const shown = await welcomeQuest(viewer)
      return { data: shown?.tasks ?? [], quest: shown?.quest ?? null }
    }),
    handle(takeWelcomePrize, async (call) => ({ data: { prize: await takePrize(call, call.params.taskId) } })),
  ],
  components: {
    'welcome-quest': invitation(async ({ house, language, visitor }) => {
      const shown = await welcomeQuest({ house, language, player_id: visitor.player_id })
      return shown && { quest: shown.quest, tasks: shown.tasks }
    }),
  },
  seed: (house) => seedCampaign(house, demoWelcomeQuest(house.clock.now(), house.brand.name)),
  contributes: [
    contribute(campaignKinds, {
      kind,
      owner,
      calls: ['claim'],
      faultsOf: ({ boards, draws = [], tracks = [] }) => {
        const [main] = tracks
        const spec = tracks.length === 1 && main?.name === 'main' ? main.spec : undefined
        return [
          ...(boards.length === 0 && draws.length === 0 ? [] : ['boards, draws: a welcome quest has none']),
          ...(spec?.own_time ? [] : ['tracks: a welcome quest has one, called main, that begins with each registration']),
          ...(spec?.claim === 'by-hand' ? [] : ['tracks: the prizes of a welcome quest are taken by hand']),
          ...(spec?.steps?.every(({ reward }) => reward) ? [] : ['tracks: every task of a welcome quest has its prize']),
        ]
      },
    }),
    contribute(trackOwners, {
      owner,
      link: '/bonuses/?openModal=WelcomeQuest',
      stepTitle: (title, step) => ({ key: 'welcome-quest.prize', values: { title, step } }),
      shareTitle: (title) => ({ key: 'welcome-quest.prize', values: { title, step: title } }),
    }),
    contribute(pageSections, { page: 'bonuses', type: 'welcome-quest', place: 'first' }),
  ],
})
