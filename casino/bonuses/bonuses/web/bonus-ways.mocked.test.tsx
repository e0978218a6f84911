import type { ReactNode } from 'react'
import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { openModal } from '#kernel/web/modals/modals.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { Store } from '#kernel/web/state/store.ts'
import { shownBonus } from '../testing/shown-bonus.ts'
import { CodedOffers } from './coded-offers.tsx'

/** What a press does, by what the button says. */
const presses = vi.hoisted(() => new Map<string, () => void>())

interface Pressed {
  readonly children?: ReactNode
  readonly onClick?: () => void
}
vi.mock('#kernel/web/modals/modals.ts', () => ({ openModal: vi.fn() }))
vi.mock('#ui/button.tsx', () => ({
  Button: ({ children, onClick }: Pressed) => {
    if (onClick) presses.set(String(children), onClick)
    return <button type="button">{children}</button>
  },
}))
// The panel, which comes in a file of its own: what it is given to hide itself.
vi.mock('#kernel/web/lazy-part.ts', () => ({
  lazyPart:
    () =>
    ({ hide }: { readonly hide: () => void }) => {
      presses.set('hide', hide)
      return <aside />
    },
}))
vi.mock('#kernel/web/state/store.ts', async (original) => ({
  ...(await original<object>()),
  useStore: <T,>(store: Store<T>) => store.get(),
}))

const shown = (part: ReactNode, path: string, activeBonusId: number | null, State = AppStateProvider): string =>
  html(
    <MemoryRouter initialEntries={[path]}>
      <State value={{ main: { isGuest: false, activeBonusId } } as AppState}>{part}</State>
    </MemoryRouter>,
  )

beforeEach(() => {
  presses.clear()
  vi.clearAllMocks()
})

test('BO-015: a bonus with a promo code is opened by the window of codes, which has its code', () => {
  const coded = shown(<CodedOffers offers={[{ ...shownBonus, promoCode: 'OPEN-UA' }]} />, '/bonuses/', null)
  expect(coded).toMatch(/OPEN-UA<\/code>.*bonuses\.code\.use/)
  presses.get('bonuses.code.use')?.()
  expect(openModal).toHaveBeenCalledExactlyOnceWith('PromoCodesPopup', { code: 'OPEN-UA' })
})

test('BO-012: the panel is there from the start on every page but those that say the same; once hidden it is on none, until the page is loaded anew', async () => {
  /** A page that was just loaded: where it has the panel. */
  const load = async () => {
    vi.resetModules()
    const [{ default: BonusUp }, { AppStateProvider: State }] = await Promise.all([
      import('./bonus-up.tsx'),
      import('#kernel/web/state/app-state.ts'),
    ])
    return (path: string, activeBonusId: number | null = 7) => shown(<BonusUp />, path, activeBonusId, State)
  }
  const places = ['/', '/games/', '/tournaments/', '/profile/']
  const panel = await load()
  expect(places.map((path) => panel(path))).toEqual(places.map(() => expect.stringContaining('<aside>')))
  expect(['/bonuses/', '/cash/deposit/', '/sport/'].map((path) => panel(path))).toEqual(['', '', ''])
  expect(panel('/games/', null)).toBe('')
  presses.get('hide')?.()
  expect(places.map((path) => panel(path))).toEqual(places.map(() => ''))
  const anew = await load()
  expect(anew('/games/')).toContain('<aside>')
})
