import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'games/search',
  // The specification names no modal for it; the name is ours.
  modals: [{ name: 'Search', load: () => import('./search-modal.tsx'), rows: ['API-015'] }],
})
