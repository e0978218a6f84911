import { sportBonusesViews } from '#casino/bonuses/bonuses/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sportsbook/predictions',
  pages: [
    { path: 'austin-major', file: 'casino/sportsbook/predictions/web/austin-major-page.tsx', rows: ['RT-053', 'SA-027', 'SA-028'] },
    { path: 'national-league', file: 'casino/sportsbook/predictions/web/national-league-page.tsx', rows: ['RT-060', 'SA-041'] },
  ],
  contributes: [contribute(sportBonusesViews, { name: 'activity', position: 10, load: () => import('./sport-activity.tsx') })],
})
