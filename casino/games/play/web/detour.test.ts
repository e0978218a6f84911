import { expect, test } from 'vitest'
import { detourOf, type Detoured } from './detour.ts'

const game: Detoured = {
  slug: 'golden-orchard',
  isMoney: true,
  finOperations: { isAvailable: true },
  requestInn: false,
  autoVerificationData: { isAvailable: true },
}

test('a game with nothing in its way opens', () => {
  expect(detourOf(game)).toBeNull()
})

test('GA-003, WA-033: without financial operations money play leads to the deposit, and the demo opens', () => {
  const closed = { ...game, finOperations: { isAvailable: false } }
  expect(detourOf(closed)).toBe('/cash/deposit/')
  expect(detourOf({ ...closed, isMoney: false })).toBeNull()
})

test('GA-004: the form for the number opens when it is asked for and nobody vouches for the player; it leads back to the game', () => {
  const asked = { ...game, requestInn: true, autoVerificationData: { isAvailable: false } }
  expect(detourOf(asked)).toBe('/inn/?slug=golden-orchard&isMoney=true')
  expect(detourOf({ ...asked, autoVerificationData: { isAvailable: true } })).toBeNull()
  expect(detourOf({ ...asked, isMoney: false })).toBeNull()
})

test('GA-006: a redirectUrl goes before everything else', () => {
  expect(detourOf({ ...game, redirectUrl: '/races/', finOperations: { isAvailable: false } })).toBe('/races/')
})
