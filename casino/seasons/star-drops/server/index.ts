import { pointAssets } from '#casino/bonuses/prizes/extensions.ts'
import { pointsNames } from '#casino/money/statements/extensions.ts'
import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { drawOwners } from '#casino/campaigns/draws/extensions.ts'
import { trackOwners } from '#casino/campaigns/missions/extensions.ts'
import { addAsset } from '#casino/money/wallet/server/api.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice, invitation } from '#kernel/slice.ts'
import { StarsSpent } from '../events.ts'
import { pageTexts } from '../page-texts.ts'
import { stars_asset } from '../rules.ts'
import { texts } from '../texts.ts'
import { demoStarDrops } from './demo-campaign.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { faultsOfStarDrops, promisedByMerch } from './settings.ts'
import { kind, owner, starDropsView } from './star-drops.ts'

const link = '/tomorrow-game/'

export const slice = defineServerSlice({
  name: owner,
  texts: pageTexts,
  server_texts: texts,
  routes,
  facts: [StarsSpent],
  reactions,
  pushes,
  start: (house) => addAsset(house, stars_asset, 0),
  components: {
    'star-drops': invitation(async ({ house, language, visitor }) => ({
      starDrops: await starDropsView({ house, language, player_id: visitor.player_id }),
    })),
  },
  pages: [
    {
      name: 'tomorrow-game',
      path: link,
      title: { uk: 'Зорепад — {brand}', ru: 'Звездопад — {brand}', en: 'Star drops — {brand}' },
      description: {
        uk: 'Зірки за зіграні раунди, а не за гроші: колесо, скриня, сфера й крамниця з відкритими шансами та відкладеними призами.',
        ru: 'Звёзды за сыгранные раунды, а не за деньги: колесо, сундук, сфера и лавка с открытыми шансами и отложенными призами.',
        en: 'Stars for rounds that you play, not for money: a wheel, a box, a sphere and a shop with open odds and prizes set aside.',
      },
      components: [{ type: 'star-drops' }],
    },
  ],
  seed: (house) => seedCampaign(house, demoStarDrops(house.clock.now())),
  contributes: [
    contribute(pointsNames, { asset: stars_asset, name: { uk: 'зірки зорепаду', ru: 'звёзды звездопада', en: 'falling stars' } }),
    contribute(pointAssets, {
      asset: stars_asset,
      picture: 'star',
      say: (amount) => ({ key: 'star-drops.stars.say', values: { amount } }),
      tell: (amount) => ({ key: 'star-drops.stars.tell', values: { amount } }),
    }),
    contribute(campaignKinds, {
      kind,
      owner,
      calls: ['attempt'],
      faultsOf: faultsOfStarDrops,
      promisedBy: promisedByMerch,
      linkOf: () => link,
    }),
    contribute(drawOwners, { owner, prizeTitle: (title, outcome) => ({ key: 'star-drops.drawn', values: { title, outcome } }) }),
    contribute(trackOwners, {
      owner,
      link,
      stepTitle: (title, step) => ({ key: 'star-drops.step', values: { title, step } }),
      shareTitle: (title) => ({ key: 'star-drops.step', values: { title, step: title } }),
    }),
    contribute(menuEntries, {
      name: 'star-drops',
      url: link,
      icon: 'star-drops',
      title: { uk: 'Зорепад', ru: 'Звездопад', en: 'Star drops' },
      group: 'play',
      position: 55,
    }),
  ],
})
