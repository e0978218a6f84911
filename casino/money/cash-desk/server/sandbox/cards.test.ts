import { expect, test } from 'vitest'
import { outcomeOf, outcomes, stepOfCancel, stepsOfCards, stepsOfChallenge, testCards } from './cards.ts'

test('WA-035: every outcome has one published test card, and only those numbers are known', () => {
  expect(testCards.map(({ outcome }) => outcome)).toEqual([...outcomes])
  expect(outcomeOf('4242424242424242')).toBe('success')
  expect(outcomeOf(' 4000 0000 0000 0002 ')).toBe('decline')
  for (const number of ['', '4111 1111 1111 1111', '5555 5555 5555 4444', '42424242424242421', 'success', '0'])
    expect(outcomeOf(number)).toBeUndefined()
})

test('WA-035: a payment ends with one word of outcome, or with none where nothing is ever said', () => {
  const finals = (told: readonly { state: string }[]): number => told.filter(({ state }) => state !== 'pending').length
  expect(finals(stepsOfCards.success.told)).toBe(1)
  expect(finals(stepsOfCards.decline.told)).toBe(1)
  expect(finals(stepsOfCards.delay.told)).toBe(1)
  expect(finals(stepsOfCards.abandon.told)).toBe(0)
  expect(finals(stepsOfCards['three-d-secure'].told)).toBe(0)
  expect(finals(stepsOfChallenge.confirm.told)).toBe(1)
  expect(finals(stepsOfChallenge.refuse.told)).toBe(1)
  expect(finals(stepOfCancel.told)).toBe(1)
})
