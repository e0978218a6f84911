import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'campaigns/missions',
  pushes: [{ type: 'missions', load: () => import('./step-done.ts'), rows: ['SA-048'] }],
})
