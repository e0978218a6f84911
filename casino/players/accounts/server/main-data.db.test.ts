import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { registerWith } from '../testing/form.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

const mainOf = async (visitor: TestVisitor, headers: Record<string, string> = {}): Promise<Record<string, unknown>> =>
  (await visitor.raw('GET', '/rest/init/', undefined, headers)).json().data

const registration = {
  minimalAge: 21,
  REGISTER_VARIANT_LIST: ['default', 'default_new', 'light_cash', 'normal', 'otp', 'oneContact', 'short'],
  registrationFunnel: {
    funnelType: 'opened_funnel',
    version: 'v2',
    isShowConfirmPopup: true,
    popupTimeout: 300,
    isNeedConfirmAllContacts: false,
  },
}

test('EN-001, EN-003 … EN-011, EN-016 … EN-019, EN-024: a guest is nobody, and may be told what registration brings, which a player is not', async () => {
  expect(await mainOf(t.visitor())).toMatchObject({
    isGuest: true,
    login: null,
    nickname: null,
    email: null,
    phone: null,
    primaryContact: null,
    confirmed: false,
    emailConfirmed: false,
    currency: 'UAH',
    token: null,
    hasAutoPassword: false,
    Registration: { complete: false, ...registration },
    bonusPromoData: { show: true },
  })
  const player = t.visitor()
  await registerWith(player, 'told@example.com', { login: 'told' })
  expect((await mainOf(player))['bonusPromoData']).toEqual({ show: false })
})

test('EN-001, EN-003 … EN-011, EN-016 … EN-019, EN-023: a player sees their own contacts, and the token of the cookie', async () => {
  const visitor = t.visitor()
  await registerWith(visitor, 'Olena@example.com', { login: 'Olena', currency: 'EUR' })
  expect(await mainOf(visitor)).toMatchObject({
    isGuest: false,
    login: 'Olena',
    nickname: 'Olena',
    email: 'olena@example.com',
    phone: null,
    primaryContact: 'email',
    confirmed: false,
    emailConfirmed: false,
    currency: 'EUR',
    token: visitor.cookies.get('token'),
    hasAutoPassword: false,
    Registration: { complete: true, ...registration },
    welcomePackage: { fsAmount: 50, moneyAmount: 50_000 },
  })
})

test('EN-002: isMobile goes by the browser', async () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1' }
  expect([await mainOf(t.visitor(), phone), await mainOf(t.visitor())]).toMatchObject([{ isMobile: true }, { isMobile: false }])
})

test('reliability 12: the age that is asked for goes by the jurisdiction', async () => {
  const british = await createTestHouse({ env: { JURISDICTION: 'gb' } })
  expect(await mainOf(british.visitor())).toMatchObject({ Registration: { minimalAge: 18 } })
  await british.close()
})
