import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'money/wallet',
  contributes: [
    contribute(profileTabs, {
      position: 60,
      name: 'transactions',
      title: 'transactions.tab',
      group: 'history',
      load: () => import('./transactions-tab.tsx'),
    }),
  ],
  pushes: [{ type: 'setBalance', load: () => import('./shown-balance.ts'), rows: ['RTM-017'] }],
})
