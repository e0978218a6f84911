import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'bonuses/prizes',
  components: [{ type: 'prizes-list', load: () => import('./prizes-list.tsx') }],
  profileTabs: [{ name: 'prizes', title: 'prizes.tab', load: () => import('./prizes-tab.tsx') }],
  pushes: [{ type: 'reward', load: () => import('./reward.ts'), rows: ['RTM-023'] }],
})
