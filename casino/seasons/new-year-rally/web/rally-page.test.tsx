import { renderToStaticMarkup as html } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { Rally } from '../contract.ts'
import RallyPage from './rally-page.tsx'

const at = '2026-12-20T12:00:00.000Z'
const rally = {
  title: 'Rally',
  dateStart: at,
  dateFinish: at,
  dateEnd: at,
  now: at,
  settings: {
    mostKm: 300,
    minStake: 200,
    currency: 'UAH',
    exponent: 2,
    games: [{ id: 1, slug: 'pigeon-post', title: 'Pigeon Post', provider: 'Openhouse', rtp: null, image: '/art/game.svg' }],
    final: { outcomes: [], nothingWeight: 1, total: 1 },
  },
  checkpoints: [],
  speedStages: [{ id: 'second', title: 'Second gear', speed: 2, deposits: 1, minDeposit: 10_000, isReached: false }],
  playerProgress: { speed: 1, distance: 0, isOut: false, checkpoints: [], rewards: [], leaderboard: [], own: null, ticket: null },
  players: 0,
}

const shown = (state: Rally['state']): string => {
  queries().clear()
  const data = { components: [{ type: 'new-year-rally', settings: {}, data: { rally: { ...rally, state } } }] }
  const router = createMemoryRouter([{ id: 'page', path: '/', loader: () => data, Component: RallyPage }], {
    hydrationData: { loaderData: { page: data } },
  })
  return html(
    <AppStateProvider value={{ config: { brand: { capabilities: [] } }, main: { isGuest: false } } as unknown as AppState}>
      <RouterProvider router={router} />
    </AppStateProvider>,
  )
}

test('SA-006: once the road is over the page names no speed to reach and sends nobody to its games', () => {
  for (const state of ['soon', 'active'] as const) expect(shown(state)).toMatch(/Second gear.*Pigeon Post/s)
  for (const state of ['finish', 'closed'] as const) expect(shown(state)).not.toMatch(/Second gear|Pigeon Post/)
})

test('SA-006: tickets can be had until the draw, and after it the page says that it was', () => {
  expect(shown('finish')).toContain('rally.final.text')
  expect(shown('closed')).toContain('rally.final.over')
  expect(shown('closed')).not.toContain('rally.final.text')
})
