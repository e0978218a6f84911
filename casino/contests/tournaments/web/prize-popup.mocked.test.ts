import { expect, test, vi } from 'vitest'
import { brandNames, brandOf, capabilities } from '#kernel/brand/brand.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { handle } from './prize-popup.ts'

vi.mock('#kernel/web/popups/popups.ts', () => ({ addPopup: vi.fn() }))
vi.mock('#kernel/web/texts/page-language.ts', () => ({ pageLanguage: () => 'en' }))

const won = {
  kind: 'tournament',
  id: 7,
  place: 11,
  prize: 0,
  currency: 'UAH',
  exponent: 2,
  titles: { uk: 'Ліга', ru: 'Лига', en: 'League' },
  link: '/',
}

/** Brands whose player is shown the popup of this place. */
const shownIn = (win: object): string[] =>
  brandNames.filter((name) => {
    const brand = brandOf(name)
    const config = { brand: { name, title: name, capabilities: capabilities.filter((capability) => brand.has(capability)) } }
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('window', { location: { protocol: 'https:' } })
    appState.set({ config, main: {} } as unknown as AppState)
    vi.mocked(addPopup).mockClear()
    handle({ data: win })
    return vi.mocked(addPopup).mock.calls.length > 0
  })

test('RO-008c, TH-006b, TO-011: a place without a prize has its popup in vegas alone, one with a prize in every brand, another kind of board in none', () => {
  expect(shownIn(won)).toEqual(['vegas'])
  expect(shownIn({ ...won, place: 1, prize: 60_000 })).toEqual([...brandNames])
  expect(addPopup).toHaveBeenLastCalledWith({
    name: 'TournamentPrizePopup',
    params: { place: 1, prize: 60_000, currency: 'UAH', exponent: 2, title: 'League' },
  })
  expect(shownIn({ ...won, kind: 'race', place: 1, prize: 60_000 })).toEqual([])
})

/** Keeps cookies as a browser does, until their age is over. */
const cookieJar = () => {
  const kept = new Map<string, { readonly value: string; readonly until_ms: number }>()
  return {
    get cookie() {
      const left = [...kept].filter(([, { until_ms }]) => Date.now() < until_ms)
      return left.map(([name, { value }]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = '', age_s] = /^([^=]+)=([^;]*);.*max-age=(\d+)/.exec(line) ?? []
      kept.set(name, { value, until_ms: Date.now() + Number(age_s) * 1_000 })
    },
  }
}

test('TO-013, CN-044: for seven days after a popup there is no other, which the cookie tournamentPrizePopupShowed keeps', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') })
  const jar = cookieJar()
  vi.stubGlobal('document', jar)
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.mocked(addPopup).mockClear()
  const prize = { ...won, place: 1, prize: 60_000 }
  const win = (id: number): number => {
    handle({ data: { ...prize, id } })
    return vi.mocked(addPopup).mock.calls.length
  }
  expect([win(7), win(8)]).toEqual([1, 1])
  expect(jar.cookie).toBe('tournamentPrizePopupShowed=7')
  vi.setSystemTime('2026-12-08T11:59:59Z')
  expect(win(9)).toBe(1)
  vi.setSystemTime('2026-12-08T12:00:00Z')
  expect(win(10)).toBe(2)
  vi.useRealTimers()
})
