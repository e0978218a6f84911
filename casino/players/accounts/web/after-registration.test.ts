import { expect, test } from 'vitest'
import { afterRegistration } from './after-registration.ts'
import { intentOf } from './intent-store.ts'

const nothing = { query: null, intent: null, is_guest: false }

test('AU-004: the address’s redirect comes first, then the stored one, then the answer’s', () => {
  const intent = { source: 'site', redirect_url: '/races/' }
  expect(afterRegistration({ ...nothing, query: '/bonuses/', intent, answered: '/' })).toEqual({ go_to: '/bonuses/' })
  expect(afterRegistration({ ...nothing, intent, answered: '/' })).toEqual({ go_to: '/races/' })
  expect(afterRegistration({ ...nothing, answered: '/' })).toEqual({ go_to: '/' })
  expect(afterRegistration(nothing)).toEqual({})
})

test('AU-005: a way to the cash desk is marked as registration', () => {
  expect(afterRegistration({ ...nothing, query: '/cash/deposit/?preset=2' })).toEqual({
    go_to: '/cash/deposit/?preset=2',
    is_cash_marked: true,
  })
})

test('AU-006: the stored game opens for whoever is signed in now, and for nobody else', () => {
  const intent = intentOf({ source: 'game_play', game: 'golden-orchard', isMoney: 'false' })
  expect(afterRegistration({ ...nothing, intent })).toEqual({ game: { slug: 'golden-orchard', is_money: false } })
  expect(afterRegistration({ ...nothing, intent, is_guest: true })).toEqual({})
  expect(afterRegistration({ ...nothing, intent: { source: 'header', game: 'golden-orchard' } })).toEqual({})
})
