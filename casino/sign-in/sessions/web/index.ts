import { profileTabs } from '#casino/players/profile/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { readCookie } from '#kernel/web/cookies.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { type AppState, appState } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { setUnauthorizedHandler } from '#kernel/web/state/unauthorized-event.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'
import { tellBlocked } from './tell-blocked.ts'
import { createUnauthorized } from './unauthorized.ts'
import { securityCards, signInWays } from '../extensions.ts'

const raise = createUnauthorized({
  reloadSession: async () => ({ is_guest: !(await reloadMain()) }),
  reloadPage: () => window.location.reload(),
  now_ms: () => performance.now(),
})

// The caller repeats the failed call itself if that makes sense; a guest is asked to log in.
setUnauthorizedHandler(async () => (await raise({ notAuthorized: () => openModal('Login') })) === 'repeated')

const tellNow = (): void =>
  tellBlocked({
    is_guest: appState.get().main.isGuest,
    status: readCookie('inactive-status'),
    storage: window.sessionStorage,
    tell: () => addPopup({ name: 'BlockedAccount', key: 'BlockedAccount' }),
  })

/** The visitor may be known before or after this code has loaded. */
const startTelling = (): void => {
  const { main } = appState.get() as Partial<AppState>
  // A modal can only open after the page has rendered for the first time.
  if (main) return void setTimeout(tellNow)
  const stop = appState.subscribe(() => {
    stop()
    setTimeout(tellNow)
  })
}

if (typeof window !== 'undefined') startTelling()

export const slice = defineWebSlice({
  name: 'sign-in/sessions',
  modals: [
    { name: 'Login', who: 'guest', renamed_new: true, load: () => import('./login-modal.tsx'), rows: ['MD-002', 'MD-007'] },
    {
      name: 'BlockedAccount',
      renamed_new: true,
      outlives_visitor: true,
      load: () => import('./blocked-account-modal.tsx'),
      rows: ['MD-006', 'MD-007'],
    },
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
  pushes: [{ type: 'sessionEnded', load: () => import('./session-ended.ts') }],
  extensions: [signInWays, securityCards],
  contributes: [
    contribute(profileTabs, { position: 30, name: 'security', title: 'login.security.tab', load: () => import('./security-tab.tsx') }),
  ],
})
