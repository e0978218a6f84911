import { sportBonusesViews } from '#casino/bonuses/bonuses/extensions.ts'
import { registrationOffers } from '#casino/players/accounts/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sportsbook/sport-bonuses',
  pushes: [{ type: 'sportBetting', load: () => import('./sport-bonus-pushed.ts'), rows: ['RTM-030', 'SP-001', 'SP-002', 'SP-003'] }],
  contributes: [
    contribute(sportBonusesViews, { name: 'free-bets', position: 90, load: () => import('./sport-bonuses.tsx') }),
    contribute(registrationOffers, { name: 'sport', load: () => import('./registration-choice.tsx') }),
  ],
})
