import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'players/personal-data',
  contributes: [contribute(profileTabs, { position: 50, name: 'data', title: 'personal-data.tab', load: () => import('./data-tab.tsx') })],
  modals: [{ name: 'DeleteAccount', who: 'player', load: () => import('./delete-account-modal.tsx') }],
  pushes: [{ type: 'personalData', load: () => import('./file-ready.ts') }],
})
