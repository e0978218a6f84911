import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/top-wins',
  pages: [{ path: 'games/top-wins', file: 'casino/games/top-wins/web/top-wins-page.tsx', rows: ['SA-062'] }],
  modals: [{ name: 'WinReplay', load: () => import('./win-replay-modal.tsx') }],
})
