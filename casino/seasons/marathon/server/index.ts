import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { trackOwners } from '#casino/campaigns/missions/extensions.ts'
import { otherContests } from '#casino/contests/overview/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, information } from '#kernel/slice.ts'
import * as calls from '../contract.ts'
import { faultsOfMarathon } from '../rules.ts'
import { texts } from '../texts.ts'
import { demoMarathon } from './demo-campaign.ts'
import { assignPrize, kind, link, marathonCards, marathonView, owner, pushes, subscribe } from './marathon.ts'

export const slice = defineServerSlice({
  name: owner,
  texts,
  routes: [
    handle(calls.getMarathon, async (viewer) => {
      const marathon = await marathonView(viewer)
      return { data: marathon?.state === 'closed' ? null : marathon }
    }),
    handle(calls.subscribeToMarathon, async ({ house, player_id, body }) => {
      await subscribe(house, player_id, body.marathonId)
      return {}
    }),
    handle(calls.assignMarathonPrize, async ({ house, player_id, body }) => {
      await assignPrize(house, player_id, body.dayNumber)
      return { data: { prizeAssigned: true } }
    }),
  ],
  pushes,
  components: {
    marathon: information(async ({ house, language, visitor }) => ({
      marathon: await marathonView({ house, language, player_id: visitor.player_id }),
    })),
  },
  pages: [
    {
      name: 'marathon',
      path: link,
      title: { uk: 'Марафон — {brand}', ru: 'Марафон — {brand}', en: 'Marathon — {brand}' },
      description: {
        uk: 'Кілька днів, у кожному невеликі завдання і свій приз. Усі призи вже відкладено.',
        ru: 'Несколько дней, в каждом небольшие задания и свой приз. Все призы уже отложены.',
        en: 'A few days, each with small tasks and a prize of its own. Every prize is already set aside.',
      },
      components: [{ type: 'marathon', essential: true }],
    },
  ],
  seed: (house) => seedCampaign(house, demoMarathon(house.clock.now(), house)),
  contributes: [
    contribute(campaignKinds, { kind, owner, calls: ['join-track', 'claim'], faultsOf: faultsOfMarathon }),
    contribute(trackOwners, {
      owner,
      link,
      stepTitle: (title, step) => ({ key: 'marathon.step', values: { title, step } }),
      shareTitle: (title) => ({ key: 'marathon.step', values: { title, step: title } }),
      is_live: true,
    }),
    contribute(otherContests, { name: owner, cards: marathonCards }),
  ],
})
