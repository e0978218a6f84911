import { sportBonusesViews } from '#casino/bonuses/bonuses/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sportsbook/t-shirts',
  pages: [{ path: 'sport/t-shirt', file: 'casino/sportsbook/t-shirts/web/t-shirt-page.tsx', rows: ['SP-008'] }],
  contributes: [contribute(sportBonusesViews, { name: 't-shirt', position: 20, load: () => import('./t-shirt-offer.tsx') })],
})
