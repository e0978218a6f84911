import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'bonuses/prizes',
  components: [{ type: 'prizes-list', load: () => import('./prizes-list.tsx') }],
  contributes: [
    contribute(profileTabs, {
      position: 70,
      name: 'prizes',
      title: 'prizes.tab',
      group: 'history',
      load: () => import('./prizes-tab.tsx'),
    }),
  ],
  pushes: [{ type: 'reward', load: () => import('./reward.ts'), rows: ['RTM-023'] }],
})
