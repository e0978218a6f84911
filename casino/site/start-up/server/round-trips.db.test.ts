import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

/** Statements that go to the database meanwhile, one round trip each: none is sent in parts. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const sent: string[] = []
  const query = Client.prototype.query
  Client.prototype.query = function (this: InstanceType<typeof Client>, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }]
    sent.push((typeof first === 'string' ? first : (first.text ?? '')).trim().slice(0, 60))
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
  } finally {
    Client.prototype.query = query
  }
  return sent
}

test.each(['/rest/app/init/', '/rest/init/'])(
  'performance: the start of a player (%s) costs three round trips to the database at most, and no transaction',
  async (path) => {
    const { visitor } = await registerPlayer(t)
    await visitor.raw('GET', path)
    // The session is no longer remembered, so that its check is among them.
    t.clock.advance(60_000)
    const sent = await statementsOf(() => visitor.raw('GET', path))
    expect(sent.length).toBeLessThanOrEqual(3)
    expect(sent.every((statement) => /^select/i.test(statement))).toBe(true)
  },
)

test.each(['/rest/app/init/', '/rest/init/'])('performance: the start of a guest (%s) costs no round trip', async (path) => {
  const visitor = t.visitor()
  await visitor.raw('GET', path)
  expect(await statementsOf(() => visitor.raw('GET', path))).toEqual([])
})
