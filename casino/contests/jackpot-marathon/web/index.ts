import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'contests/jackpot-marathon',
  modals: [{ name: 'JackpotMarathon', load: () => import('./jackpot-marathon-modal.tsx'), rows: ['SA-048', 'OP-025'] }],
  openers: [
    {
      flag: 'activity',
      open: (value, { openModal, strip }) => {
        if (value !== 'JackpotMarathon') return
        strip('activity')
        openModal('JackpotMarathon')
      },
      rows: ['OP-025'],
    },
  ],
})
