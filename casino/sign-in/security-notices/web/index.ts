import { defineWebSlice } from '#kernel/web-slice.ts'

export const slice = defineWebSlice({
  name: 'sign-in/security-notices',
  // Its press may end this browser's own session, and where nobody gets a new password the window alone says so.
  modals: [{ name: 'NotMe', outlives_visitor: true, load: () => import('./not-me-modal.tsx') }],
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
