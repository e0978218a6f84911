import { openModal } from '#kernel/web/modals/modals.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { setUnauthorizedHandler } from '#kernel/web/state/unauthorized-event.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'
import { createUnauthorized } from './unauthorized.ts'

const raise = createUnauthorized({
  reloadSession: async () => ({ is_guest: !(await reloadMain()) }),
  reloadPage: () => window.location.reload(),
  now_ms: () => performance.now(),
})

// Who raises the event repeats the failed call itself where that is worth it; a guest is asked to log in.
setUnauthorizedHandler(async () => (await raise({ notAuthorized: () => openModal('Login') })) === 'repeated')

export const slice = defineWebSlice({
  name: 'account/login',
  modals: [
    { name: 'Login', who: 'guest', renamed_new: true, load: () => import('./login-modal.tsx'), rows: ['MD-002', 'MD-007'] },
    { name: 'BlockedAccount', renamed_new: true, load: () => import('./blocked-account-modal.tsx'), rows: ['MD-006', 'MD-007'] },
    { name: 'Remind', who: 'guest', load: () => import('./remind-modal.tsx'), rows: ['MD-009'] },
  ],
  openers: [
    {
      flag: 'popup',
      open: (value, { is_guest, openModal: open }) => {
        if (value === 'restore' && is_guest) open('Remind')
      },
      rows: ['OP-048'],
    },
  ],
  profileTabs: [{ name: 'security', title: 'login.security.tab', load: () => import('./security-tab.tsx') }],
})
