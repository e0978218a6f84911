import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'contests/races',
  pages: [{ path: 'races', file: 'casino/contests/races/web/races-page.tsx', rows: ['RT-011', 'RA-001'] }],
  components: [{ type: 'races-banner', load: () => import('./races-banner.tsx') }],
})
