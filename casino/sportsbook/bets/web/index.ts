import { eventSections } from '#casino/sportsbook/lobby/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sportsbook/bets',
  pages: [
    { path: 'sport/bets', file: 'casino/sportsbook/bets/web/bets-page.tsx', tabs: ['over'], rows: ['SP-010'] },
    { path: 'sport/shared/:token', file: 'casino/sportsbook/bets/web/shared-bet-page.tsx', rows: ['SP-010'] },
  ],
  components: [{ type: 'bet-slip', load: () => import('./bet-slip.tsx') }],
  contributes: [contribute(eventSections, { name: 'builder', load: () => import('./builder-offers.tsx') })],
  modals: [{ name: 'BetSlip', load: () => import('./bet-slip-modal.tsx') }],
  pushes: [{ type: 'sportBet', load: () => import('./bet-pushed.ts'), rows: ['SP-010'] }],
})
