import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'contests/overview',
  pages: [{ path: 'contests', file: 'casino/contests/overview/web/contests-page.tsx' }],
})
