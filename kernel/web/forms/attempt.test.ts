import { expect, test } from 'vitest'
import type { Refused } from '#kernel/web/api/api.ts'
import { createAttempts, type Attempts } from './attempt.ts'

const done = { success: true } as const
const lost = { success: false, is_unknown: true } as Refused
const refused = { success: false, is_unknown: false } as Refused

interface Paid {
  readonly amount: number
  readonly width?: number
}

/** Sends it, answered so, and gives what went out. */
const sent = async (attempts: Attempts<Paid>, paid: Paid, answer: typeof done | Refused, wanted?: unknown) => {
  let out: { readonly said: Paid; readonly key: string | undefined } | undefined
  await attempts.send(
    paid,
    async (said, key) => {
      out = { said, key }
      return answer
    },
    wanted,
  )
  return out
}

test('a command whose outcome is unknown is the same one when it is sent again; a changed or answered one is another', async () => {
  const attempts = createAttempts<Paid>()
  const first = await sent(attempts, { amount: 5 }, lost)
  expect(first?.key).toBeTypeOf('string')
  expect(await sent(attempts, { amount: 5 }, lost)).toEqual(first)
  const changed = await sent(attempts, { amount: 6 }, refused)
  expect(changed?.key).not.toBe(first?.key)
  expect((await sent(attempts, { amount: 6 }, lost))?.key).not.toBe(changed?.key)
})

test('it goes as it was sent, whatever changed by itself meanwhile, as long as the same is wanted', async () => {
  const attempts = createAttempts<Paid>()
  const first = await sent(attempts, { amount: 5, width: 390 }, lost, 5)
  expect(await sent(attempts, { amount: 5, width: 844 }, done, 5)).toEqual(first)
  expect((await sent(attempts, { amount: 5, width: 844 }, done, 5))?.said.width).toBe(844)
})

test('of commands that add up each is kept until its outcome is known; of others a later one says what is so by now', async () => {
  for (const adds_up of [true, false]) {
    const attempts = createAttempts<Paid>({ adds_up })
    const first = await sent(attempts, { amount: 5 }, lost)
    await sent(attempts, { amount: 6 }, done)
    expect((await sent(attempts, { amount: 5 }, lost))?.key === first?.key).toBe(adds_up)
  }
})

test('what is forgotten is not sent again', async () => {
  const attempts = createAttempts<Paid>({ adds_up: true })
  const first = await sent(attempts, { amount: 5 }, lost)
  attempts.end()
  expect((await sent(attempts, { amount: 5 }, lost))?.key).not.toBe(first?.key)
})
