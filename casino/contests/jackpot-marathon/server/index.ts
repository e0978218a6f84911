import { campaignKinds } from '#casino/campaigns/campaigns/extensions.ts'
import { seedCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { trackOwners } from '#casino/campaigns/missions/extensions.ts'
import { otherContests } from '#casino/contests/overview/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { getJackpotMarathon } from '../contract.ts'
import { texts } from '../texts.ts'
import { demoMarathon } from './demo-campaigns.ts'
import { jackpotMarathon, kind, owner } from './marathon.ts'

const link = '/contests/?activity=JackpotMarathon'

export const slice = defineServerSlice({
  name: owner,
  texts,
  routes: [handle(getJackpotMarathon, async (viewer) => ({ data: await jackpotMarathon(viewer) }))],
  seed: (house) => seedCampaign(house, demoMarathon(house.clock.now())),
  contributes: [
    contribute(campaignKinds, {
      kind,
      owner,
      calls: ['claim'],
      faultsOf: ({ boards, draws = [], tracks = [] }) => [
        ...(boards.length === 0 && draws.length === 0 ? [] : ['boards, draws: a jackpot marathon has none']),
        ...(tracks.length === 1 && tracks[0]?.name === 'main' && tracks[0].spec.shared !== undefined
          ? []
          : ['tracks: a jackpot marathon has one, called main, with a pot to share']),
      ],
    }),
    contribute(trackOwners, {
      owner,
      link,
      stepTitle: (title, step) => ({ key: 'jackpot-marathon.step', values: { title, step } }),
      shareTitle: (title) => ({ key: 'jackpot-marathon.share', values: { title } }),
      is_claimed_directly: true,
    }),
    contribute(otherContests, {
      name: owner,
      cards: async (viewer) => {
        const marathon = await jackpotMarathon(viewer)
        if (!marathon) return []
        const { id, title, state, startsAt, endsAt, currency, exponent, currentSum } = marathon
        return [
          { id, kind: 'marathon', link, title, state, startsAt, endsAt, currency, exponent, prizeFund: currentSum, playersCount: null },
        ]
      },
    }),
  ],
})
