import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'contests/prize-drops',
  pages: [{ path: 'prize-drops', file: 'casino/contests/prize-drops/web/prize-drops-page.tsx', rows: ['RT-040', 'SA-052', 'SA-053'] }],
  pushes: [{ type: 'prizeDrops', load: () => import('./prize-fell.ts'), rows: ['RTM-067', 'SA-052'] }],
})
