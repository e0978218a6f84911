import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'money/liabilities',
  components: [{ type: 'liabilities', load: () => import('./liabilities-section.tsx') }],
})
