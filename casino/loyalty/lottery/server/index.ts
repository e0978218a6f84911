import { pointAssets, prizeKinds } from '#casino/bonuses/prizes/extensions.ts'
import { pointsNames } from '#casino/money/statements/extensions.ts'
import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { drawOwners } from '#casino/campaigns/draws/extensions.ts'
import { trackOwners } from '#casino/campaigns/missions/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineServerSlice, invitation } from '#kernel/slice.ts'
import { LotteryChanged } from '../events.ts'
import { pageTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'
import { demoLottery } from './demo-campaigns.ts'
import { moveToShelves } from './former-shelves.ts'
import { kind, owner } from './lotteries.ts'
import { lotteryView } from './lottery-view.ts'
import { personalData } from './personal-data.ts'
import { addAssets, lotteryPoints, lotteryPointsNames } from './points-of-lottery.ts'
import { ticketPrize } from './prize-kind.ts'
import { pushes } from './pushes.ts'
import { reactions } from './reactions.ts'
import { routes } from './routes.ts'
import { faultsOfLottery, promisedByLottery } from './settings.ts'

export const slice = defineServerSlice({
  name: owner,
  texts: pageTexts,
  server_texts: texts,
  routes,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [LotteryChanged],
  reactions,
  pushes,
  start: async (house) => {
    await addAssets(house)
    await moveToShelves(house)
  },
  components: {
    lottery: invitation(async ({ house, language, visitor }) => ({
      lottery: await lotteryView({ house, language, player_id: visitor.player_id }),
    })),
  },
  pages: [
    {
      name: 'lottery',
      path: '/lottery/',
      title: { uk: 'Лотерея — {brand}', ru: 'Лотерея — {brand}', en: 'Lottery — {brand}' },
      description: {
        uk: 'Скретч-білети за зірки, а не за гроші: відкриті шанси, відкладені призи і чесність, яку можна перевірити.',
        ru: 'Скретч-билеты за звёзды, а не за деньги: открытые шансы, отложенные призы и честность, которую можно проверить.',
        en: 'Scratch tickets for stars, not for money: open odds, prizes set aside, and fairness that anybody can check.',
      },
      components: [{ type: 'lottery' }],
    },
  ],
  seed: (house) => seedCampaign(house, demoLottery(house.clock.now())),
  contributes: [
    contribute(prizeKinds, ticketPrize),
    contribute(pointAssets, ...lotteryPoints),
    contribute(pointsNames, ...lotteryPointsNames),
    contribute(campaignKinds, {
      kind,
      owner,
      calls: ['attempt'],
      faultsOf: faultsOfLottery,
      promisedBy: promisedByLottery,
      linkOf: () => '/lottery/',
    }),
    contribute(drawOwners, { owner, prizeTitle: (title, outcome) => ({ key: 'lottery.drawn', values: { title, outcome } }) }),
    contribute(trackOwners, {
      owner,
      link: '/lottery/',
      stepTitle: (title, step) => ({ key: 'lottery.step', values: { title, step } }),
      shareTitle: (title) => ({ key: 'lottery.step', values: { title, step: title } }),
    }),
    contribute(menuEntries, {
      name: 'lottery',
      url: '/lottery/',
      icon: 'lottery',
      title: { uk: 'Лотерея', ru: 'Лотерея', en: 'Lottery' },
      group: 'play',
      position: 50,
    }),
  ],
  personalData,
})
