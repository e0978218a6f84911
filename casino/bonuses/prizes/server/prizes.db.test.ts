import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { balanceOf, fundAccount, houseAccount, post, purseOf, trialBalance } from '#casino/money/wallet/server/api.ts'
import { getMessages } from '#casino/messages/notifications/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { playerChannel, told_unasked } from '#kernel/realtime/publisher.ts'
import { getPrizes, hidePrize } from '../contract.ts'
import { PrizesGranted, prizesGranted, type PrizesFact } from '../events.ts'
import { grantAll, type Prize } from './api.ts'

let t: TestHouse
let player: RegisteredPlayer
/** Each test has a fund of its own, and keys that begin with its name. */
let fund: Prize['from']
let number = 0

beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
})
afterAll(async () => {
  const { drift } = await trialBalance(t.house)
  await t.close()
  if (drift.length > 0) throw new Error('the ledger drifts')
})
beforeEach(async () => {
  number += 1
  fund = fundAccount(`test-${number}`, 'UAH')
  // What the test before left to be told is told before this one listens.
  await t.drain()
  t.published.length = 0
  player = await registerPlayer(t)
  await inTransaction(t.house.db, (tx) =>
    post(tx, t.house, {
      key: `fund:test-${number}`,
      reason: 'prize-fund',
      postings: [{ from: houseAccount('test', 'UAH'), to: fund, amount_minor: 1_000n }],
    }),
  )
})

const prize = (changes: Partial<Prize> = {}): Prize => ({
  key: `test-${number}:1`,
  player_id: player.player_id,
  kind: 'money',
  content: { currency: 'UAH', amount_minor: 300 },
  from: fund,
  source: 'contests/races',
  title: { key: 'races.place-prize', values: { race: { uk: 'Степ', ru: 'Степь', en: 'Steppe' }, place: 2 } },
  ...changes,
})
const grant = (...prizes: Prize[]) => inTransaction(t.house.db, (tx) => grantAll(tx, t.house, prizes))
const balance = () => balanceOf(t.house.db, purseOf(player.player_id, 'main', 'UAH'))

test('RTM-023: a prize is in the purse and out of the fund when the transaction commits, and is told once', async () => {
  expect(await grant(prize())).toHaveLength(1)
  expect([await balance(), await balanceOf(t.house.db, fund)]).toEqual([300n, 700n])
  await t.drain()
  expect(t.published.filter(({ message }) => message.type === 'reward')).toMatchObject([
    {
      channel: `player:#${player.player_id}`,
      message: { data: { id: expect.any(Number), type: 'money', amount: 300, title: '2 місце в гонці «Степ»' } },
    },
  ])
})

test('RTM-023: of many who win at once those who have a page open are told; the others find all of it when they come', async () => {
  const gone = await registerPlayer(t)
  const absent = [gone.player_id, ...Array.from({ length: told_unasked }, (_, index) => 900_000n + BigInt(number * 1_000 + index))]
  for (const id of absent) t.unread.add(playerChannel(id))
  const won = [...absent, player.player_id]
  await grant(
    ...won.map((player_id, index) =>
      prize({ key: `test-${number}:many:${index}`, player_id, content: { currency: 'UAH', amount_minor: 10 } }),
    ),
  )
  await t.drain()
  const told = Map.groupBy(t.published, ({ message }) => message.type)
  for (const type of ['reward', 'nc', 'setBalance'])
    expect(new Set(told.get(type)?.map(({ channel }) => channel))).toEqual(new Set([playerChannel(player.player_id)]))
  expect(await balanceOf(t.house.db, purseOf(gone.player_id, 'main', 'UAH'))).toBe(10n)
  expect((await gone.visitor.call(getPrizes)).body.total).toBe(1)
  expect((await gone.visitor.call(getMessages)).body).toMatchObject({ total: 1, unread: 1 })
})

test('hundreds of prizes of one call are told of in a few facts, each prize once, and each has its notice', async () => {
  const other = await registerPlayer(t)
  const winnerOf = (index: number) => (index % 3 === 0 ? other : player).player_id
  const content = { currency: 'UAH', amount_minor: 1 }
  const rows = await grant(
    ...Array.from({ length: 450 }, (_, index) => prize({ key: `test-${number}:each:${index}`, player_id: winnerOf(index), content })),
  )
  const { rows: facts } = await sql<PrizesFact>`
    select f.player_id, f.data from kernel.facts f where f.kind = ${PrizesGranted.kind} order by f.tx desc, f.position desc limit 3`.execute(
    t.house.db,
  )
  expect(facts.map(({ data }) => data.prizes?.length)).toEqual([50, 200, 200])
  const named = prizesGranted(facts.toReversed()).map(({ prize_id, player_id }) => ({ id: BigInt(prize_id), player_id }))
  expect(named).toEqual(rows.map(({ id, player_id }) => ({ id, player_id })))
  await t.drain()
  expect((await other.visitor.call(getMessages)).body.total).toBe(150)
  expect((await player.visitor.call(getMessages)).body.total).toBe(300)
})

