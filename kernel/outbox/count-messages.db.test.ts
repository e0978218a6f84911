import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { countMessage, shares, textsByRange } from './count-messages.ts'

let t: TestHouse
beforeEach(async () => {
  t = await createTestHouse({ only: [] })
})
afterEach(() => t.close())

const isSent = (ip: string, contact: string, kind: 'phone' | 'email' = 'phone'): Promise<boolean> =>
  countMessage(t.house, ip, { kind, contact }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.status === 429) return false
      throw error
    },
  )

/** A number of a range of its own for each. */
const numberOf = (index: number): string => `+38050${String(index).padStart(4, '0')}123`

test('reliability 18: adjacent numbers are written to a few times an hour, from however many networks they are asked for', async () => {
  let sent = 0
  for (let number = 0; number < 60; number++)
    if (await isSent(`198.51.${number}.7`, `+380501234${String(number).padStart(3, '0')}`)) sent += 1
  expect(sent).toBe(textsByRange.count)
  expect(await isSent('203.0.113.7', '+380501235000')).toBe(true)
  t.clock.advance(60 * 60_000)
  expect(await isSent('203.0.113.7', '+380501234999')).toBe(true)
})

test('reliability 18: one network has its share of the hour, of texts and of letters', async () => {
  for (const kind of ['phone', 'email'] as const) {
    let sent = 0
    for (let index = 0; index < 205; index++)
      if (await isSent(`203.0.113.${index}`, kind === 'phone' ? numberOf(index) : `a${index}@example.com`, kind)) sent += 1
    expect(sent).toBe(shares[kind].byNetwork.count)
  }
})

test('reliability 18: thirty networks that use up the hour of the house close it for nobody else', async () => {
  for (let index = 0; index < 900; index++) await isSent(`198.51.${index % 30}.7`, numberOf(index))
  // They have had theirs, and the house is past its share: whoever comes from elsewhere is still written to, thrice.
  const late = async (network: number) => {
    const sent = []
    for (let index = 0; index < 4; index++) sent.push(await isSent(`203.0.${network}.7`, numberOf(2_000 + network * 10 + index)))
    return sent
  }
  expect(await isSent('198.51.3.7', numberOf(1_999))).toBe(false)
  for (const network of [1, 2, 3]) expect(await late(network)).toEqual([true, true, true, false])
})

test('reliability 18: a whole botnet comes to an end too', async () => {
  await t.house.pool.query(`insert into kernel.rate_windows (key, opened_at, count) values ($1, $3, 600), ($2, $3, 5999)`, [
    'texts-by-house:all',
    'texts-by-house-at-most:all',
    t.clock.now(),
  ])
  expect([await isSent('203.0.1.7', numberOf(1)), await isSent('203.0.2.7', numberOf(2))]).toEqual([true, false])
})
