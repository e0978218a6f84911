import { expect, test } from 'vitest'
import type { MainData } from '#kernel/contract/main-data.ts'
import { firstWanted, isConfirmationWanted, popupAt } from './funnel.ts'

const funnel = { funnelType: 'opened_funnel', isShowConfirmPopup: true, popupTimeout: 60, isNeedConfirmAllContacts: false }

const mainOf = (changes: object = {}, funnel_changes: object = {}): MainData =>
  ({
    isGuest: false,
    email: 'olena@example.com',
    phone: null,
    emailConfirmed: false,
    confirmed: false,
    Registration: { registrationFunnel: { ...funnel, ...funnel_changes } },
    ...changes,
  }) as unknown as MainData

const at = (main: MainData, path = '/', was_closed = false) => popupAt({ main, path, was_closed })

test('AU-018: the popup asks whoever has no confirmed contact, and only where the funnel shows one', () => {
  expect(at(mainOf())).toBe('now')
  expect(at(mainOf({ isGuest: true }))).toBe('never')
  expect(at(mainOf({}, { isShowConfirmPopup: false }))).toBe('never')
  expect(at(mainOf({ emailConfirmed: true }))).toBe('never')
  expect(at(mainOf({ confirmed: true }))).toBe('never')
})

test('AU-020, AU-021: for a day after it was closed a conditionally closed funnel is silent; the others know no cookie', () => {
  expect(at(mainOf({}, { funnelType: 'conditionally_closed_funnel' }), '/', true)).toBe('never')
  expect(at(mainOf({}, { funnelType: 'conditionally_closed_funnel' }), '/', false)).toBe('now')
  expect(at(mainOf({}, { funnelType: 'opened_funnel' }), '/', true)).toBe('now')
  expect(at(mainOf({}, { funnelType: 'closed_funnel' }), '/', true)).toBe('now')
})

test('API-281: what was put aside on another device is not asked here, in a conditionally closed funnel alone', () => {
  const showed = { isFunnelPopupShowed: true }
  expect(at(mainOf(showed, { funnelType: 'conditionally_closed_funnel' }))).toBe('never')
  expect(at(mainOf({ isFunnelPopupShowed: false }, { funnelType: 'conditionally_closed_funnel' }))).toBe('now')
  expect(at(mainOf(showed, { funnelType: 'closed_funnel' }))).toBe('now')
  expect(at(mainOf(showed, { funnelType: 'opened_funnel' }))).toBe('now')
})

test.each(['/responsible-play/', '/cash/deposit/', '/cash/', '/responsible-play/?from=footer'])('AU-019: nobody is held up at %s', (path) =>
  expect(at(mainOf({}, { funnelType: 'closed_funnel' }), path)).toBe('later'),
)

test('AU-019: elsewhere they are', () => expect(at(mainOf({}, { funnelType: 'closed_funnel' }), '/cashback/')).toBe('now'))

test('AU-022: all contacts are wanted where the funnel says so', () => {
  const all = { isNeedConfirmAllContacts: true }
  expect(isConfirmationWanted(mainOf({ emailConfirmed: true }, all))).toBe(true)
  expect(isConfirmationWanted(mainOf({ emailConfirmed: true, confirmed: true }, all))).toBe(false)
  expect(isConfirmationWanted(mainOf({ email: null, phone: '+380501234567', confirmed: true }))).toBe(false)
  expect([
    firstWanted(mainOf()),
    firstWanted(mainOf({ email: null, phone: '+380501234567' })),
    firstWanted(mainOf({ email: null })),
  ]).toEqual(['email', 'phone', 'email'])
})
