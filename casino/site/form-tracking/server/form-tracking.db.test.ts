import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { trackForm } from '../contract.ts'
import { commands } from './report.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => t.close())

const report = (): Promise<string> => readCommand(commands, ['forms', 'report'])(t.house)
type Body = Parameters<ReturnType<TestHouse['visitor']>['call']>[1]

test('API-290, TH-025: events of the three forms are counted by day, form and field, and an operator reads them; names of others are one', async () => {
  expect(await report()).toBe('No form was begun in the last 30 days.')
  const visitor = t.visitor()
  const send = async (body: object) => (await visitor.call(trackForm, { body } as Body)).body
  for (const body of [
    { form: 'Register', event: 'start' },
    { form: 'Register', event: 'field', field: 'email' },
    { form: 'Register', event: 'error', field: 'email' },
    { form: 'Register', event: 'submit' },
    { form: 'Register', event: 'submit' },
    { form: 'Deposit', event: 'field', field: 'of-their-own' },
    { form: 'SecuritySettings', event: 'error' },
  ])
    expect(await send(body)).toEqual({ success: true })
  t.clock.advance(24 * 3_600_000)
  await send({ form: 'Register', event: 'start' })
  expect((await report()).split('\n')).toEqual([
    'Register\tstart 2\tsubmit 2',
    'Register\temail\tfield 1\terror 1',
    'SecuritySettings\terror 1',
    'Deposit',
    'Deposit\tother\tfield 1',
  ])
  // Nothing tells who it was.
  const { rows } = await sql<object>`select * from site_form_tracking.counts limit 1`.execute(t.house.db)
  expect(Object.keys(rows[0] ?? {})).toEqual(['day', 'form', 'event', 'field', 'count'])
  t.clock.advance(31 * 24 * 3_600_000)
  expect(await report()).toBe('No form was begun in the last 30 days.')
})

test('API-290: another form, another event and a value are refused; a flood is stopped', async () => {
  const visitor = t.visitor()
  const status = async (body: object) => (await visitor.call(trackForm, { body } as Body)).status
  expect(await status({ form: 'Search', event: 'start' })).toBe(422)
  expect(await status({ form: 'Register', event: 'typed' })).toBe(422)
  expect(await status({ form: 'Register', event: 'field', field: 'email', value: 'a@example.com' })).toBe(422)
  const answers = await Promise.all(Array.from({ length: 260 }, () => status({ form: 'Register', event: 'start' })))
  expect(answers).toContain(429)
})
