import { expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { handle } from './contacts-message.ts'

const data = { phone: null, email: 'olena@example.com', confirmed: false, emailConfirmed: true }
const notify = vi.fn<(notice: object) => void>()
const app = { notify, text: (key: string, values = {}) => `${key} ${JSON.stringify(values)}` }
const startAs = (main: Record<string, unknown>): void => appState.set({ config: {}, main } as unknown as AppState)

test('RTM-024: a page of the player shows the contacts as the message has them, and keeps the rest', () => {
  startAs({ isGuest: false, login: 'olena', emailConfirmed: false })
  handle({ data }, app)
  expect(appState.get().main).toEqual({ isGuest: false, login: 'olena', ...data })
  expect(notify).not.toHaveBeenCalled()
})

test('RTM-024: whoever has logged out meanwhile shows nothing of them', () => {
  startAs({ isGuest: true })
  handle({ data }, app)
  expect(appState.get().main).toEqual({ isGuest: true })
})

test.each(['email', 'phone'] as const)(
  'decision 0020: whose %s somebody else has confirmed is told at once, with what was lost',
  (kind) => {
    notify.mockClear()
    const had = { phone: '+380501112277', email: 'olena@example.com', confirmed: false, emailConfirmed: false }
    startAs({ isGuest: false, ...had })
    handle({ data: { ...had, [kind]: null } }, app)
    expect(appState.get().main).toMatchObject({ [kind]: null })
    expect(notify.mock.calls).toEqual([
      [
        {
          title: `verification.lost.${kind} {}`,
          text: `verification.lost.text {"contact":"${had[kind]}"}`,
          link: '/profile/?tab=security',
          duration_ms: null,
        },
      ],
    ])
  },
)

test('another number in the place of the old one is no loss', () => {
  notify.mockClear()
  startAs({ isGuest: false, phone: '+380501112277' })
  handle({ data: { ...data, phone: '+380501112288' } }, app)
  expect(notify).not.toHaveBeenCalled()
})
