import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'bonuses/promo-codes',
  modals: [{ name: 'PromoCodesPopup', who: 'player', load: () => import('./promo-codes-popup.tsx'), rows: ['MD-043', 'OP-034', 'WA-031'] }],
  openers: [
    {
      flag: 'promo-code-from-email',
      rows: ['OP-019'],
      open: (value, { is_guest, has, openModal, strip }) => {
        strip('promo-code-from-email')
        if (!is_guest && has('promo-code-from-email')) openModal('PromoCodesPopup', value === '' ? {} : { code: value })
      },
    },
  ],
})
