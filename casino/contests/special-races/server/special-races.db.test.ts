import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { keepTime, leaveBoard } from '#casino/campaigns/boards/server/api.ts'
import { publishCampaign, writeDraft } from '#casino/campaigns/campaigns/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { getPastSpecialRaces, getSpecialRace, joinByCode } from '../contract.ts'
import { demo_code, demoSpecialRace } from './demo-campaigns.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z' })
  await writeDraft(t.house, demoSpecialRace(t.clock.now()))
  const outcome = await publishCampaign(t.house, 'open-doors-race', { actor: 'operator:anna', reason: 'a test' })
  expect(outcome.campaign).not.toBeNull()
  t.clock.set('2026-12-01T13:00:00Z')
})
afterAll(() => closeBalanced(t))

test('SA-054, RA-007, API-078: nobody gets in without the code; who has it takes part from then on, and a place is paid', async () => {
  const [invited, other] = [await fundedPlayer(t, 100_000n), await fundedPlayer(t, 100_000n)]
  expect((await t.visitor().call(getSpecialRace)).body.data).toMatchObject({ needCode: true, isAutoSubscription: false })
  // A round before joining, and rounds of who never joined, count for nothing.
  await settleRound(t, invited, { win_minor: 90_000 })
  await settleRound(t, other, { win_minor: 90_000 })
  await t.drain()
  expect((await invited.visitor.call(joinByCode, { body: { code: 'WRONG' } })).body).toMatchObject({
    success: false,
    error: 'special-race-code-wrong',
  })
  expect((await t.visitor().call(joinByCode, { body: { code: demo_code } })).status).toBe(401)
  expect((await invited.visitor.call(joinByCode, { body: { code: ` ${demo_code.toLowerCase()} ` } })).body.data).toMatchObject({
    isSubscribed: true,
    needCode: false,
  })
  await settleRound(t, invited, { win_minor: 5_000 })
  await t.drain()
  expect((await invited.visitor.call(getSpecialRace)).body.data).toMatchObject({
    needCode: false,
    winners: [{ place: 1, points: 500, profile: { login: invited.login } }],
    playersCount: 1,
  })
  // Said many times at once it lets its player in once, and no faster than it may be guessed.
  const racer = await fundedPlayer(t, 1_000n)
  const said = await Promise.all(Array.from({ length: 15 }, () => racer.visitor.call(joinByCode, { body: { code: demo_code } })))
  expect([said.filter(({ status }) => status === 200).length, said.filter(({ status }) => status === 429).length]).toEqual([10, 5])
  await t.drain()
  expect((await racer.visitor.call(getSpecialRace)).body.data).toMatchObject({ isSubscribed: true, playersCount: 2 })
  // Who is out of it, as by a break, is let in by no code.
  const id = (await racer.visitor.call(getSpecialRace)).body.data?.id ?? 0
  await leaveBoard(t.house, id, racer.id)
  t.clock.advance(61_000)
  expect((await racer.visitor.call(joinByCode, { body: { code: demo_code } })).body).toMatchObject({
    success: false,
    error: 'special-race-left',
  })
  await t.drain()
  const past = async () => (await t.visitor().call(getPastSpecialRaces)).body
  expect(await past()).toMatchObject({ data: [], hasMore: false })
  const before = await balanceOf(t.house.db, purseOf(invited.id, 'main', 'UAH'))
  t.clock.set('2026-12-03T12:00:10Z')
  await keepTime(t.house)
  await t.drain()
  expect((await balanceOf(t.house.db, purseOf(invited.id, 'main', 'UAH'))) - before).toBe(150_000n)
  // It is over: nobody gets in any more, and everybody sees who has won it.
  expect((await t.visitor().call(getSpecialRace)).body.data).toBeNull()
  const winner = { place: 1, points: 500, prize: 150_000, currency: 'UAH', profile: { login: invited.login } }
  expect(await past()).toMatchObject({ data: [{ winners: [winner] }], hasMore: false })
  const guesser = await fundedPlayer(t, 1_000n)
  const statuses = []
  for (let guess = 0; guess < 11; guess++)
    statuses.push((await guesser.visitor.call(joinByCode, { body: { code: `GUESS-${guess}` } })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('SA-054, RA-007: whoever has a place below the first ten of a race that is over finds it after them, and nobody else does', async () => {
  const [low, other] = [await fundedPlayer(t, 1_000n), await fundedPlayer(t, 1_000n)]
  await sql`
    with board as (select id from campaigns_boards.boards where owner = 'contests/special-races'), known as (
      insert into players_accounts.players (login, currency, country, language, created_at)
      select 'racer-' || place, 'UAH', 'UA', 'uk', now() from generate_series(2, 11) place returning id, substr(login, 7)::integer as place
    )
    insert into campaigns_boards.results (board_id, place, player_id, points, rounds, currency, prize_minor)
    select board.id, places.place, places.id, 100, 1, 'UAH', 0
      from board, (select id, place from known union all select ${low.id}::bigint, 12) as places`.execute(t.house.db)
  const placesOf = async (who: Pick<typeof low, 'visitor'>) =>
    (await who.visitor.call(getPastSpecialRaces)).body.data[0]?.winners.map(({ place }) => place)
  const first_ten = Array.from({ length: 10 }, (_, index) => index + 1)
  expect(await placesOf(low)).toEqual([...first_ten, 12])
  expect(await placesOf(other)).toEqual(first_ten)
  expect(await placesOf({ visitor: t.visitor() })).toEqual(first_ten)
})
