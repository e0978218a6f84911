import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/comments',
  modals: [
    { name: 'GameComment', who: 'player', load: () => import('./comment-modal.tsx'), rows: ['GA-019'] },
    { name: 'CommentReport', who: 'player', load: () => import('./report-modal.tsx') },
  ],
})
