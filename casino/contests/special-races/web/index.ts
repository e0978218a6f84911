import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'contests/special-races',
  pages: [
    { path: 'special-races', file: 'casino/contests/special-races/web/special-races-page.tsx', rows: ['RT-049', 'RA-007', 'SA-054'] },
  ],
})
