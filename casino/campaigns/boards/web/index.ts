import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'campaigns/boards',
  pushes: [
    {
      type: 'tournament',
      load: () => import('./messages.ts'),
      rows: ['RA-005', 'RA-006', 'RTM-044', 'RTM-045', 'RTM-046', 'RTM-047', 'RTM-048', 'RTM-049', 'TO-009', 'TO-012'],
    },
  ],
})
