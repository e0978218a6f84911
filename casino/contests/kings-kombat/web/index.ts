import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'contests/kings-kombat',
  pages: [{ path: 'kings-kombat', file: 'casino/contests/kings-kombat/web/kings-kombat-page.tsx', rows: ['RT-059', 'SA-012', 'SA-013'] }],
  pushes: [{ type: 'confrontation', load: () => import('./teams-moved.ts'), rows: ['RTM-064', 'SA-012'] }],
})
