import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'bonuses/partner-bonus',
  modals: [{ name: 'PartnerBonusModal', load: () => import('./partner-bonus-modal.tsx'), rows: ['MD-013', 'BO-009'] }],
  openers: [
    {
      flag: 'show-partner-bonus',
      rows: ['OP-016'],
      open: (_value, { openModal, strip }) => {
        strip('show-partner-bonus')
        openModal('PartnerBonusModal')
      },
    },
    {
      flag: 'get-partner-bonus',
      rows: ['OP-017'],
      open: (_value, { is_guest, openModal, strip }) => {
        strip('get-partner-bonus')
        if (is_guest) openModal('Register', { redirectUrl: '/?get-partner-bonus' })
        else void import('./take-partner-bonus.ts').then(({ takePartner }) => takePartner())
      },
    },
  ],
})
