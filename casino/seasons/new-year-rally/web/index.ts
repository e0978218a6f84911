import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'seasons/new-year-rally',
  pages: [{ path: 'new-year-rally', file: 'casino/seasons/new-year-rally/web/rally-page.tsx', rows: ['RT-006', 'SA-004', 'SA-006'] }],
  pushes: [{ type: 'rally', load: () => import('./rally-pushed.ts'), rows: ['RTM-068', 'SA-004'] }],
})