test('what is handed over at once has no state beside it, and is fulfilled', async () => {
  await grant(prize())
  const { rows } = await sql`select from bonuses_prizes.states s join bonuses_prizes.prizes p on p.id = s.prize_id
                              where p.player_id = ${player.player_id}`.execute(t.house.db)
  expect(rows).toEqual([])
  expect((await player.visitor.call(getPrizes)).body).toMatchObject({ total: 1, data: [{ state: 'fulfilled', expiresAt: null }] })
})

test('API-050: a prize says what it is for in the language of the page that lists it', async () => {
  await grant(prize())
  const titles = await Promise.all(
    ['uk', 'ru', 'en'].map(async (language) => {
      const { body } = await player.visitor.call(getPrizes, { headers: { 'x-language': language } })
      return body.data[0]?.title
    }),
  )
  expect(titles).toEqual(['2 місце в гонці «Степ»', '2 место в гонке «Степь»', '2nd place in the race “Steppe”'])
})

test('reliability 4: the same key gives nothing again, with other content it is refused', async () => {
  await grant(prize())
  expect(await grant(prize())).toEqual([])
  const other = await registerPlayer(t)
  for (const changes of [{ content: { currency: 'UAH', amount_minor: 301 } }, { player_id: other.player_id }, { source: 'loyalty/chests' }])
    await expect(grant(prize(changes))).rejects.toMatchObject({ code: 'idempotency-key-reused', status: 409 })
  expect(await balance()).toBe(300n)
})

test('two prizes of one call with one key are a mistake of the giver, and none is given', async () => {
  await expect(grant(prize(), prize())).rejects.toThrow(RangeError)
  expect(await balance()).toBe(0n)
})

test('reliability 4: 50 at once with one key are one prize', async () => {
  const granted = await Promise.all(Array.from({ length: 50 }, () => grant(prize())))
  expect(granted.filter(({ length }) => length === 1)).toHaveLength(1)
  expect(await balance()).toBe(300n)
})

test('reliability 1: what the fund does not hold is not given, and nothing of the call stays', async () => {
  await expect(grant(prize(), prize({ key: `test-${number}:2`, content: { currency: 'UAH', amount_minor: 800 } }))).rejects.toMatchObject({
    code: 'insufficient-funds',
  })
  expect([await balance(), await balanceOf(t.house.db, fund)]).toEqual([0n, 1_000n])
  expect((await player.visitor.call(getPrizes)).body.total).toBe(0)
})

test('API-050, API-261, SA-067: a hidden prize stays hidden; somebody else’s is 404; a row of the log does not change', async () => {
  const other = await registerPlayer(t)
  await grant(prize(), prize({ key: `test-${number}:2`, content: { currency: 'UAH', amount_minor: 5 } }))
  const id = (await player.visitor.call(getPrizes)).body.data[0]?.id ?? 0
  expect((await other.visitor.call(hidePrize, { params: { id } })).status).toBe(404)
  expect((await player.visitor.call(hidePrize, { params: { id } })).body.success).toBe(true)
  expect((await player.visitor.call(hidePrize, { params: { id } })).body.success).toBe(true)
  expect((await player.visitor.call(getPrizes)).body).toMatchObject({ total: 1, data: [{ amount: 300 }] })
  expect((await other.visitor.call(getPrizes)).body).toMatchObject({ total: 0, data: [] })
  await expect(sql`update bonuses_prizes.prizes set amount_minor = 1`.execute(t.house.db)).rejects.toThrow(/append-only/)
})

test('reliability 12: who excluded themselves gets no prize, and what was meant for them stays in the fund', async () => {
  const other = await registerPlayer(t)
  expect((await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })).body.success).toBe(true)
  const granted = await grant(
    prize(),
    prize({ key: `test-${number}:2`, player_id: other.player_id, content: { currency: 'UAH', amount_minor: 200 } }),
  )
  expect(granted.map(({ player_id }) => player_id)).toEqual([other.player_id])
  expect([await balance(), await balanceOf(t.house.db, fund)]).toEqual([0n, 800n])
})
