import { renderToStaticMarkup as html } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { KingOfRoad } from '../contract.ts'
import KingPage from './king-page.tsx'

const road = {
  title: 'King of the road',
  dateStart: '2026-12-01T12:00:00.000Z',
  dateEnd: '2026-12-15T12:00:00.000Z',
  now: '2026-12-02T12:00:00.000Z',
  mostKm: 250,
  minStake: 200,
  minDeposit: 10_000,
  canisterTimes: 2,
  canisterMinutes: 60,
  currency: 'UAH',
  exponent: 2,
  cars: [],
  companions: [],
  milestones: [],
  images: null,
  progress: { carId: null, canister: { state: 'none', burnsUntil: null }, isOut: false },
  players: 0,
  leaderboard: [],
  games: [{ id: 1, slug: 'old-lviv', title: 'Old Lviv', provider: 'Openhouse', rtp: null, image: '/art/game.svg' }],
}

const shown = (state: KingOfRoad['state']): string => {
  queries().clear()
  const data = { components: [{ type: 'king-of-road', settings: {}, data: { king: { ...road, state } } }] }
  const router = createMemoryRouter([{ id: 'page', path: '/', loader: () => data, Component: KingPage }], {
    hydrationData: { loaderData: { page: data } },
  })
  return html(
    <AppStateProvider value={{ config: { brand: { capabilities: [] } }, main: { isGuest: false } } as unknown as AppState}>
      <RouterProvider router={router} />
    </AppStateProvider>,
  )
}

test('SA-007: a road that is open, or comes, shows the games that count; one that is over sends nobody to them', () => {
  for (const state of ['soon', 'active'] as const) expect(shown(state)).toContain('Old Lviv')
  for (const state of ['finish', 'closed'] as const) expect(shown(state)).not.toContain('Old Lviv')
})
