import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { readStakeControls } from '#casino/money/wallet/server/api.ts'
import { sql } from 'kysely'
import { confirmLimit, getPlayInfo, updateLimits, type PlayInfo } from '../contract.ts'
import { closeBalanced, gamblerWith, playRound, type Gambler } from '../testing/play-house.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

type Wanted = NonNullable<Parameters<typeof set>[1]>
const set = async (
  { visitor }: Gambler,
  limits: { type: 'deposit' | 'loss' | 'stake' | 'session'; period: '24-hours' | '7-days' | '30-days'; amount: number | null }[],
) => (await visitor.call(updateLimits, { body: { limits } })).body
const limitOf = (info: PlayInfo, type: string, period: string) =>
  info.limits.find((limit) => limit.type === type && limit.period === period)
const stakes24 = (amount: number | null): Wanted => [{ type: 'stake', period: '24-hours', amount }]

test('API-240, RP-001: a new player sees every limit open and the choices', async () => {
  const { visitor } = await gamblerWith(t, 0n)
  const { data } = (await visitor.call(getPlayInfo)).body
  expect(data.limits).toHaveLength(12)
  expect(data.limits.every(({ amount, increase }) => amount === null && increase === null)).toBe(true)
  expect(data).toMatchObject({ currency: 'UAH', exponent: 2, required: [], realityCheckMinutes: 60, restriction: null })
  expect((await t.visitor().call(getPlayInfo)).status).toBe(401)
})

test('RP-001, RP-002: a limit on stakes holds when the call answers, a lower one too', async () => {
  const player = await gamblerWith(t, 10_000n)
  await set(player, stakes24(500))
  await playRound(t, player.player_id, 1, 300n)
  await expect(playRound(t, player.player_id, 2, 201n)).rejects.toMatchObject({
    code: 'limit-reached',
    details: { which: 'stake-24-hours' },
  })
  await set(player, stakes24(300))
  await expect(playRound(t, player.player_id, 3, 1n)).rejects.toMatchObject({ code: 'limit-reached' })
})

test('RP-001: a higher limit waits for 24 hours and a second confirmation; so does taking it away', async () => {
  t.clock.set('2026-12-01T12:00:00Z')
  const player = await gamblerWith(t, 10_000n)
  await set(player, [{ type: 'loss', period: '7-days', amount: 100 }])
  const { data } = await set(player, [{ type: 'loss', period: '7-days', amount: null }])
  expect(limitOf(data, 'loss', '7-days')).toMatchObject({
    amount: 100,
    increase: { amount: null, confirmableAt: '2026-12-02T12:00:00.000Z' },
  })
  const confirm = () => player.visitor.call(confirmLimit, { body: { type: 'loss', period: '7-days' } })
  t.clock.set('2026-12-02T11:59:59Z')
  expect((await confirm()).body).toMatchObject({ success: false, error: 'increase-too-early', till: '2026-12-02T12:00:00.000Z' })
  t.clock.set('2026-12-02T12:00:00Z')
  await expect(playRound(t, player.player_id, 1, 101n)).rejects.toMatchObject({ code: 'limit-reached' })
  expect((await confirm()).body).toMatchObject({ success: true })
  await playRound(t, player.player_id, 1, 101n)
  expect((await confirm()).body).toMatchObject({ success: false, error: 'no-increase-waits' })
})

test('reliability 12: the lowest of several limits wins, and of several wishes for one', async () => {
  const player = await gamblerWith(t, 10_000n)
  await set(player, [
    { type: 'stake', period: '24-hours', amount: 1_000 },
    { type: 'stake', period: '30-days', amount: 400 },
    { type: 'stake', period: '30-days', amount: 900 },
    { type: 'stake', period: '7-days', amount: null },
    { type: 'stake', period: '7-days', amount: 700 },
  ])
  const { data } = (await player.visitor.call(getPlayInfo)).body
  expect([limitOf(data, 'stake', '30-days')?.amount, limitOf(data, 'stake', '7-days')?.amount]).toEqual([400, 700])
  await playRound(t, player.player_id, 1, 400n)
  await expect(playRound(t, player.player_id, 2, 1n)).rejects.toMatchObject({ details: { which: 'stake-30-days' } })
})

test('RP-001: two changes at once: the lower one holds afterwards, whichever came first', async () => {
  for (let round = 0; round < 10; round++) {
    const player = await gamblerWith(t, 0n)
    await set(player, stakes24(1_000))
    await Promise.all([set(player, stakes24(200)), set(player, stakes24(600))])
    const { data } = (await player.visitor.call(getPlayInfo)).body
    expect(limitOf(data, 'stake', '24-hours')?.amount).toBe(200)
    expect((await readStakeControls(t.house.db, player.player_id))?.caps?.limits).toEqual([{ which: 'stake-24-hours', amount_minor: 200n }])
  }
})

test('API-241: what is no limit is refused, and nothing of that call is set', async () => {
  const player = await gamblerWith(t, 0n)
  const answer = await set(player, [
    { type: 'stake', period: '24-hours', amount: 5 },
    { type: 'session', period: '24-hours', amount: 1_441 },
  ])
  expect(answer).toMatchObject({ success: false, error: 'limit-impossible', type: 'session' })
  const { data } = (await player.visitor.call(getPlayInfo)).body
  expect(data.limits.every(({ amount }) => amount === null)).toBe(true)
  const wrong = [
    { limits: [{ type: 'stake', period: '24-hours', amount: -1 }] },
    { limits: [{ type: 'all', period: '24-hours', amount: 1 }] },
    { realityCheckMinutes: 61 },
    { surprise: 1 },
  ]
  for (const body of wrong) expect((await player.visitor.raw('POST', '/rest/responsible-play/update-limits/', body)).statusCode).toBe(422)
})

test('RP-001: every decision is kept, and nobody can rewrite it', async () => {
  const player = await gamblerWith(t, 0n)
  await set(player, stakes24(500))
  await set(player, stakes24(800))
  await set(player, stakes24(500))
  await set(player, stakes24(500))
  const { rows } = await sql`
    select step, amount_before, amount from players_responsible_play.limit_changes where player_id = ${player.player_id} order by id`.execute(
    t.house.db,
  )
  expect(rows).toEqual([
    { step: 'lowered', amount_before: null, amount: 500n },
    { step: 'increase-asked', amount_before: 500n, amount: 800n },
    { step: 'increase-dropped', amount_before: 500n, amount: 500n },
  ])
  await expect(sql`update players_responsible_play.limit_changes set amount = 1`.execute(t.house.db)).rejects.toThrow('append-only')
})
