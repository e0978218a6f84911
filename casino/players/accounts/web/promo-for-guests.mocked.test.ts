import { beforeEach, expect, test, vi } from 'vitest'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { promoteRegistration } from './promo-for-guests.ts'

vi.mock('#kernel/web/popups/popups.ts', () => ({ addPopup: vi.fn() }))

beforeEach(() => {
  let jar = ''
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('document', {
    get cookie() {
      return jar
    },
    set cookie(line: string) {
      jar = line.split(';')[0] ?? ''
    },
  })
  vi.mocked(addPopup).mockClear()
  appState.set({ main: { isGuest: true, bonusPromoData: { show: true } } } as unknown as AppState)
})

test('MD-015: a guest who comes back on another day is told once what registration brings; on the first day nothing opens', () => {
  for (const day of ['2026-12-01', '2026-12-01', '2026-12-04', '2026-12-05']) promoteRegistration(day)
  expect(addPopup).toHaveBeenCalledExactlyOnceWith({ name: 'RegisterBonusPromo', key: 'RegisterBonusPromo' })
})

test('nothing opens where bonusPromoData does not say so, or where somebody has been signed in', () => {
  appState.set({ main: { isGuest: true, bonusPromoData: { show: false } } } as unknown as AppState)
  for (const day of ['2026-12-01', '2026-12-02']) promoteRegistration(day)
  appState.set({ main: { isGuest: false, bonusPromoData: { show: false } } } as unknown as AppState)
  promoteRegistration('2026-12-03')
  appState.set({ main: { isGuest: true, bonusPromoData: { show: true } } } as unknown as AppState)
  promoteRegistration('2026-12-04')
  expect(addPopup).not.toHaveBeenCalled()
})
