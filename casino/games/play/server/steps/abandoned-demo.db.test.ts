import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { playRoundEndpoint, startGameEndpoint, type Command, type PlayedRound } from '../../contract.ts'
import { round_waits_ms } from '../../rules.ts'
import { fundedPlayer, type FundedPlayer } from '../../testing/funded-player.ts'
import { finishDue } from './finish-due.ts'
import { readSteppedRound } from './step-store.ts'

const day_ms = 24 * 60 * 60 * 1000

let t: TestHouse
let player: FundedPlayer
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())
beforeEach(async () => {
  player = await fundedPlayer(t, 100_000n)
})

const params = { slug: 'honey-hives' }
const start = async (isMoney: boolean) => {
  const visitor = await enterAs(t, player.id)
  const { body, status } = await visitor.call(startGameEndpoint, { params, query: { isMoney } })
  const send = async (command: Command) =>
    (await visitor.call(playRoundEndpoint, { params, body: { session: body.data.session, command } })).body
  return { status, last: body.data.lastRound, balance_minor: body.data.balance_minor, send }
}
const begin = async (isMoney: boolean): Promise<PlayedRound> =>
  (await (await start(isMoney)).send({ stake_minor: 1_000, choice: '3' })).data.round
const rowOf = ({ id, nonce }: PlayedRound, mode: 'money' | 'demo') =>
  readSteppedRound(t.house.db, { owner_id: player.id, mode, seed_id: BigInt(/\d+/.exec(id)?.[0] ?? 0), nonce })
const purse = () => balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))

test('a demo round that was left open outlives the sweep of its demo: it waits as one for money does, and is then ended as its rules say', async () => {
  const { balance_minor: full } = await start(false)
  const round = await begin(false)
  t.clock.advance(day_ms + 1)
  await deleteOldRows(t.house)
  expect((await start(false)).last).toEqual(round)
  t.clock.advance(round_waits_ms - day_ms)
  await deleteOldRows(t.house)
  await finishDue(t.house)
  expect(await start(false)).toMatchObject({ balance_minor: full, last: { id: round.id, win_minor: 1_000 } })
  t.clock.advance(day_ms + 1)
  await deleteOldRows(t.house)
  expect(await rowOf(round, 'demo')).toBeUndefined()
})

test.each(['its player', 'the house'])('a demo round in a purse that was filled in another currency since is ended by %s', async (by) => {
  const round = await begin(false)
  await t.house.pool.query(`update games_play.demo_purses set currency = 'EUR', balance_minor = 7 where owner_id = $1`, [player.id])
  if (by === 'the house') {
    t.clock.advance(round_waits_ms)
    await finishDue(t.house)
  } else {
    const { send } = await start(false)
    await t.house.pool.query(`update games_play.demo_purses set currency = 'EUR', balance_minor = 7 where owner_id = $1`, [player.id])
    let on = await send({ round: round.id, number: 1, step: 'open:0' })
    if (on.data.round.open) on = await send({ round: round.id, number: 2, step: 'stop' })
    // What it brought is nothing in that currency.
    expect(on).toMatchObject({ success: true, data: { balance_minor: 7 } })
  }
  expect((await rowOf(round, 'demo'))?.ended_at).toEqual(t.clock.now())
  const { rows } = await t.house.pool.query(`select balance_minor from games_play.demo_purses where owner_id = $1`, [player.id])
  expect(rows).toEqual([{ balance_minor: 7n }])
})

test('a demo round whose seeds are gone, as after an erasure, is not told and is taken away; the rounds of others end beside it', async () => {
  const lost = await begin(false)
  await t.house.pool.query('delete from games_play.demo_purses where owner_id = $1', [player.id])
  expect(await start(false)).toMatchObject({ status: 200, last: null })
  const round = await begin(true)
  t.clock.advance(round_waits_ms)
  await finishDue(t.house)
  expect(await rowOf(lost, 'demo')).toBeUndefined()
  expect((await rowOf(round, 'money'))?.win_minor).toBe(1_000n)
  expect(await purse()).toBe(100_000n)
})

test('rounds that cannot be ended, however many and however long overdue, hold up no other one', async () => {
  for (const mode of ['money', 'demo'])
    await t.house.pool.query(
      `insert into games_play.stepped_rounds (owner_id, mode, slug, currency, seed_id, nonce, command, stake_minor, begun_at, due_at)
       select 1, $1, 'gone-' || n, 'UAH', 1000000 + n, 0, '{}', 100, '2026-01-01', '2026-01-02' from generate_series(1, 1001) n`,
      [mode],
    )
  const [round, demo] = [await begin(true), await begin(false)]
  t.clock.advance(round_waits_ms)
  await expect(finishDue(t.house)).rejects.toThrow('2002 rounds could not be ended')
  expect((await rowOf(round, 'money'))?.win_minor).toBe(1_000n)
  expect((await rowOf(demo, 'demo'))?.win_minor).toBe(1_000n)
  expect(await purse()).toBe(100_000n)
}, 60_000)
