import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/players-activity',
  components: [{ type: 'players-activity', load: () => import('./players-activity.tsx') }],
  pushes: [{ type: 'addPlayerLastAction', load: () => import('./action-pushed.ts'), rows: ['RTM-050', 'SA-066'] }],
})
