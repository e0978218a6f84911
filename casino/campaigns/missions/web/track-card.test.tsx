import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TrackStep, TrackView } from '../contract.ts'
import { TrackCard } from './track-card.tsx'

const step = {
  name: 'rounds',
  title: 'Ten rounds',
  state: 'open',
  kind: 'rounds',
  fromHundredths: null,
  leastOdds: null,
  count: 3,
  needed: 10,
  minStake: 200,
  reward: null,
  prize: { type: 'points', text: '5 stars', picture: 'star' },
  left: 7,
  isGiven: false,
} as unknown as TrackStep
const shown = (change: Partial<TrackStep>): string =>
  html(
    <TrackCard
      heading="To stars"
      note="each day"
      track={{ currency: 'UAH', exponent: 2, steps: [{ ...step, ...change }] } as unknown as TrackView}
    />,
  )

test('a card of tasks says how many rewards are left, and promises none that is gone', () => {
  expect(shown({})).toContain('5 stars')
  expect(shown({})).toContain('missions.left')
  expect(shown({ left: 0 })).toContain('missions.out')
  expect(shown({ left: 0 })).not.toContain('5 stars')
  // Whoever has theirs reads what it was.
  expect(shown({ left: 0, isGiven: true })).toContain('5 stars')
  expect(shown({ left: 0, isGiven: true })).not.toContain('missions.out')
  expect(shown({ left: null })).not.toContain('missions.left')
})
