import { expect, test } from 'vitest'
import { isNewcomer, scenarioOf, stepsOf } from './scenarios.ts'

test('MD-014: whoever play is closed for is shown nothing about playing', () => {
  expect(stepsOf('newcomer', false).map(({ name }) => name)).toEqual(['fair', 'money', 'limits', 'races'])
  expect(stepsOf('newcomer', true).map(({ name }) => name)).toEqual(['money', 'limits'])
})

test('MD-014: a player is new for a week', () => {
  const since = new Date('2026-12-01T12:00:00Z')
  expect(isNewcomer(since, new Date('2026-12-08T11:59:59Z'))).toBe(true)
  expect(isNewcomer(since, new Date('2026-12-08T12:00:00Z'))).toBe(false)
})

test('a name from elsewhere is a scenario only where there is one', () => {
  expect([scenarioOf('newcomer'), scenarioOf('toString'), scenarioOf(undefined)]).toEqual(['newcomer', undefined, undefined])
})
