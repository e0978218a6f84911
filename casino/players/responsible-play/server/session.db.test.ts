import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { getNetResult } from '#casino/money/wallet/contract.ts'
import { beatSession, getPlayInfo, updateLimits } from '../contract.ts'
import { closeBalanced, gamblerWith, playRound, type Gambler } from '../testing/play-house.ts'
import { restrict } from './restrict.ts'
import { restrictByHouse } from './restrict-by-house.ts'

let open: TestHouse
let ua: TestHouse
beforeAll(async () => {
  open = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
  ua = await createTestHouse({ now: '2026-12-01T12:00:00Z', env: { JURISDICTION: 'ua' } })
})
afterAll(async () => {
  await closeBalanced(open)
  await closeBalanced(ua)
})

const minute = 60_000
const beat = async ({ visitor }: Gambler) => (await visitor.call(beatSession, { body: {} })).body.data
const limitTime = ({ visitor }: Gambler, minutes: number) =>
  visitor.call(updateLimits, { body: { limits: [{ type: 'session', period: '24-hours', amount: minutes }] } })

test('RP-002: a limit on time is held where the stake is taken, whatever the browser does', async () => {
  const player = await gamblerWith(open, 10_000n)
  await playRound(open, player.player_id, 1)
  await limitTime(player, 10)
  // The call itself gave a first lease: a game that is open goes on.
  await playRound(open, player.player_id, 2)
  open.clock.advance(2 * minute)
  const late = { code: 'limit-reached', details: { which: 'session' } }
  await expect(playRound(open, player.player_id, 3)).rejects.toMatchObject(late)
  for (let beats = 0; beats < 5; beats++) {
    expect(await beat(player)).toMatchObject(beats < 4 ? { stopped: null } : { stopped: { reason: 'session-limit' }, remainingSeconds: 0 })
    open.clock.advance(2 * minute)
  }
  await expect(playRound(open, player.player_id, 4)).rejects.toMatchObject(late)
  const { data } = (await player.visitor.call(getPlayInfo)).body
  expect(data.playedMinutes['24-hours']).toBe(10)
})

test('RP-002: a page is asked to come again when its time ends, and hears then that it is over', async () => {
  const player = await gamblerWith(open, 10_000n)
  await limitTime(player, 3)
  expect(await beat(player)).toMatchObject({ nextSeconds: 60, remainingSeconds: 180 })
  open.clock.advance(60_000)
  expect(await beat(player)).toMatchObject({ nextSeconds: 60, remainingSeconds: 120 })
  open.clock.advance(90_000)
  expect(await beat(player)).toMatchObject({ nextSeconds: 30, remainingSeconds: 30, stopped: null })
  open.clock.advance(30_000)
  expect(await beat(player)).toMatchObject({ nextSeconds: 60, stopped: { reason: 'session-limit' } })
})

test('RP-001: a tighter limit on time holds at once, also over a lease that runs', async () => {
  const player = await gamblerWith(open, 10_000n)
  await limitTime(player, 60)
  for (let beats = 0; beats < 4; beats++) {
    open.clock.advance(minute)
    await beat(player)
  }
  await limitTime(player, 3)
  await expect(playRound(open, player.player_id, 1)).rejects.toMatchObject({ details: { which: 'session' } })
})

test('RTM-021, RP-007: after the chosen time the reality check tells the time and what it brought, once', async () => {
  const player = await gamblerWith(open, 10_000n)
  await playRound(open, player.player_id, 1, 5_000n)
  open.clock.advance(minute)
  await player.visitor.call(updateLimits, { body: { realityCheckMinutes: 15 } })
  const begun = open.clock.now()
  expect(await beat(player)).toMatchObject({ realityCheckDue: false, nextSeconds: 300, startedAt: begun.toISOString() })
  await playRound(open, player.player_id, 2, 300n, 120n)
  for (const passed of [5, 10, 15]) {
    open.clock.set(new Date(begun.getTime() + passed * minute))
    expect((await beat(player)).realityCheckDue).toBe(passed === 15)
  }
  const [first, second] = await Promise.all([beat(player), beat(player)])
  expect([first.realityCheckDue, second.realityCheckDue]).toEqual([false, false])
  await open.drain()
  const told = open.published.filter(({ channel, message }) => channel === `player:#${player.player_id}` && message.type === 'realityCheck')
  expect(told.map(({ message }) => message.data)).toEqual([{ sessionMinutes: 15, bets: 300, wins: 120, currency: 'UAH', exponent: 2 }])
})

