import { expect, test } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { handle } from './contacts-message.ts'

const data = { phone: null, email: 'olena@example.com', confirmed: false, emailConfirmed: true }
const startAs = (main: Record<string, unknown>): void => appState.set({ config: {}, main } as unknown as AppState)

test('RTM-024: a page of the player shows the contacts as the message has them, and keeps the rest', () => {
  startAs({ isGuest: false, login: 'olena', emailConfirmed: false })
  handle({ data })
  expect(appState.get().main).toEqual({ isGuest: false, login: 'olena', ...data })
})

test('RTM-024: whoever has logged out meanwhile shows nothing of them', () => {
  startAs({ isGuest: true })
  handle({ data })
  expect(appState.get().main).toEqual({ isGuest: true })
})
