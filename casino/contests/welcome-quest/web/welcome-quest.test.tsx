import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { ShownQuest, WelcomeTask } from '../contract.ts'
import { Tasks } from './welcome-quest-modal.tsx'

const task: WelcomeTask = {
  id: 'deposit',
  title: 'Make a deposit',
  state: 'open',
  kind: 'deposits',
  fromHundredths: null,
  leastOdds: null,
  count: 0,
  needed: 1,
  minStake: 10_000,
  prize: { type: 'bonus', text: 'a bonus of 50 ₴', picture: 'gift' },
  left: 900,
}
const moment = '2026-12-08T12:00:00.000Z'
const quest: ShownQuest['quest'] = {
  title: 'The first week',
  text: '',
  days: 7,
  daysToTake: 7,
  time: { startsAt: '2026-12-01T12:00:00.000Z', endsAt: moment, takeUntil: moment },
  now: '2026-12-02T12:00:00.000Z',
  currency: 'UAH',
  exponent: 2,
}
const shown = (change: Partial<WelcomeTask>, main: object = {}, time = quest.time): string =>
  html(
    <AppStateProvider value={{ main } as AppState}>
      <Tasks shown={{ quest: { ...quest, time }, tasks: [{ ...task, ...change }] }} onChange={vi.fn()} close={vi.fn()} />
    </AppStateProvider>,
  )

test('MD-022: a task has one button: the way to do it, then the taking of its prize, and none when it is over', () => {
  expect(shown({})).toMatch(/<button.*welcome-quest\.do\.deposits/)
  expect(shown({ state: 'done' })).toMatch(/<button.*welcome-quest\.take/)
  for (const state of ['taken', 'missed', 'given-out'] as const) {
    const over = shown({ state })
    expect(over).toContain(`welcome-quest.state.${state}`)
    expect(over).not.toContain('<button')
  }
  // A guest is sent nowhere but to the registration, below the tasks.
  expect(shown({}, {}, null)).not.toContain('<button')
})

test('MD-022: whose play is closed is sent to no game and no cash desk, and takes what they have earned', () => {
  const closed = { playRestriction: { kind: 'break' } }
  expect(shown({}, closed)).not.toContain('<button')
  expect(shown({ state: 'done' }, closed)).toContain('welcome-quest.take')
})

test('a task says how far its player is, and that few prizes are left', () => {
  const days = { kind: 'days' as const, count: 1, needed: 3 }
  expect(shown(days)).toContain('role="progressbar"')
  expect(shown(days, {}, null)).not.toContain('role="progressbar"')
  expect(shown({ left: 99 })).toContain('welcome-quest.left')
  expect(shown({ left: 100 })).not.toContain('welcome-quest.left')
})
