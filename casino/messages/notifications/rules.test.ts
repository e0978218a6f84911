import { expect, test } from 'vitest'
import { isNotification, isSuppressed, systemAliases } from './rules.ts'

test('NC-005, RTM-022: content that is no notification is told apart', () => {
  for (const wrong of ['text', 7, null, undefined, [], {}, { ncMessageId: '7' }]) expect(isNotification(wrong)).toBe(false)
  expect(isNotification({ ncMessageId: 7 })).toBe(true)
})

test('NC-006, OP-002: nothing pops up over the cash desk', () => {
  expect(isSuppressed('/races/', '#/cash/deposit/')).toBe(true)
  expect(isSuppressed('/cash/deposit/', '')).toBe(true)
  expect(isSuppressed('/en/cash/deposit', '')).toBe(true)
  expect(isSuppressed('/races/', '')).toBe(false)
})

test('NC-004, CN-069: four aliases', () => {
  expect(systemAliases).toEqual(['default', 'deposit', 'bonusCredit', 'withdrawal'])
})
