import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { Activity as Seen } from '../contract.ts'
import Activity from './activity.tsx'

const at = '2026-12-01T12:00:00.000Z'
const games = [{ id: 1, slug: 'ninth-wave', title: 'The Ninth Wave', provider: 'Openhouse', rtp: null, image: '/art/game.svg' }]
const draw = {
  title: 'Falling stars',
  outcomes: [],
  nothingWeight: 1,
  total: 1,
  currency: 'UAH',
  exponent: 2,
  minStake: 200,
  attempt: null,
}

const shown = (state: Seen['state']): string => {
  queries().clear()
  const track = { title: 'Tasks of the week', steps: [], shared: null, finishers: 0, currency: 'UAH', exponent: 2, games }
  const data = {
    slug: 'trail',
    title: 'Trail',
    text: '',
    rules: [],
    picture: '/art/trail.svg',
    state,
    dateStart: at,
    dateEnd: at,
    now: at,
    boards: [],
    tracks: [{ name: 'weekly', track }],
    draws: [{ name: 'stars', draw: { ...draw, state, games: [] } }],
  } as unknown as Seen
  return html(
    <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
      <MemoryRouter>
        <Activity data={data} settings={{ slug: 'trail', isHeading: true }} />
      </MemoryRouter>
    </AppStateProvider>,
  )
}

test('SA-003: an activity that is over sends nobody to its tasks or games, and does not say that its prizes fall', () => {
  const calls = ['activities.to-tasks', 'The Ninth Wave', 'activities.rounds']
  for (const call of calls) expect(shown('active')).toContain(call)
  for (const call of calls) expect(shown('closed')).not.toContain(call)
  expect(shown('closed')).toContain('boards.others')
})
