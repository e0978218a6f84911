import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'money/statements',
  pages: [{ path: 'balance', file: 'casino/money/statements/web/balance-page.tsx' }],
  contributes: [
    contribute(profileTabs, {
      position: 58,
      name: 'money',
      title: 'statements.tab',
      group: 'history',
      load: () => import('./balance-tab.tsx'),
    }),
  ],
})
