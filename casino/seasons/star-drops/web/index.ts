import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'seasons/star-drops',
  pages: [
    { path: 'tomorrow-game', file: 'casino/seasons/star-drops/web/tomorrow-page.tsx', rows: ['RT-066', 'SA-016', 'SA-017', 'SA-018'] },
  ],
  pushes: [{ type: 'playerStarDrops', load: () => import('./stars-pushed.ts'), rows: ['RTM-070', 'SA-016'] }],
})
