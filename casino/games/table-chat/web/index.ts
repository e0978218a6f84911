import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/table-chat',
  modals: [{ name: 'ChatReport', who: 'player', load: () => import('./report-modal.tsx') }],
  pushes: [{ type: 'tableChat', load: () => import('./chat-moved.ts') }],
})
