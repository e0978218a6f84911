import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '../contract.ts'
import { enterAs } from '../testing/enter-as.ts'
import { hashOf, sessionIdOf } from './cookies.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
})
afterAll(() => t.close())

/** The session of a browser as the rest of the house knows it. */
const sessionOf = (visitor: ReturnType<TestHouse['visitor']>): string =>
  sessionIdOf(hashOf('session', visitor.cookies.get('session') ?? ''))

const signedIn = async (visitor: ReturnType<TestHouse['visitor']>): Promise<boolean> =>
  (await visitor.call(listSessionsEndpoint)).status === 200

test('a player sees their own sessions, this one first, and nothing that opens the account', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await registerPlayer(t)
  t.clock.advance(60_000)
  await enterAs(t, player_id)
  const { body } = await visitor.call(listSessionsEndpoint)
  expect(body.data.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  expect(body.data[0]).toMatchObject({ way: 'test', network: '127.0.0.0/24' })
  const session = visitor.cookies.get('session') ?? ''
  expect(JSON.stringify(body)).not.toContain(session)
  expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{64}/)
})

test('reliability 14: another device is out with the answer, and its sockets are cut', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const other = await enterAs(t, player_id)
  const ended_session = sessionOf(other)
  expect(await signedIn(other)).toBe(true)
  const { body } = await visitor.call(listSessionsEndpoint)
  const line = body.data.find(({ isCurrent }) => !isCurrent)
  const ended = await visitor.call(endSessionEndpoint, { params: { id: line?.id ?? '' } })
  expect(ended.body.success).toBe(true)
  expect([await signedIn(visitor), await signedIn(other)]).toEqual([true, false])
  expect(t.disconnected.at(-1)).toEqual({ player_id, reason: 'signed-out-elsewhere', sessions: [ended_session] })
  expect((await visitor.call(endSessionEndpoint, { params: { id: line?.id ?? '' } })).status).toBe(404)
})

test('a session cannot end itself here, and nobody ends a stranger’s', async () => {
  const owner = await registerPlayer(t)
  const stranger = await registerPlayer(t)
  const own = (await owner.visitor.call(listSessionsEndpoint)).body.data[0]
  const itself = await owner.visitor.call(endSessionEndpoint, { params: { id: own?.id ?? '' } })
  expect([itself.body.success, itself.body.error]).toEqual([false, 'session-current'])
  const foreign = await stranger.visitor.call(endSessionEndpoint, { params: { id: own?.id ?? '' } })
  expect([foreign.status, foreign.body.error]).toEqual([404, 'session-unknown'])
  expect(await signedIn(owner.visitor)).toBe(true)
})

test('all others end at once, and only the player’s own', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const stranger = await registerPlayer(t)
  const others = [await enterAs(t, player_id), await enterAs(t, player_id)]
  expect((await visitor.call(endOtherSessionsEndpoint)).body.data.ended).toBe(2)
  expect(await Promise.all([visitor, ...others, stranger.visitor].map(signedIn))).toEqual([true, false, false, true])
  expect((await visitor.call(endOtherSessionsEndpoint)).body.data.ended).toBe(0)
})

test('a guest has no sessions, and a name that is none is malformed', async () => {
  expect((await t.visitor().call(listSessionsEndpoint)).status).toBe(401)
  const { visitor } = await registerPlayer(t)
  expect((await visitor.raw('POST', '/rest/player/sessions/1/end/')).statusCode).toBe(422)
})
