import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sportsbook/express',
  pages: [{ path: 'sport/express-of-the-day', file: 'casino/sportsbook/express/web/express-page.tsx', rows: ['RT-071', 'SP-011'] }],
})
