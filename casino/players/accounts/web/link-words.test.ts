import { expect, test } from 'vitest'
import type { OpenerContext } from '#kernel/web-slice.ts'
import { runOpeners } from '#kernel/web/openers/run-openers.ts'
import { forgetWords, formWish, registrationOpeners, wordsOf, type WordStorage } from './link-words.ts'

const storageOf = (): WordStorage => {
  const items = new Map<string, string>()
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}

const visit = (search: string, is_guest = true) => {
  const storage = storageOf()
  const opened: string[] = []
  const context: OpenerContext = {
    is_guest,
    query: new URLSearchParams(search),
    hash: '',
    openModal: (name, params) => void opened.push(params?.['promo'] === undefined ? name : `${name} of ${String(params['promo'])}`),
    strip: () => undefined,
    navigate: () => undefined,
    has: () => false,
  }
  runOpeners({ openers: registrationOpeners(() => storage), openByName: () => undefined }, context, (error) => {
    throw error
  })
  return { storage, opened }
}

test('OP-009: register opens registration for a guest, and nothing for a player', () => {
  expect(visit('?register').opened).toEqual(['Register'])
  expect(visit('?register=1/').opened).toEqual(['Register'])
  expect(visit('?register', false).opened).toEqual([])
})

test('OP-046: a guest’s invited_by is kept as the referral code, and registration opens', () => {
  const { storage, opened } = visit('?invited_by=friend-7/')
  expect([opened, wordsOf(storage)]).toEqual([['Register'], { invited_by: 'friend-7' }])
})

test('OP-047: a guest’s gift_id is kept as the gift, and registration opens', () => {
  const { storage, opened } = visit('?gift_id=ua-welcome')
  expect([opened, wordsOf(storage)]).toEqual([['Register'], { gift_id: 'ua-welcome' }])
  forgetWords(storage)
  expect(wordsOf(storage)).toEqual({})
})

test('OP-046, OP-047: a player’s link keeps nothing', () => {
  const { storage, opened } = visit('?invited_by=friend-7&gift_id=ua-welcome', false)
  expect([opened, wordsOf(storage)]).toEqual([[], {}])
})

test('several flags open registration once', () => {
  const { storage, opened } = visit('?gift_id=ua-welcome&invited_by=friend-7&register')
  expect([opened, wordsOf(storage)]).toEqual([['Register'], { invited_by: 'friend-7', gift_id: 'ua-welcome' }])
})

test('OP-010, OP-011: a link names the form, and register-flow opens it', () => {
  const named = visit('?register&register_flow=5/')
  expect([named.opened, formWish(named.storage)]).toEqual([['Register'], '5'])
  const opened = visit('?register-flow=otp')
  expect([opened.opened, formWish(opened.storage)]).toEqual([['Register'], 'otp'])
  expect(visit('?register-flow').opened).toEqual(['Register'])
  const alone = visit('?register_flow=short')
  expect([alone.opened, formWish(alone.storage)]).toEqual([[], 'short'])
  const player = visit('?register-flow=otp&register_flow=5', false)
  expect([player.opened, formWish(player.storage)]).toEqual([[], null])
})

test('API-282: a link of a promotion opens registration with its word for a guest, and nothing for a player', () => {
  expect(visit('?promo=spring-7/').opened).toEqual(['Register of spring-7'])
  expect([visit('?promo=').opened, visit('?promo=spring-7', false).opened]).toEqual([[], []])
})
