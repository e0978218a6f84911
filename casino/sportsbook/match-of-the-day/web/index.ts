import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sportsbook/match-of-the-day',
  pages: [
    { path: 'match-of-the-day', file: 'casino/sportsbook/match-of-the-day/web/match-of-the-day-page.tsx', rows: ['RT-063', 'SA-044'] },
  ],
})
