import { expect, test, vi } from 'vitest'
import { openModal, openModals } from '#kernel/web/modals/modals.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { forgetPlayer } from '#kernel/web/state/visitor.ts'
import { closeWithPlayer } from './registry.ts'

test('the player’s windows close with their session; those that say why it ended stay, and so does the one of the letter that ended it', () => {
  vi.stubGlobal('document', { cookie: '' })
  appState.set({ config: { brand: { capabilities: [] } }, main: { isGuest: false } } as unknown as AppState)
  closeWithPlayer()
  for (const name of ['RegistrationConfirm', 'PasswordChange', 'LudomanModal', 'NotMe']) openModal(name)
  forgetPlayer()
  expect(openModals().map(({ name }) => name)).toEqual(['LudomanModal', 'NotMe'])
  vi.unstubAllGlobals()
})