test('the net result is what was staked and won with own money since a moment', async () => {
  const player = await gamblerWith(open, 10_000n)
  await playRound(open, player.player_id, 1, 500n, 900n)
  const since = new Date(open.clock.now().getTime() + 1).toISOString()
  open.clock.advance(minute)
  await playRound(open, player.player_id, 2, 700n)
  const netOf = async (query: { since?: string }) => (await player.visitor.call(getNetResult, { query })).body.data
  expect(await netOf({ since })).toEqual({ since, staked: 700, won: 0, net: -700, currency: 'UAH', exponent: 2 })
  expect(await netOf({})).toMatchObject({ staked: 1_200, won: 900, net: -300 })
  expect(await netOf({ since: '1999-01-01T00:00:00Z' })).toMatchObject({ net: -300 })
  expect((await open.visitor().call(getNetResult, { query: {} })).status).toBe(401)
})

test('reliability 12, ua: no stake before the limits that the law wants are set', async () => {
  const player = await gamblerWith(ua, 10_000n)
  const refused = { code: 'limit-reached', details: { which: 'session' } }
  await expect(playRound(ua, player.player_id, 1)).rejects.toMatchObject(refused)
  expect(await beat(player)).toMatchObject({ stopped: { reason: 'limits-required', till: null } })
  await expect(playRound(ua, player.player_id, 2)).rejects.toMatchObject(refused)
  expect((await player.visitor.call(getPlayInfo)).body.data.required).toEqual(['deposit', 'session'])
  await player.visitor.call(updateLimits, { body: { limits: [{ type: 'deposit', period: '30-days', amount: 100_000 }] } })
  await expect(playRound(ua, player.player_id, 3)).rejects.toMatchObject(refused)
  await limitTime(player, 600)
  await playRound(ua, player.player_id, 4)
  expect((await player.visitor.call(getPlayInfo)).body.data.required).toEqual([])
})

test('reliability 12, ua: after three hours on end a break is due', async () => {
  const player = await gamblerWith(ua, 10_000n)
  await player.visitor.call(updateLimits, { body: { limits: [{ type: 'deposit', period: '30-days', amount: 100_000 }] } })
  await limitTime(player, 1_440)
  const begun = ua.clock.now()
  for (let passed = 0; passed < 180; passed++) {
    expect(await beat(player)).toMatchObject({ stopped: null })
    ua.clock.advance(minute)
  }
  const till = new Date(begun.getTime() + 195 * minute).toISOString()
  expect(await beat(player)).toMatchObject({ stopped: { reason: 'break', till } })
  await expect(playRound(ua, player.player_id, 1)).rejects.toMatchObject({ details: { which: 'session' } })
  ua.clock.set(till)
  expect(await beat(player)).toMatchObject({ stopped: null, playedSeconds: 0 })
  await playRound(ua, player.player_id, 2)
})

test('RP-003, RP-008: a page in use hears what closes play: the player’s own break with its date, the house’s word without one', async () => {
  const resting = await gamblerWith(open, 0n)
  const till = new Date(open.clock.now().getTime() + 24 * 60 * minute)
  await restrict(open.house, resting.player_id, { kind: 'cooling-off', till })
  const back = { ...resting, visitor: await enterAs(open, resting.player_id) }
  const stopped = { reason: 'cooling-off', till: till.toISOString() }
  expect(await beat(back)).toMatchObject({ stopped, remainingSeconds: null, realityCheckDue: false, playedSeconds: 0 })

  const young = await gamblerWith(open, 0n)
  await restrictByHouse(open.house, { player_id: young.player_id, kind: 'youngster', is_set: true }, async () => undefined)
  expect(await beat(young)).toMatchObject({ stopped: { reason: 'youngster', till: null } })
})
