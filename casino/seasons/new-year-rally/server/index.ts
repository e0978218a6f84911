import { pointAssets } from '#casino/bonuses/prizes/extensions.ts'
import { pointsNames } from '#casino/money/statements/extensions.ts'
import { boardOwners } from '#casino/campaigns/boards/extensions.ts'
import { boardChannels } from '#casino/campaigns/boards/server/api.ts'
import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { drawOwners } from '#casino/campaigns/draws/extensions.ts'
import { trackOwners } from '#casino/campaigns/missions/extensions.ts'
import { otherContests } from '#casino/contests/overview/extensions.ts'
import { addAsset } from '#casino/money/wallet/server/api.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, information } from '#kernel/slice.ts'
import { getRally, getRallyLeaderboard, getRallyRewards, takeRallyReward } from '../contract.ts'
import { leaderboard_limit, leaderboard_offset, ticket_asset } from '../rules.ts'
import { texts } from '../texts.ts'
import { demoRally } from './demo-campaigns.ts'
import { isTicket, rallyKind } from './kind.ts'
import { kind, link, owner, rallyCards, rallyLeaderboard, rallyRewards, rallyView } from './rally.ts'
import { takeReward } from './take-reward.ts'
import { pushes, rallyDistance } from './told.ts'

export const slice = defineServerSlice({
  name: owner,
  texts,
  routes: [
    handle(getRally, async (viewer) => ({ data: await rallyView(viewer) })),
    handle(getRallyRewards, async (viewer) => ({ data: await rallyRewards(viewer) })),
    handle(takeRallyReward, async ({ params, key, ...viewer }) => {
      await takeReward(viewer.house, { player_id: viewer.player_id, id: params.id, key })
      return { data: { rewards: await rallyRewards(viewer) } }
    }),
    handle(getRallyLeaderboard, ({ house, query: { limit = leaderboard_limit, offset = leaderboard_offset } }) =>
      rallyLeaderboard(house, limit, offset),
    ),
  ],
  channels: [boardChannels(kind, owner)],
  published: [rallyDistance],
  pushes,
  start: (house) => addAsset(house, ticket_asset, 0),
  components: {
    'new-year-rally': information(async ({ house, language, visitor }) => ({
      rally: await rallyView({ house, language, player_id: visitor.player_id }),
    })),
  },
  pages: [
    {
      name: 'new-year-rally',
      path: link,
      title: { uk: 'Новорічне ралі — {brand}', ru: 'Новогоднее ралли — {brand}', en: 'New-year rally — {brand}' },
      description: {
        uk: 'Дорога в гори: раунди додають кілометрів, у містах чекають нагороди, які вже відкладено, а на фініші — чесний розіграш.',
        ru: 'Дорога в горы: раунды добавляют километров, в городах ждут награды, которые уже отложены, а на финише — честный розыгрыш.',
        en: 'A road to the mountains: rounds add kilometres, towns have rewards that are already set aside, and a fair draw waits at the finish.',
      },
      components: [{ type: 'new-year-rally', essential: true }],
    },
  ],
  seed: (house) => seedCampaign(house, demoRally(house.clock.now())),
  contributes: [
    contribute(campaignKinds, rallyKind),
    contribute(boardOwners, {
      owner,
      kind,
      link,
      prizeTitle: (title) => ({ key: 'rally.step', values: { title, step: title } }),
      has_own_cards: true,
    }),
    contribute(trackOwners, {
      owner,
      link,
      stepTitle: (title, step) => ({ key: 'rally.step', values: { title, step } }),
      shareTitle: (title) => ({ key: 'rally.step', values: { title, step: title } }),
      isBoundToCall: isTicket,
    }),
    contribute(drawOwners, { owner, prizeTitle: (title, outcome) => ({ key: 'rally.step', values: { title, step: outcome } }) }),
    contribute(pointsNames, {
      asset: ticket_asset,
      name: { uk: 'білети фінального розіграшу', ru: 'билеты финального розыгрыша', en: 'tickets of the final draw' },
    }),
    contribute(pointAssets, {
      asset: ticket_asset,
      picture: 'ticket',
      say: (amount) => ({ key: 'rally.ticket.say', values: { amount } }),
      tell: (amount) => ({ key: 'rally.ticket.tell', values: { amount } }),
    }),
    contribute(otherContests, { name: owner, cards: rallyCards }),
  ],
})
