import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'contests/races',
  pages: [{ path: 'races', file: 'casino/contests/races/web/races-page.tsx', rows: ['RT-011', 'RA-001'] }],
  components: [{ type: 'races-banner', load: () => import('./races-banner.tsx') }],
  pushes: [
    {
      type: 'tournament',
      load: () => import('./messages.ts'),
      rows: ['RA-005', 'RA-006', 'RTM-044', 'RTM-045', 'RTM-046', 'RTM-047', 'RTM-049'],
    },
  ],
})
