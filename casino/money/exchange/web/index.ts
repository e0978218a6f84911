import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'money/exchange',
  contributes: [
    contribute(profileTabs, {
      position: 66,
      name: 'wallets',
      title: 'exchange.tab',
      group: 'history',
      load: () => import('./wallets-tab.tsx'),
    }),
  ],
})
