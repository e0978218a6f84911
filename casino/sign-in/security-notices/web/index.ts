import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sign-in/security-notices',
  modals: [{ name: 'NotMe', load: () => import('./not-me-modal.tsx') }],
  openers: [
    {
      flag: 'not-me',
      open: (token, { openModal, strip }) => {
        // The token gives access to the account, so it is removed from the address at once.
        strip('not-me')
        openModal('NotMe', { token })
      },
    },
  ],
})
