import { boardOwners } from '#casino/campaigns/boards/extensions.ts'
import { boardChannels, pastBoardViews } from '#casino/campaigns/boards/server/api.ts'
import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, information, type ComponentData } from '#kernel/slice.ts'
import { getPastSpecialRaces, getSpecialRace, joinByCode } from '../contract.ts'
import { history_limit } from '../rules.ts'
import { texts } from '../texts.ts'
import { demoSpecialRace } from './demo-campaigns.ts'
import { specialRaceKind } from './kind.ts'
import { joinRaceByCode, kind, owner, specialRace } from './special-races.ts'

const component: ComponentData<'special-race'> = async ({ house, language, visitor }) => {
  const viewer = { house, language, player_id: visitor.player_id }
  const [race, past] = await Promise.all([specialRace(viewer), pastBoardViews(viewer, owner, { limit: history_limit, offset: 0 })])
  return { race, past: past.data, hasMorePast: past.hasMore }
}

export const slice = defineServerSlice({
  name: 'contests/special-races',
  texts,
  routes: [
    handle(getSpecialRace, async (viewer) => ({ data: await specialRace(viewer) })),
    handle(getPastSpecialRaces, ({ query: { limit = history_limit, offset = 0 }, ...viewer }) =>
      pastBoardViews(viewer, owner, { limit, offset }),
    ),
    handle(joinByCode, async (viewer) => ({ data: await joinRaceByCode(viewer, viewer.body.code) })),
  ],
  channels: [boardChannels(kind, owner)],
  components: { 'special-race': information(component) },
  pages: [
    {
      name: 'special-races',
      path: '/special-races/',
      title: { uk: 'Спеціальні гонки — {brand}', ru: 'Специальные гонки — {brand}', en: 'Special races — {brand}' },
      description: {
        uk: 'Гонки за кодом: жива таблиця, однакові спроби для всіх і призи, які вже відкладено.',
        ru: 'Гонки по коду: живая таблица, одинаковые попытки для всех и призы, которые уже отложены.',
        en: 'Races by code: a live table, the same attempts for everyone, and prizes that are already set aside.',
      },
      components: [{ type: 'special-race', essential: true }],
    },
  ],
  seed: (house) => seedCampaign(house, demoSpecialRace(house.clock.now())),
  contributes: [
    contribute(campaignKinds, specialRaceKind),
    contribute(boardOwners, {
      owner,
      kind,
      link: '/special-races/',
      prizeTitle: (title, place) => ({ key: 'special-races.place-prize', values: { title, place } }),
    }),
  ],
})
