import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sportsbook/bets',
  pages: [{ path: 'sport/bets', file: 'casino/sportsbook/bets/web/bets-page.tsx', rows: ['SP-010'] }],
  components: [{ type: 'bet-slip', load: () => import('./bet-slip.tsx') }],
  modals: [{ name: 'BetSlip', load: () => import('./bet-slip-modal.tsx') }],
  pushes: [{ type: 'sportBet', load: () => import('./bet-pushed.ts'), rows: ['SP-010'] }],
})
