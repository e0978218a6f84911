import { api } from '#kernel/web/browser.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'
import type { confirmRestoreByToken } from '../contract.ts'
import { openRestoreLink } from './open-restore-link.ts'
import { noGameCookie, storedGame } from './stored-game.ts'

const prove = async (token: string) =>
  api.call<typeof confirmRestoreByToken>('POST /rest/password/confirm-request-restore-by-token/', { body: { token } })

export const slice = defineWebSlice({
  name: 'account/verification',
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
    { name: 'Remind', who: 'guest', load: () => import('./remind-modal.tsx'), rows: ['MD-009'] },
  ],
  openers: [
    {
      flag: 'change-password',
      open: (token, { is_guest, openModal, strip }) => void openRestoreLink(token, { is_guest, openModal, strip, prove, reloadMain }),
      rows: ['OP-004', 'AU-024', 'AU-025', 'AU-026'],
    },
    {
      flag: 'security-confirmation',
      open: (_value, { is_guest, openModal, strip }) => {
        strip('security-confirmation')
        const game = storedGame(document.cookie)
        if (game === undefined) return openModal(is_guest ? 'Login' : 'RegistrationConfirm')
        document.cookie = noGameCookie
        openModal('Game', { game })
      },
      rows: ['OP-013', 'GA-022'],
    },
  ],
})
