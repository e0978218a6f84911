import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/videos',
  pages: [{ path: 'games/videos', file: 'casino/games/videos/web/videos-page.tsx', rows: ['SO-008', 'SO-009', 'API-147'] }],
  modals: [{ name: 'Video', load: () => import('./video-modal.tsx'), rows: ['SO-010', 'API-148'] }],
})
