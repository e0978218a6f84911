import { appState } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { whenPlayerIsHere } from '#kernel/web/state/when-player.ts'
import { disabling } from '#kernel/web/popups/reminders-off.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'
import { openRestoreLink } from './open-restore-link.ts'
import { proveLink } from './prove-link.ts'
import { forgetGame, storedGame } from './stored-game.ts'

/** Loaded for signed-in players only. */
whenPlayerIsHere((at_start) => {
  void import('./follow-start.ts').then(
    ({ followStart }) => followStart(at_start),
    // A new release removed the file; the next page loads it again.
    () => undefined,
  )
})

export const slice = defineWebSlice({
  name: 'sign-in/one-time-codes',
  modals: [
    {
      name: 'RegistrationConfirm',
      who: 'player',
      renamed_new: true,
      load: () => import('./registration-confirm-modal.tsx'),
      rows: ['MD-004', 'MD-007', 'AU-022'],
    },
    { name: 'PasswordChange', renamed_new: true, load: () => import('./password-change-modal.tsx'), rows: ['MD-005', 'MD-007'] },
    { name: 'PasswordFailure', load: () => import('./password-failure-modal.tsx'), rows: ['MD-008'] },
    { name: 'RegisterByCode', who: 'guest', load: () => import('./register-by-code-modal.tsx') },
    {
      name: 'FunnelConfirmPopup',
      who: 'player',
      load: () => import('./funnel-confirm-popup.tsx'),
      rows: ['MD-059', 'AU-018', 'AU-019', 'AU-020', 'AU-021'],
    },
    { name: 'Remind', who: 'guest', load: () => import('./remind-modal.tsx'), rows: ['MD-009'] },
  ],
  openers: [
    {
      flag: 'change-password',
      open: (token, { is_guest, openModal, strip }) =>
        void openRestoreLink(token, { is_guest, openModal, strip, prove: proveLink, reloadMain }),
      rows: ['OP-004', 'AU-024', 'AU-025', 'AU-026'],
    },
    {
      flag: disabling,
      open: (_value, { strip }) => {
        window.sessionStorage.setItem(disabling, '1')
        strip(disabling)
      },
      rows: ['OP-027', 'AU-017'],
    },
    {
      flag: 'security-confirmation',
      open: (_value, { is_guest, openModal, strip }) => {
        strip('security-confirmation')
        const game = storedGame(document.cookie)
        if (game === undefined) return openModal(is_guest ? 'Login' : 'RegistrationConfirm')
        forgetGame()
        openModal('Game', { game })
        // What the letter was about is asked for over it.
        const { main } = appState.get()
        if (!is_guest && !(typeof main.email === 'string' ? main.emailConfirmed : main.confirmed)) openModal('RegistrationConfirm')
      },
      rows: ['OP-013', 'GA-022'],
    },
  ],
  pushes: [{ type: 'contacts', load: () => import('./contacts-message.ts'), rows: ['RTM-024'] }],
})
