import { expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { placeRaised } from './place-raised.ts'

vi.mock('#kernel/web/browser.ts', () => ({ api: { call: vi.fn() }, sessionApi: {}, newCommandKey: () => 'key' }))
vi.mock('#kernel/web/state/reload-main.ts', () => ({ reloadMain: async () => true, onVisitorChange: () => undefined }))
const call = vi.mocked(api.call)
const price = { outcome: 'home', odds: 2_000, boosted: 2_150 }
const check = 'GET /rest/player/ludoman-check/'

test('RP-006: a bet at a raised price is sent once nothing stands against it; where play was closed elsewhere nothing is sent', async () => {
  appState.set({ main: { isGuest: false, login: 'olena' } } as unknown as AppState)
  let status: string | null = 'self-excluded'
  call.mockImplementation((async (route: string) =>
    route === check ? { success: true, data: { status, till: null } } : { success: true, data: { id: 5 } }) as never)
  expect(await placeRaised({ marketId: 7 }, price, 1_000)).toBeNull()
  expect(call.mock.calls.map(([route]) => route)).toEqual([check])
  status = null
  expect(await placeRaised({ marketId: 7 }, price, 1_000)).toMatchObject({ success: true })
  expect(call).toHaveBeenLastCalledWith('POST /rest/sport-betting/bets/', {
    key: expect.any(String),
    body: {
      betType: 'single',
      selections: [{ marketId: 7, outcome: 'home', odds: 2_000 }],
      amount: 1_000,
      boost: 2_150,
      oddsChange: 'none',
    },
  })
})
