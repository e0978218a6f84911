import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logOutEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import {
  changePhoneEndpoint,
  checkConfirmation,
  confirmRestoreByCall,
  confirmRestoreByCode,
  requestConfirmation,
  requestRestore,
} from '../contract.ts'
import { callGuessesByHouse, calls_end_from, most_tries, sendsByContact, sendsByMailboxInDay } from '../rules.ts'
import { codeFor } from '../testing/post.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ env: { TRUST_PROXY: 'yes' } })
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(24 * 3_600_000))

/** A device whose owner confirmed an e-mail and signed out. */
const ownersDevice = async (login: string, phone?: string): Promise<TestVisitor> => {
  const visitor = t.visitor()
  const contact = `${login}@example.com`
  await registerWith(visitor, contact, { login })
  await visitor.call(checkConfirmation, { params: { type: 'email' }, body: { code: await codeFor(t, contact) } })
  if (phone !== undefined) {
    await visitor.call(changePhoneEndpoint, { body: { phone, password: goodPassword } })
    await visitor.call(requestConfirmation, { params: { type: 'phone' }, body: {} })
    await visitor.call(checkConfirmation, { params: { type: 'phone' }, body: { code: await codeFor(t, phone) } })
  }
  await visitor.call(logOutEndpoint)
  t.clock.advance(600_000)
  return visitor
}
const ask = async (visitor: TestVisitor, contact: string, method?: 'sms' | 'flash_call') =>
  visitor.call(requestRestore, { body: { contact, ...(method ? { method } : {}) } })
const prove = async (visitor: TestVisitor, contact: string, code: string) =>
  (await visitor.call(confirmRestoreByCode, { body: { contact, code } })).body
const wrongOf = (code: string): string => code.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))

test('reliability 18: five wrong codes of strangers close the code to strangers alone: its owner’s device still gets in by it', async () => {
  const contact = 'voided@example.com'
  const owner = await ownersDevice('voided')
  await ask(owner, contact)
  const code = await codeFor(t, contact)
  for (let tried = 0; tried < most_tries; tried++) await prove(await t.arrive(), contact, wrongOf(code))
  expect((await prove(await t.arrive(), contact, code)).error).toBe('code-wrong')
  expect((await prove(owner, contact, code)).success).toBe(true)
})

test('AU-033, reliability 18: the owner’s device has five tries of a code too, and leaves strangers no more than theirs', async () => {
  const contact = 'mistypes@example.com'
  const owner = await ownersDevice('mistypes')
  await ask(owner, contact)
  const code = await codeFor(t, contact)
  for (let tried = 0; tried < most_tries; tried++) await prove(owner, contact, wrongOf(code))
  expect((await prove(owner, contact, code)).error).toBe('code-wrong')
  for (let tried = 0; tried < most_tries; tried++) await prove(await t.arrive(), contact, wrongOf(code))
  expect((await prove(await t.arrive(), contact, code)).error).toBe('code-wrong')
  const { rows } = await sql`
    select tries, owner_tries from sign_in_one_time_codes.challenges where contact = ${contact} and purpose = 'restore'`.execute(t.house.db)
  expect(rows).toEqual([{ tries: most_tries, owner_tries: most_tries }])
})

test('reliability 18: strangers who use up a contact’s three sends use up none of its owner’s device, which has three', async () => {
  const contact = 'sent-away@example.com'
  const owner = await ownersDevice('sent-away')
  const asked = async (visitor: TestVisitor) => {
    const { status, body } = await ask(visitor, contact)
    return status === 200 ? body.data.attempts : status
  }
  const sends = async (visitor: () => Promise<TestVisitor>) => {
    const told = []
    for (let count = 0; count <= sendsByContact.count; count++) told.push(await asked(await visitor()))
    return told
  }
  expect(await sends(() => t.arrive())).toEqual([2, 1, 0, 429])
  expect(await sends(async () => owner)).toEqual([2, 1, 0, 429])
})

test('reliability 18: a mailbox gets twenty codes a day of strangers, refused ones cost none of them, and its owner’s device has more', async () => {
  const contact = 'by-day@example.com'
  const owner = await ownersDevice('by-day')
  let sent = 0
  for (let round = 0; round < 8; round++) {
    for (let count = 0; count < 5; count++) {
      const visitor = await t.arrive()
      if ((await visitor.call(requestRestore, { body: { contact: `by-day+${count}@example.com` } })).status === 200) sent += 1
    }
    t.clock.advance(600_000)
  }
  expect(sent).toBe(sendsByMailboxInDay.count)
  expect((await ask(await t.arrive(), contact)).status).toBe(429)
  expect((await ask(owner, contact)).status).toBe(200)
})

/** As many guesses at calls' digits as these were made in the house within the hour. */
const guessedInHouse = async (count: number): Promise<void> => {
  await sql`
    insert into kernel.rate_windows (key, opened_at, count) values (${`${callGuessesByHouse.name}:all`}, ${t.clock.now()}, ${count})
    on conflict (key) do update set opened_at = excluded.opened_at, count = excluded.count`.execute(t.house.db)
}

test('reliability 18: where the house’s guesses at calls run out, codes go by text, and one that was called before is good until they have', async () => {
  const phone = '+380501230021'
  await ownersDevice('called-before', phone)
  const stranger = await t.arrive()
  await guessedInHouse(calls_end_from - 1)
  expect((await ask(stranger, phone, 'flash_call')).body.data).toMatchObject({ method: 'flash_call', methods: ['sms', 'flash_call'] })
  const digits = await codeFor(t, phone)
  await guessedInHouse(calls_end_from)
  expect((await ask(stranger, phone, 'flash_call')).body.error).toBe('method-unavailable')
  expect((await ask(stranger, phone, 'sms')).body.data).toMatchObject({ method: 'sms', methods: ['sms'] })
  const called = await stranger.call(confirmRestoreByCall, { body: { contact: phone, digits } })
  expect(called.body.success).toBe(true)
})

test('reliability 18: beyond the house’s guesses a call’s digits open nothing to strangers, and a text and the owner’s device still do', async () => {
  const phone = '+380501230022'
  const owner = await ownersDevice('called-late', phone)
  const stranger = await t.arrive()
  await ask(stranger, phone, 'flash_call')
  const digits = await codeFor(t, phone)
  await guessedInHouse(callGuessesByHouse.count)
  const type = async (visitor: TestVisitor) => (await visitor.call(confirmRestoreByCall, { body: { contact: phone, digits } })).body
  expect(await type(stranger)).toMatchObject({ success: false, error: 'code-wrong' })
  expect((await type(owner)).success).toBe(true)
  await ask(stranger, phone, 'sms')
  expect((await prove(stranger, phone, await codeFor(t, phone))).success).toBe(true)
})
