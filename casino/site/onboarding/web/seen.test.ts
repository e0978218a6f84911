import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { isDue, reportSeen } from './seen.ts'

const call = vi.spyOn(api, 'call').mockResolvedValue({ success: true } as never)
const player = {
  isGuest: false,
  Registration: { complete: true },
  onBoarding: { seen: [] },
  playRestriction: null,
}

beforeEach(() => {
  call.mockClear()
  appState.set({ config: {}, main: player } as unknown as AppState)
})

test('MD-014: it is offered to a player who has registered to the end, may play and has not seen it', () => {
  expect(isDue(player, 'newcomer')).toBe(true)
  const others = [
    { isGuest: true },
    { Registration: { complete: false } },
    { onBoarding: { seen: ['newcomer'] } },
    { playRestriction: 'cooling-off' },
  ]
  expect(others.map((other) => isDue({ ...player, ...other }, 'newcomer'))).toEqual([false, false, false, false])
})

test('API-048: what was seen is reported once, and known on the page at once', () => {
  reportSeen('newcomer')
  reportSeen('newcomer')
  expect(call.mock.calls).toEqual([['POST /rest/player/on-boarding/', { body: { scenario: 'newcomer' } }]])
  expect(isDue(appState.get().main, 'newcomer')).toBe(false)
})
