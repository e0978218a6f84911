import { expect, test } from 'vitest'
import { missingTypes, verificationStatus } from './document-rules.ts'
import { ageOn, checkPersonal, isDay, subscriptionsOf, tidy } from './rules.ts'

const bounds = { minimum_age: 21, today: '2026-12-01' }

test('PR-001: names of people pass, and what is none does not', () => {
  for (const first_name of ['Олена', 'Мар’яна', "O'Neil", 'Анна-Марія', 'Jean Luc', 'Þór', 'St. John'])
    expect(checkPersonal({ first_name }, bounds)).toEqual({})
  for (const first_name of ['<b>', '1', "'", 'a\u202Eb', 'x'.repeat(61), '🙂'])
    expect(checkPersonal({ first_name }, bounds)).toEqual({ first_name: 'profile-name-invalid' })
})

test('an age is counted in full years, also for 29 February', () => {
  expect(ageOn('2005-12-01', '2026-12-01')).toBe(21)
  expect(ageOn('2005-12-02', '2026-12-01')).toBe(20)
  expect([ageOn('2004-02-29', '2025-02-28'), ageOn('2004-02-29', '2025-03-01')]).toEqual([20, 21])
})

test('a day is one of the calendar', () => {
  expect(['2000-02-29', '1999-12-31'].map(isDay)).toEqual([true, true])
  expect(['2001-02-29', '2000-13-01', '01.02.2000', '2000-1-1', ''].map(isDay)).toEqual([false, false, false, false, false])
  expect(checkPersonal({ birth_date: '1900-01-01' }, bounds)).toEqual({ birth_date: 'profile-birth-date-invalid' })
  expect(checkPersonal({ birth_date: '2030-01-01' }, bounds)).toEqual({ birth_date: 'profile-birth-date-invalid' })
})

test('spaces are told apart from words alone', () => {
  expect(tidy('  Нова \t Каховка\n')).toBe('Нова Каховка')
})

test('NC-010: everything is told until it is turned off; a name of another time changes nothing', () => {
  expect(subscriptionsOf(null)).toEqual({ deposits: true, prizes: true })
  expect(subscriptionsOf({ deposits: false, news: true })).toEqual({ deposits: false, prizes: true })
})

const sent = (type: 'identity' | 'selfie' | 'address', status: 'pending' | 'approved' | 'rejected') => ({ type, status })

test('PR-003: what stands is the best of each kind', () => {
  expect(verificationStatus([])).toBe('needed')
  expect(verificationStatus([sent('identity', 'approved')])).toBe('needed')
  expect(verificationStatus([sent('identity', 'approved'), sent('selfie', 'pending')])).toBe('pending')
  expect(verificationStatus([sent('identity', 'rejected'), sent('selfie', 'approved')])).toBe('rejected')
  expect(verificationStatus([sent('identity', 'rejected'), sent('identity', 'pending'), sent('selfie', 'approved')])).toBe('pending')
  expect(verificationStatus([sent('identity', 'approved'), sent('selfie', 'approved'), sent('selfie', 'rejected')])).toBe('verified')
  expect(missingTypes([sent('identity', 'rejected'), sent('address', 'approved')])).toEqual(['identity', 'selfie'])
})
