import { boardOwners } from '#casino/campaigns/boards/extensions.ts'
import { boardChannels } from '#casino/campaigns/boards/server/api.ts'
import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { trackOwners } from '#casino/campaigns/missions/extensions.ts'
import { otherContests } from '#casino/contests/overview/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice, information } from '#kernel/slice.ts'
import * as calls from '../contract.ts'
import { DriverChanged } from '../events.ts'
import { cars, imagesOf, leaderboard_limit } from '../rules.ts'
import { texts } from '../texts.ts'
import { demoKing } from './demo-campaigns.ts'
import { changeDriving, chooseFirstCar, pour } from './drive.ts'
import { kind, kingCards, kingInSight, kingLeaderboard, kingView, link, owner, progressOf } from './king.ts'
import { kingKind } from './kind.ts'
import { kingKilometres, pushes } from './told.ts'

const imagesOfCar = (car_id: number) => imagesOf(cars.find(({ id }) => id === car_id) ?? cars[0])

const pouredBy = async (house: House, player_id: bigint) => {
  const found = (await kingInSight(house)) ?? calls.refuse('king-none')
  const { images, canister } = (await progressOf(house, found, [player_id]))(player_id)
  return { activeWithCanister: images?.activeWithCanister ?? '', burnsUntil: canister.burnsUntil ?? house.clock.now().toISOString() }
}

export const slice = defineServerSlice({
  name: owner,
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [DriverChanged],
  routes: [
    handle(calls.getKingOfRoad, async (viewer) => ({ data: await kingView(viewer) })),
    handle(calls.chooseCar, async ({ house, player_id, body }) => {
      await chooseFirstCar(house, player_id, body.carId)
      return { data: { images: imagesOfCar(body.carId) } }
    }),
    handle(calls.changeCar, async ({ house, player_id, body }) => {
      await changeDriving(house, player_id, { car_id: body.carId })
      return { data: { images: imagesOfCar(body.carId) } }
    }),
    handle(calls.chooseCompanion, async ({ house, player_id, body }) => {
      await changeDriving(house, player_id, { companion_id: body.id })
      return { data: { companionId: body.id } }
    }),
    handle(calls.pourCanister, async ({ house, player_id }) => {
      await pour(house, player_id)
      return { data: await pouredBy(house, player_id) }
    }),
    handle(calls.getKingLeaderboard, ({ house, query: { limit = leaderboard_limit, offset = 0 } }) =>
      kingLeaderboard(house, limit, offset),
    ),
  ],
  channels: [boardChannels(kind, owner)],
  published: [kingKilometres],
  pushes,
  components: {
    'king-of-road': information(async ({ house, language, visitor }) => ({
      king: await kingView({ house, language, player_id: visitor.player_id }),
    })),
  },
  pages: [
    {
      name: 'king-of-road',
      path: link,
      title: { uk: 'Король дороги — {brand}', ru: 'Король дороги — {brand}', en: 'King of the road — {brand}' },
      description: {
        uk: 'Оберіть авто і попутника: раунди додають кілометрів, а на стовпах чекають бонуси, які вже відкладено.',
        ru: 'Выберите машину и попутчика: раунды добавляют километров, а на столбах ждут бонусы, которые уже отложены.',
        en: 'Choose a car and a companion: rounds add kilometres, and milestones have bonuses that are already set aside.',
      },
      components: [{ type: 'king-of-road', essential: true }],
    },
  ],
  seed: (house) => seedCampaign(house, demoKing(house.clock.now(), house.brand.name)),
  contributes: [
    contribute(campaignKinds, kingKind),
    contribute(boardOwners, {
      owner,
      kind,
      link,
      prizeTitle: (title) => ({ key: 'king.step', values: { title, step: title } }),
      has_own_cards: true,
    }),
    contribute(trackOwners, {
      owner,
      link,
      stepTitle: (title, step) => ({ key: 'king.step', values: { title, step } }),
      shareTitle: (title) => ({ key: 'king.step', values: { title, step: title } }),
    }),
    contribute(otherContests, { name: owner, cards: kingCards }),
  ],
  personalData: {
    tables: { drivers: { exported: ['campaign_id', 'car_id', 'companion_id', 'chosen_at'], erased: 'deleted' } },
  },
})
