import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'
import { moneyBoxOpener } from './money-box-opener.ts'

export const slice = defineWebSlice({
  name: 'money/money-box',
  modals: [{ name: 'MoneyBoxModal', who: 'player', load: () => import('./money-box-modal.tsx'), rows: ['MD-051'] }],
  openers: [moneyBoxOpener],
  contributes: [
    contribute(profileTabs, {
      position: 67,
      name: 'money-box',
      title: 'money-box.tab',
      group: 'history',
      load: () => import('./money-box-tab.tsx'),
    }),
  ],
  pushes: [{ type: 'innerBalance', load: () => import('./inner-balance-pushed.ts'), rows: ['RTM-062', 'MB-008'] }],
})
