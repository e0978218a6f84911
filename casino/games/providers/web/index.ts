import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/providers',
  pages: [{ path: 'games/studio/:slug', file: 'casino/games/providers/web/studio-game-page.tsx' }],
  modals: [{ name: 'StudioGame', who: 'player', load: () => import('./studio-game-modal.tsx') }],
})
