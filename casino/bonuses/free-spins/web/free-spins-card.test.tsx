import { renderToStaticMarkup as html } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import type { FreeSpinsView } from '../contract.ts'
import { handle as handleSpins } from './free-spins-pushed.ts'
import { FreeSpinsCard } from './free-spins-card.tsx'
import { GiveUp } from './give-up-modal.tsx'
import FreeSpins from './free-spins.tsx'
import { hideGift, readHidden } from './hidden-gift.ts'
import { shownSpins } from './shown-spins.ts'
import { slice } from './index.ts'

const spins: FreeSpinsView = {
  id: 5,
  title: 'Welcome bonus',
  status: 'active',
  games: [{ slug: 'golden-orchard', title: 'Golden Orchard' }],
  stake: 200,
  currency: 'UAH',
  exponent: 2,
  currentFs: 4,
  total: 30,
  left: 24,
  played: 6,
  portions: 3,
  nextAt: '2026-12-02T12:00:00.000Z',
  endsAt: '2026-12-04T12:00:00.000Z',
  won: 700,
  winsTo: 'cash',
}
const over: FreeSpinsView = { ...spins, status: 'complete', currentFs: 0, left: 0, nextAt: null, endsAt: null }

/** Keys of texts with their values. */
const words = { language: 'en', text: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' | ') } as const
const shown = (part: React.ReactNode): string =>
  html(
    <WordsProvider value={words}>
      <AppStateProvider value={{ main: { isGuest: false } } as AppState}>{part}</AppStateProvider>
    </WordsProvider>,
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('BO-008, EN-065: daily free spins show how many may be played now, load anew a second after they were applied or complete, and can be taken off the page once they are over', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  expect(shown(<FreeSpinsCard spins={spins} />)).toMatch(/free-spins\.left \| 4<.*free-spins\.daily \| 3</)
  expect(shown(<FreeSpinsCard spins={{ ...spins, currentFs: 3 }} />)).toMatch(/free-spins\.left \| 3</)
  const revalidate = vi.fn(async () => undefined)
  setNavigation({ navigate: vi.fn(), current: '/bonuses/', revalidate })
  const heard = (slice.pushes ?? []).map(({ event }) => event)
  expect(heard).toEqual(expect.arrayContaining(['applied', 'complete']))
  for (const times of [1, 2]) {
    handleSpins()
    vi.advanceTimersByTime(999)
    expect(revalidate).toHaveBeenCalledTimes(times - 1)
    vi.advanceTimersByTime(1)
    expect(revalidate).toHaveBeenCalledTimes(times)
  }
  const page = (...freeSpins: FreeSpinsView[]) => shown(<FreeSpins data={{ freeSpins }} settings={{}} />)
  expect(page(over)).toContain('free-spins.hide')
  for (const one of [spins, { ...over, portions: 1 }]) expect(page(one)).not.toContain('free-spins.hide')
  expect(shownSpins([over, spins], readHidden(storage))).toEqual([over, spins])
  hideGift(storage, over.id)
  expect([...kept]).toEqual([['hide-completed-period-free-spin-bonus', '5']])
  expect(shownSpins([over], readHidden(storage))).toEqual([])
  // What may be played is never hidden.
  expect(shownSpins([spins], readHidden(storage))).toEqual([spins])
})

test('giving free spins up says first what is lost, of days to come too, and what stays; to keep them is the first choice', () => {
  const asked = shown(<GiveUp spins={spins} close={vi.fn()} />)
  expect(asked).toMatch(/give-up\.loses.*give-up\.to-come.*give-up\.keeps.*give-up\.keep<.*free-spins\.give-up</)
  expect(shown(<GiveUp spins={{ ...spins, left: 4 }} close={vi.fn()} />)).not.toContain('give-up.to-come')
  expect(shown(<GiveUp spins={{ ...spins, winsTo: 'bonus' }} close={vi.fn()} />)).toContain('give-up.keeps-bonus')
  expect(shown(<FreeSpinsCard spins={over} />)).not.toContain('free-spins.give-up')
})
