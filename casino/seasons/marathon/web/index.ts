import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'seasons/marathon',
  pages: [{ path: 'marathon', file: 'casino/seasons/marathon/web/marathon-page.tsx', rows: ['RT-069', 'SA-009', 'SA-011'] }],
  pushes: [{ type: 'marathon', load: () => import('./marathon-pushed.ts'), rows: ['RTM-075', 'SA-010'] }],
})
