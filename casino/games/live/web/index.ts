import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/live',
  pages: [
    { path: 'games/live', file: 'casino/games/live/web/live-floor-page.tsx', rows: ['GA-016'] },
    { path: 'games/live/:slug', file: 'casino/games/live/web/live-table-page.tsx', rows: ['GA-023'] },
  ],
  pushes: [
    { type: 'liveTable', load: () => import('./table-moved.ts'), rows: ['GA-023'] },
    { type: 'liveBets', load: () => import('./bets-placed.ts'), rows: ['GA-023'] },
  ],
})
