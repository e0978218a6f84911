import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { drawOwners } from '#casino/campaigns/draws/extensions.ts'
import { otherContests } from '#casino/contests/overview/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice, invitation } from '#kernel/slice.ts'
import { getPrizeDrops } from '../contract.ts'
import { texts } from '../texts.ts'
import { demoPrizeDrops } from './demo-campaigns.ts'
import { kind, owner, prizeDrops } from './prize-drops.ts'
import { pushes } from './pushes.ts'

export const slice = defineServerSlice({
  name: owner,
  texts,
  routes: [handle(getPrizeDrops, async (viewer) => ({ data: await prizeDrops(viewer) }))],
  pushes,
  components: {
    'prize-drops': invitation(async ({ house, language, visitor }) => ({
      drops: await prizeDrops({ house, language, player_id: visitor.player_id }),
    })),
  },
  pages: [
    {
      name: 'prize-drops',
      path: '/prize-drops/',
      title: { uk: 'Випадкові призи — {brand}', ru: 'Случайные призы — {brand}', en: 'Prize drops — {brand}' },
      description: {
        uk: 'Призи, що випадають під час гри: відкриті шанси, відкладений фонд і чесність, яку можна перевірити.',
        ru: 'Призы, которые выпадают во время игры: открытые шансы, отложенный фонд и честность, которую можно проверить.',
        en: 'Prizes that drop while you play: open odds, a fund set aside, and fairness that anybody can check.',
      },
      components: [{ type: 'prize-drops' }],
    },
  ],
  seed: (house) => seedCampaign(house, demoPrizeDrops(house.clock.now())),
  contributes: [
    contribute(campaignKinds, {
      kind,
      owner,
      faultsOf: ({ boards, draws = [] }) => [
        ...(boards.length === 0 ? [] : ['boards: prize drops have none']),
        ...(draws.length === 1 && draws[0]?.name === 'main' && draws[0].spec.rounds !== undefined
          ? []
          : ['draws: prize drops have one, called main, for rounds']),
      ],
    }),
    contribute(drawOwners, {
      owner,
      prizeTitle: (title, outcome) => ({ key: 'prize-drops.prize', values: { title, outcome } }),
    }),
    contribute(otherContests, {
      name: owner,
      cards: async (viewer) => {
        const drops = await prizeDrops(viewer)
        if (!drops) return []
        const { id, title, state, startsAt, endsAt, currency, exponent, pool } = drops
        const card = { id, kind: 'drops', link: '/prize-drops/', title, state, startsAt, endsAt, currency, exponent, prizeFund: pool }
        return [{ ...card, playersCount: null }]
      },
    }),
  ],
})
