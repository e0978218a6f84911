import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import type { DailyBonus } from '../contract.ts'
import { Steps } from './daily-bonus-modal.tsx'
import { handle } from './daily-pushed.ts'

const daily: DailyBonus = {
  day: 3,
  available: true,
  prizes: [200, 300, 400, 500, 600, 800, 2_000].map((amount, index) => ({ day: index + 1, amount })),
  currency: 'UAH',
  exponent: 2,
  nextAt: '2026-12-01T22:00:00.000Z',
}
const shown = (part: React.ReactNode): string => html(<AppStateProvider value={{ main: {} } as AppState}>{part}</AppStateProvider>)

test('MD-045, BO-020: the window has seven steps with those that were taken and today’s, which can be taken; afterwards it says from when the next can', () => {
  const today = shown(<Steps daily={daily} />)
  expect(today.match(/<li/g)).toHaveLength(7)
  expect(today.match(/daily-bonus\.state\.taken/g)).toHaveLength(2)
  expect(today.match(/aria-current="step"/g)).toHaveLength(1)
  expect(today).toMatch(/<button.*daily-bonus\.take/)
  const afterwards = shown(<Steps daily={{ ...daily, day: 4, available: false }} />)
  expect(afterwards.match(/daily-bonus\.state\.taken/g)).toHaveLength(3)
  expect(afterwards).not.toContain('<button')
  expect(afterwards).toContain('daily-bonus.next')
})

test('RTM-040: a step that was taken on another page is taken in this window too', () => {
  setNavigation({ navigate: vi.fn(), current: '/games/', revalidate: vi.fn(async () => undefined) })
  let kept: unknown = daily
  const app = {
    queryClient: {
      setQueryData: (_key: readonly unknown[], update: (old: unknown) => unknown) => void (kept = update(kept)),
      invalidateQueries: vi.fn(async () => undefined),
    },
  } as unknown as PushApp
  handle({ data: { day: 4, available: false } }, app)
  expect(kept).toMatchObject({ day: 4, available: false, prizes: daily.prizes })
})
