import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { keepTime } from '#casino/campaigns/boards/server/api.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import { getActiveRace, leave, subscribe } from '../contract.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { closeBalanced, settleRound } from '../testing/race-house.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { createRace } from './create-race.ts'
import { demoSeries } from './demo-series.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
})
afterAll(() => closeBalanced(t))

const moveTo = async (moment: string) => {
  t.clock.set(moment)
  await keepTime(t.house)
  await t.drain()
}
const called = (uk: string) => ({ uk, ru: uk, en: uk })
/** A race of two stages, in which the first five places of each bring points. */
const relay = async (series: string, starts_at: string, ends_at: string) => {
  const window = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) }
  const race = await createRace(t.house, series, window, {
    ...demoSeries.template,
    stages: [{ title: called('Розгін') }, { title: called('Фініш') }],
    stage_points: [{ from: 1, to: 5, points: 10 }],
  })
  if (!race) throw new Error('the race was not made')
  return race
}

test('RA-005b: in a race with stages stageChanged on its channel replaces the stage; places of stages bring points, and its prizes go by them', async () => {
  const { template } = demoSeries
  const window = { starts_at: new Date('2026-12-01T13:00:00Z'), ends_at: new Date('2026-12-01T15:00:00Z') }
  const race = await createRace(t.house, 'relay', window, {
    ...template,
    stages: [{ title: called('Розгін') }, { title: called('Фініш') }],
    stage_points: [
      { from: 1, to: 1, points: 10 },
      { from: 2, to: 5, points: 4 },
    ],
  })
  if (!race) throw new Error('the race was not made')
  expect(await createRace(t.house, 'relay', window, template)).toBeUndefined()
  await moveTo('2026-12-01T13:00:01Z')
  const [first, second] = [await fundedPlayer(t, 100_000n), await fundedPlayer(t, 100_000n)]
  const shown = async () => (await first.visitor.call(getActiveRace)).body.data
  expect(await shown()).toMatchObject({
    title: 'Розгін',
    counts: 'rounds',
    stage: {
      wholeId: Number(race.id),
      wholeTitle: template.title.uk,
      number: 1,
      count: 2,
      points: [{ from: 1, to: 1, points: 10 }, { points: 4 }],
    },
  })
  await settleRound(t, first, { win_minor: 9_000 })
  await settleRound(t, second, { win_minor: 2_000 })
  await moveTo('2026-12-01T14:00:10Z')
  const between = await shown()
  expect(between).toMatchObject({
    title: 'Фініш',
    winners: [],
    stage: { number: 2, wholeWinners: [{ points: 10, profile: { login: first.login } }, { points: 4 }], wholePlayerData: { place: 1 } },
  })
  // To whoever follows the race: its stage is another one from here on.
  const told = t.published.filter(({ message }) => message.event === 'stageChanged')
  expect(told.at(-1)).toMatchObject({
    channel: `race:${race.id}`,
    message: { type: 'tournament', data: { kind: 'race', id: Number(race.id), stage: between?.id, titles: { uk: 'Фініш' } } },
  })
  // Another stage is no other race: nobody is told that one started.
  expect(t.published.filter(({ message }) => message.event === 'start')).toHaveLength(1)
  await settleRound(t, second, { win_minor: 9_000 })
  await settleRound(t, first, { win_minor: 2_000 })
  await t.drain()
  const cash = () => balanceOf(t.house.db, purseOf(second.id, 'main', 'UAH'))
  const before = await cash()
  await moveTo('2026-12-01T15:00:10Z')
  await moveTo('2026-12-01T15:00:20Z')
  // Fourteen points each, had in the same stage: who won it stands higher, however new their account is.
  expect((await cash()) - before).toBe(200_000n)
  expect(await balanceOf(t.house.db, fundAccount(`board:${race.id}`, 'UAH'))).toBe(0n)
  expect(await shown()).toBeNull()
})

