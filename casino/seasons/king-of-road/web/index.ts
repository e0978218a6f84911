import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'seasons/king-of-road',
  pages: [{ path: 'king-of-road', file: 'casino/seasons/king-of-road/web/king-page.tsx', rows: ['RT-052', 'SA-007', 'SA-008'] }],
  pushes: [{ type: 'kingOfRoad', load: () => import('./king-pushed.ts'), rows: ['RTM-071', 'SA-007'] }],
})
