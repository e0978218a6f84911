import { expect, test } from 'vitest'
import type { LiveRound } from '../contract.ts'
import { flight_ms, heightAfter } from '../tables.ts'
import { shownShare } from './stage.ts'
import { phaseAt } from './use-phase.ts'

const at = (second: number): string => new Date(second * 1000).toISOString()
const betting: LiveRound = {
  id: '1',
  number: 1,
  state: 'betting',
  closesAt: at(20),
  drawn: null,
  drawnAt: null,
  landsAt: null,
  nextAt: null,
  serverSeedHash: '0'.repeat(64),
  serverSeed: null,
}
const drawn: LiveRound = { ...betting, state: 'drawn', drawn: [7], drawnAt: at(20), landsAt: at(30), nextAt: at(35) }

test('the phase goes by the clock of the house: the window is closed at its moment, before anybody says so', () => {
  expect(phaseAt(null, 0).name).toBe('resting')
  expect(phaseAt(betting, 19_999)).toEqual({ name: 'betting', left_ms: 1 })
  expect(phaseAt(betting, 20_000).name).toBe('closed')
  expect(phaseAt(drawn, 29_999).name).toBe('closed')
  expect(phaseAt(drawn, 30_000).name).toBe('landed')
  expect(phaseAt({ ...drawn, state: 'settled' }, 35_000).name).toBe('resting')
  expect(phaseAt({ ...betting, state: 'void' }, 0).name).toBe('void')
})

test('the picture stands a second before the round is paid; where nothing moves it is shown at its end alone', () => {
  expect([20_000, 24_500, 29_000, 31_000].map((now_ms) => shownShare(drawn, now_ms, false))).toEqual([0, 0.5, 1, 1])
  expect([24_500, 29_000].map((now_ms) => shownShare(drawn, now_ms, true))).toEqual([0, 1])
})

test('the balloon is in the air for as long as it takes to what was drawn, and no longer than to the highest place', () => {
  for (const hundredths of [100, 150, 1_000, 50_000]) expect(heightAfter(flight_ms(hundredths))).toBeCloseTo(hundredths, -1)
  expect(flight_ms(4_950_000)).toBe(flight_ms(60_000))
  expect(flight_ms(99)).toBe(flight_ms(100))
})