test('RA-002: who leaves a race with stages leaves the whole: neither playing in its next stage nor a place there counts for them', async () => {
  const race = await relay('relay-two', '2026-12-02T13:00:00Z', '2026-12-02T15:00:00Z')
  await moveTo('2026-12-02T13:00:01Z')
  const player = await fundedPlayer(t, 100_000n)
  await settleRound(t, player, { win_minor: 9_000 })
  await t.drain()
  const shown = async () => (await (await enterAs(t, player.id)).call(getActiveRace)).body.data
  const id = (await shown())?.id ?? 0
  expect(id).not.toBe(Number(race.id))
  expect((await player.visitor.call(leave, { params: { id } })).body).toMatchObject({ success: true })
  await moveTo('2026-12-02T14:00:10Z')
  await settleRound(t, player, { win_minor: 9_000 })
  await t.drain()
  expect(await shown()).toMatchObject({
    title: 'Фініш',
    isSubscribed: false,
    isOut: true,
    winners: [],
    stage: { wholePlayerData: null, wholeWinners: [] },
  })
  await moveTo('2026-12-02T15:00:10Z')
  await moveTo('2026-12-02T15:00:20Z')
  const { rows } = await sql`select from campaigns_boards.results where player_id = ${player.id}`.execute(t.house.db)
  expect(rows).toEqual([])
})

test('decision 0083: who leaves a race with stages before its start and comes back is in all of it', async () => {
  const race = await relay('relay-three', '2026-12-03T13:00:00Z', '2026-12-03T15:00:00Z')
  await moveTo('2026-12-03T12:00:00Z')
  const player = await fundedPlayer(t, 100_000n)
  const params = { id: Number(race.id) }
  for (const call of [subscribe, leave, subscribe] as const)
    expect((await player.visitor.call(call, { params })).body).toMatchObject({ success: true })
  for (const moment of ['2026-12-03T13:00:10Z', '2026-12-03T14:00:10Z']) {
    await moveTo(moment)
    await settleRound(t, player, { win_minor: 9_000 })
    await t.drain()
    expect((await (await enterAs(t, player.id)).call(getActiveRace)).body.data).toMatchObject({ isSubscribed: true, isOut: false })
  }
  await moveTo('2026-12-03T15:00:10Z')
  await moveTo('2026-12-03T15:00:20Z')
  const { rows } = await sql`select from campaigns_boards.results where player_id = ${player.id} and board_id = ${race.id}`.execute(
    t.house.db,
  )
  expect(rows).toHaveLength(1)
})

test('RP-003, decision 0083: a break takes its player out of the stages that come, too', async () => {
  await relay('relay-four', '2026-12-04T13:00:00Z', '2026-12-06T15:00:00Z')
  await moveTo('2026-12-04T13:00:01Z')
  const player = await fundedPlayer(t, 100_000n)
  await settleRound(t, player, { win_minor: 9_000 })
  await t.drain()
  expect((await player.visitor.call(coolOff, { body: { days: 1 } })).body).toMatchObject({ success: true })
  await t.drain()
  await moveTo('2026-12-05T14:00:10Z')
  await settleRound(t, player, { win_minor: 9_000 })
  await t.drain()
  const shown = (await (await enterAs(t, player.id)).call(getActiveRace)).body.data
  expect(shown).toMatchObject({ title: 'Фініш', isSubscribed: false, isOut: true, winners: [], stage: { wholeWinners: [] } })
  await moveTo('2026-12-06T15:00:10Z')
  await moveTo('2026-12-06T15:00:20Z')
  const { rows } = await sql`select from campaigns_boards.results where player_id = ${player.id}`.execute(t.house.db)
  expect(rows).toEqual([])
})

test('RA-002: who leaves a race with stages before its start is not put into them by playing', async () => {
  const race = await relay('relay-five', '2026-12-07T13:00:00Z', '2026-12-07T15:00:00Z')
  await moveTo('2026-12-07T12:00:00Z')
  const player = await fundedPlayer(t, 100_000n)
  expect((await player.visitor.call(leave, { params: { id: Number(race.id) } })).body).toMatchObject({ success: true })
  for (const moment of ['2026-12-07T13:00:10Z', '2026-12-07T14:00:10Z']) {
    await moveTo(moment)
    await settleRound(t, player, { win_minor: 9_000 })
    await t.drain()
    const shown = (await (await enterAs(t, player.id)).call(getActiveRace)).body.data
    expect(shown).toMatchObject({ isSubscribed: false, isOut: true, winners: [] })
  }
})
