import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sportsbook/win-feed',
  components: [{ type: 'sport-wins', load: () => import('./sport-wins.tsx') }],
  pushes: [{ type: 'sportBettingWin', load: () => import('./win-pushed.ts'), rows: ['RTM-051', 'SP-017'] }],
})
