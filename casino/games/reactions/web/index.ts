import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/reactions',
  components: [{ type: 'games-reactions', load: () => import('./liked-games.tsx') }],
})
