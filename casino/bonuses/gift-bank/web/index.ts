import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'bonuses/gift-bank',
  pages: [{ path: 'gift-bank', file: 'casino/bonuses/gift-bank/web/gift-bank-page.tsx', rows: ['SA-019'] }],
})
