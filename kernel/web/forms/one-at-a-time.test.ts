import { expect, test } from 'vitest'
import type { Refused } from '#kernel/web/api/api.ts'
import { createAttempts } from './attempt.ts'
import { createOneAtATime } from './one-at-a-time.ts'

const done = { success: true } as const
const refused = (status: number | null, is_unknown = status === null): Refused => ({
  success: false,
  status,
  is_unknown,
  error: 'no',
  message: 'Ні',
  errors: {},
  details: {},
})

/** Sends what is said, answered with what is given; returns the key that it went under. */
const keysOf = (sendOne: ReturnType<typeof createOneAtATime<unknown>>) => {
  const keys: (string | undefined)[] = []
  const send = async (sent: unknown, answer: typeof done | Refused): Promise<string | undefined> => {
    await sendOne(sent, async (_, key) => {
      keys.push(key)
      return answer
    })
    return keys.at(-1)
  }
  return { keys, send }
}

test('a second click while the first one waits sends nothing; afterwards the button works again', async () => {
  const sendOne = createOneAtATime()
  const { keys, send } = keysOf(sendOne)
  const first = Promise.withResolvers<typeof done>()
  const waiting = sendOne({}, () => first.promise)
  expect(await sendOne({}, () => Promise.resolve(done))).toBeNull()
  first.resolve(done)
  expect(await waiting).toBe(done)
  await send({}, done)
  expect(keys).toHaveLength(1)
})

test('clicked again after no response it is the same command; another one, and one after an answer, has a key of its own', async () => {
  const { send } = keysOf(createOneAtATime())
  const first = await send({ params: { id: 5 } }, refused(null))
  expect(first).toBeTypeOf('string')
  expect(await send({ params: { id: 5 } }, refused(null))).toBe(first)
  const other = await send({ params: { id: 6 } }, refused(409))
  expect(other).not.toBe(first)
  expect(await send({ params: { id: 6 } }, done)).not.toBe(other)
})

test('502, 503, 504 and a command that is still running leave its outcome unknown: clicked again it is the same command', async () => {
  const { send } = keysOf(createOneAtATime())
  const first = await send({}, refused(502, true))
  for (const status of [503, 504, 409]) expect(await send({}, refused(status, true))).toBe(first)
  expect(await send({}, refused(409))).toBe(first)
  expect(await send({}, done)).not.toBe(first)
})

test('what is wanted alike is the same command, also when it is said otherwise, and also pressed elsewhere where its attempts are kept', async () => {
  const attempts = createAttempts<number>()
  const said: (readonly [number, string | undefined])[] = []
  for (const price of [1, 2])
    await createOneAtATime(attempts)(
      price,
      async (...sent) => {
        said.push(sent)
        return refused(null)
      },
      'a bet',
    )
  expect(said[1]).toEqual(said[0])
})

test('a call that throws leaves the button usable', async () => {
  const sendOne = createOneAtATime()
  await expect(sendOne({}, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await sendOne({}, () => Promise.resolve(done))).toBe(done)
})
