import { expect, test } from 'vitest'
import { digitsOf, methodFor } from './rules.ts'

test('AU-023: a phone takes a text message or a call, an e-mail a letter, and nothing else', () => {
  expect([methodFor('email', undefined), methodFor('email', 'email')]).toEqual(['email', 'email'])
  expect([methodFor('phone', undefined), methodFor('phone', 'sms'), methodFor('phone', 'flash_call')]).toEqual(['sms', 'sms', 'flash_call'])
  expect([methodFor('email', 'sms'), methodFor('email', 'flash_call'), methodFor('phone', 'email')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('AU-033: six digits, and four at the end of a number that calls', () => {
  expect([digitsOf('email', false), digitsOf('sms', false), digitsOf('flash_call', false)]).toEqual([6, 6, 4])
})
