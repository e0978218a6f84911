import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'campaigns/draws',
  components: [{ type: 'fairness-draws', load: () => import('./fairness-draws.tsx') }],
})
