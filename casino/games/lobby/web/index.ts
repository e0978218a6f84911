import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/lobby',
  pages: [
    { path: 'games', file: 'casino/games/lobby/web/lobby-page.tsx', rows: ['RT-002'] },
    { path: 'games/all-slots', file: 'casino/games/lobby/web/all-slots-page.tsx', rows: ['RT-001', 'RT-021'] },
  ],
  components: [
    { type: 'games-grid', load: () => import('./games-grid.tsx') },
    { type: 'games-rail', load: () => import('./games-rail.tsx') },
    { type: 'games-top-rtp', load: () => import('./top-rtp.tsx') },
    { type: 'games-personal', load: () => import('./personal-games.tsx') },
  ],
  modals: [
    { name: 'GamesModal', load: () => import('./games-modal.tsx'), rows: ['MD-026', 'GA-018'] },
    { name: 'GamesFilter', load: () => import('./games-filter-modal.tsx'), rows: ['MD-027'] },
  ],
  pushes: [{ type: 'promotions', load: () => import('./promotions-message.ts'), rows: ['RTM-058'] }],
})
