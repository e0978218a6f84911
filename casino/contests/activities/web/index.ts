import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'contests/activities',
  components: [{ type: 'activity', load: () => import('./activity.tsx') }],
})
