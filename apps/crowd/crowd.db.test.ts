import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '#apps/server/seed-demo.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { playerByLogin } from '#casino/players/accounts/server/api.ts'
import { knownMembers, registeredAs, reserveMember } from '#casino/site/crowd/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { bet, sitAtTable, takePart, type Done } from './acts.ts'
import { callsOver, inHouse } from './calls.ts'
import { choicesOf, loginOf } from './choices.ts'
import { createMember } from './member.ts'
import { createPlaying } from './playing.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

const password = 'вишня цвіте навесні'

/** Money as a deposit brings it, without the sandbox's message over a socket. */
const pay = (player_id: bigint): Promise<unknown> =>
  inTransaction(t.house.db, (tx) =>
    post(tx, t.house, {
      key: `crowd-test:${player_id}`,
      reason: 'deposit',
      postings: [{ from: houseAccount('test', 'UAH'), to: purseOf(player_id, 'main', 'UAH'), amount_minor: 100_000n }],
    }),
  )

test('nobody is simulated in a database that is not marked as demo', async () => {
  await expect(reserveMember(t.house, loginOf(0))).rejects.toThrow('marked as demo, and in no other')
  expect(await knownMembers(t.house.db)).toEqual([])
})

test('a simulated player is written down before they register, then deposits, plays and takes part by the site’s own calls, and stands in the race', async () => {
  expect(await seedDemo(t.house)).toBe(true)
  const login = loginOf(1)
  await reserveMember(t.house, login)
  await reserveMember(t.house, login)
  expect(await knownMembers(t.house.db)).toMatchObject([{ login, player_id: null }])
  const calls = callsOver(inHouse(t.app, '198.18.0.2'))
  const act = createMember(calls, { login, password, is_known: false }, choicesOf(3))
  expect(await act()).toEqual({ act: 'register', refusal: null })
  await registeredAs(t.house, login)
  const player = await playerByLogin(t.house.db, login)
  expect(await knownMembers(t.house.db)).toMatchObject([{ login, player_id: player?.id }])
  expect(await act()).toEqual({ act: 'deposit', refusal: null })
  await pay(player?.id ?? 0n)
  const done: Done[] = []
  for (let count = 0; count < 12; count += 1) done.push(await act())
  for (const other of [bet, sitAtTable, takePart]) done.push(await other(calls, choicesOf(4)))
  expect(done.filter((one) => one.refusal !== null)).toEqual([])
  expect(done.filter((one) => one.act === 'round').length).toBeGreaterThan(5)
  // A game of the race that runs.
  const { round } = createPlaying(calls, { part: () => 0.5, oneOf: (things) => things[0] })
  expect(await round()).toEqual({ act: 'round', refusal: null })
  await t.drain()
  expect(await calls.call('GET', '/rest/races/active/')).toMatchObject({ data: { isSubscribed: true, playersCount: 1 } })
  // Whoever was here before comes back by their name and password.
  const again = createMember(callsOver(inHouse(t.app, '198.18.0.2')), { login, password, is_known: true }, choicesOf(3))
  expect(await again()).toEqual({ act: 'sign-in', refusal: null })
})
