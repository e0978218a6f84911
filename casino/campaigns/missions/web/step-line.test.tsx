import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TrackStep } from '../contract.ts'
import { StepLine } from './step-line.tsx'

const step: TrackStep = {
  name: 'day-1',
  title: 'Day 1',
  state: 'soon',
  startsAt: '2026-12-01T12:00:00.000Z',
  endsAt: '2026-12-02T12:00:00.000Z',
  kind: 'rounds',
  fromHundredths: null,
  leastOdds: null,
  count: 0,
  needed: 15,
  minStake: 200,
  reward: 1_000,
  prize: null,
  left: 5,
  boost: null,
  isGiven: false,
  isClaimable: false,
}
const shown = (change: Partial<TrackStep>): string =>
  html(<StepLine step={{ ...step, ...change }} currency="UAH" exponent={2} is_busy={false} onClaim={() => undefined} />)

test('a step says what it brings: an amount, another prize in words, or nothing', () => {
  expect(shown({})).toMatch(/>10\s₴</u)
  const spins = shown({ reward: null, prize: { type: 'free-spins', text: '10 free spins', picture: 'slot-machine' } })
  expect(spins).toContain('>10 free spins<')
  expect(spins).not.toContain('₴')
  expect(shown({ reward: null })).not.toContain('accent-ink')
})

test('a step that was done and not taken in time says so; one whose track was ended before it began does not say that it was missed', () => {
  expect(shown({ state: 'done', left: null })).toContain('missions.not-taken')
  for (const change of [{ left: 5 }, { left: null, isGiven: true }, { left: null, reward: null }])
    expect(shown({ state: 'done', ...change })).not.toContain('missions.not-taken')
  expect(shown({ state: 'off', left: null })).toContain('missions.state.off')
  expect(shown({ state: 'off', left: null })).toContain('missions.from')
  expect(shown({ state: 'off', left: null })).not.toContain('missions.until')
})

test('a step promises no reward that is gone, and still tells whoever has theirs what it was', () => {
  expect(shown({})).toContain('missions.left')
  expect(shown({ left: 0 })).toContain('missions.out')
  expect(shown({ left: 0 })).not.toContain('₴')
  expect(shown({ left: 0, isGiven: true })).toMatch(/>10\s₴</u)
})
