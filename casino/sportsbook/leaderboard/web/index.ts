import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sportsbook/leaderboard',
  pages: [{ path: 'sport/leaderboard', file: 'casino/sportsbook/leaderboard/web/leaderboard-page.tsx', rows: ['RT-072', 'SP-012'] }],
})
