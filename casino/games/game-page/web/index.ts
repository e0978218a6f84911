import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/game-page',
  pages: [{ path: 'games/:slug', file: 'casino/games/game-page/web/game-page.tsx', rows: ['GA-019'] }],
})
