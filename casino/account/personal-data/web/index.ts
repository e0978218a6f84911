import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'account/personal-data',
  profileTabs: [{ name: 'data', title: 'personal-data.tab', load: () => import('./data-tab.tsx') }],
  modals: [{ name: 'DeleteAccount', who: 'player', load: () => import('./delete-account-modal.tsx') }],
  pushes: [{ type: 'personalData', load: () => import('./file-ready.ts') }],
})
