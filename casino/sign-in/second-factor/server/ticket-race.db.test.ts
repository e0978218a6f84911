import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { logInEndpoint } from '#casino/sign-in/sessions/contract.ts'
import { goodPassword, registerWith } from '#casino/players/accounts/testing/form.ts'
import { proveAccount } from '#casino/players/accounts/testing/prove-account.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { logInBySecondFactor } from '../contract.ts'
import { turnOn } from '../testing/app-with-codes.ts'

const half = async (t: TestHouse, login: string): Promise<{ browser: TestVisitor; ticket: string }> => {
  const browser = await t.arrive()
  const { body } = await browser.call(logInEndpoint, { body: { login, password: goodPassword } })
  return { browser, ticket: (body as unknown as { ticket: string }).ticket }
}

test('one ticket with five right recovery codes at once starts one session, and the others keep their codes', async () => {
  const t = await createTestHouse({ pool_size: 25 })
  const visitor = t.visitor()
  await registerWith(visitor, 'ticket@example.com', { login: 'ticket' })
  await proveAccount(t, visitor)
  const { codes } = await turnOn(t, visitor)
  const { browser, ticket } = await half(t, 'ticket')
  const cookies = new Map(browser.cookies)
  const answers = await Promise.all(
    codes.slice(0, 5).map((code) => {
      const tab = t.visitor()
      for (const [name, value] of cookies) tab.cookies.set(name, value)
      return tab.call(logInBySecondFactor, { body: { ticket, code } })
    }),
  )
  const errors = answers.map(({ body }) => body.error ?? 'in').toSorted()
  expect(errors).toEqual(['in', ...Array.from({ length: 4 }, () => 'ticket-spent')])
  const left = (await visitor.raw('GET', '/rest/player/second-factor/')).json().data.recovery_codes_left
  expect(left).toBe(9)
  await t.close()
})

test('a second step that waits for whoever ends the sessions of its account has locked none of its codes, which that may take away', async () => {
  const t = await createTestHouse()
  const visitor = t.visitor()
  await registerWith(visitor, 'waits@example.com', { login: 'waits' })
  await proveAccount(t, visitor)
  const { codes } = await turnOn(t, visitor)
  const { browser, ticket } = await half(t, 'waits')
  let entering: ReturnType<typeof browser.call> | undefined
  await inTransaction(t.house.db, async (tx) => {
    await sql`select from sign_in_sessions.accounts for update`.execute(tx)
    entering = browser.call(logInBySecondFactor, { body: { ticket, code: codes[0] ?? '' } })
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(t.house.db)).rows.length).toBeGreaterThan(0)
    await sql`select from sign_in_second_factor.recovery_codes for update nowait`.execute(tx)
  })
  expect((await entering)?.body).toMatchObject({ success: true })
  await t.close()
})
