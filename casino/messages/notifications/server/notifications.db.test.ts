import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { coolOff, selfExclude } from '#casino/players/responsible-play/contract.ts'
import { PrizesGranted } from '#casino/bonuses/prizes/events.ts'
import { grantAll, type Prize } from '#casino/bonuses/prizes/server/api.ts'
import { fillFund, fundAccount } from '#casino/money/wallet/server/api.ts'
import { DepositCompleted, DepositRefunded } from '#casino/money/cash-desk/events.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { OwnTournamentBegan } from '#casino/contests/tournaments/events.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { announce } from '#kernel/facts/announce.ts'
import { getMessages, readMessages } from '../contract.ts'

let t: TestHouse
beforeEach(async () => {
  t = await createTestHouse()
})
afterEach(() => t.close())

const prize = (player_id: bigint, number: number, amount_minor = 200_050): Prize => ({
  key: `test:${number}`,
  player_id,
  kind: 'money',
  content: { currency: 'UAH', amount_minor },
  from: fundAccount('test', 'UAH'),
  source: 'contests/races',
  title: { key: 'races.place-prize', values: { race: { uk: 'Степ', ru: 'Степь', en: 'Steppe' }, place: 1 } },
})

const grant = (...prizes: Prize[]) =>
  inTransaction(t.house.db, async (tx) => {
    const step = prizes.map(({ key }) => key).join(' ')
    await fillFund(tx, t.house, { campaign: 'test', asset: 'UAH', step, amount_minor: 1_000_000n })
    return grantAll(tx, t.house, prizes)
  })

const give = async (...prizes: Prize[]): Promise<void> => {
  await grant(...prizes)
  await t.drain()
}

test('NC-001, API-275, EN-055: a prize stands in the centre, unread, in the language of the page', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  await give(prize(player_id, 1))
  const { body } = await visitor.call(getMessages)
  expect(body).toMatchObject({ total: 1, unread: 1 })
  expect(body.data[0]).toMatchObject({
    isReaded: false,
    systemAlias: 'bonusCredit',
    title: '1 місце в гонці «Степ»',
    link: '/profile/?tab=prizes',
  })
  expect(body.data[0]?.text.replaceAll(/\s/g, ' ')).toBe('Приз 2 000,50 ₴ на вашому балансі.')
  await give(prize(player_id, 2))
  const second = (await visitor.call(getMessages, { query: { limit: 1, offset: 1 } })).body
  expect(second).toMatchObject({ total: 2, hasMore: false, data: [{ ncMessageId: body.data[0]?.ncMessageId }] })
  expect((await visitor.call(getMessages, { query: { limit: 1 } })).body).toMatchObject({ total: 2, hasMore: true })
  const english = await visitor.call(getMessages, { headers: { 'x-language': 'en' } })
  expect(english.body.data[0]).toMatchObject({
    title: '1st place in the race “Steppe”',
    text: 'A prize of ₴2,000.50 is in your account.',
  })
})

test('NC-002, API-274: reading marks one’s own and leaves what belongs to others', async () => {
  const one = await registerPlayer(t)
  const other = await registerPlayer(t)
  await give(prize(one.player_id, 1), prize(one.player_id, 2), prize(other.player_id, 3))
  const ids = (await one.visitor.call(getMessages)).body.data.map(({ ncMessageId }) => ncMessageId)
  const foreign = (await other.visitor.call(getMessages)).body.data.map(({ ncMessageId }) => ncMessageId)
  expect((await one.visitor.call(readMessages, { body: { ids: [ids[0] ?? 0, ...foreign] } })).body.unread).toBe(1)
  expect((await one.visitor.call(getMessages)).body.data.map(({ isReaded }) => isReaded)).toEqual([true, false])
  expect((await other.visitor.call(getMessages)).body.unread).toBe(1)
})

test('RTM-022: a new notification is pushed to its player alone, with the count', async () => {
  const { player_id } = await registerPlayer(t)
  await give(prize(player_id, 1), prize(player_id, 2))
  const told = t.published.filter(({ message }) => message.type === 'nc')
  expect(told.map(({ channel }) => channel)).toEqual([`player:#${player_id}`, `player:#${player_id}`])
  expect(told[0]?.message.data).toMatchObject({
    systemAlias: 'bonusCredit',
    unread: 2,
    hasOwnNotice: true,
    title: '1 місце в гонці «Степ»',
  })
  expect(told[0]?.message.data).toMatchObject({
    said: { ru: { title: '1 место в гонке «Степь»' }, en: { title: '1st place in the race “Steppe”' } },
  })
})

test('RTM-022: the same thing is told once, however often its fact is read', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const [row] = await grant(prize(player_id, 1))
  const prizes = [{ prize_id: Number(row?.id), player_id: Number(player_id), amount_minor: 200_050 }]
  const again = PrizesGranted({ kind: 'money', asset: 'UAH', source: 'contests/races', prizes })
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [again, again]))
  await t.drain()
  expect((await visitor.call(getMessages)).body.total).toBe(1)
})

test('NC-004: a deposit has the alias of its own sound; a guest has no centre', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const deposit = DepositCompleted(
    { payment_id: '5', amount_minor: 50_000, currency: 'UAH', method: 'card', is_first: true, bonus_id: 0, sport_betting_bonus_id: 0 },
    player_id,
  )
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [deposit]))
  await t.drain()
  expect((await visitor.call(getMessages)).body.data[0]).toMatchObject({ systemAlias: 'deposit', title: 'Рахунок поповнено' })
  expect((await t.visitor().call(getMessages)).status).toBe(401)
})

test('reliability 12: who excluded themselves gets no message, and everybody else does', async () => {
  const gone = await registerPlayer(t)
  const here = await registerPlayer(t)
  // The prize was granted before; what is said of it is asked about when it is said.
  await grant(prize(gone.player_id, 1), prize(here.player_id, 2))
  expect((await gone.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })).body.success).toBe(true)
  await t.drain()
  const { rows } = await t.house.pool.query('select distinct player_id from messages_notifications.messages')
  expect(rows).toEqual([{ player_id: here.player_id }])
})

test('reliability 12: who excluded themselves is told of a deposit that comes after it, and of one that goes back', async () => {
  const { visitor, player_id } = await registerPlayer(t)
  expect((await visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })).body.success).toBe(true)
  const about = { payment_id: '9', amount_minor: 10_000, currency: 'UAH' } as const
  const completed = { ...about, method: 'transfer', is_first: true, bonus_id: 0, sport_betting_bonus_id: 0 }
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [DepositCompleted(completed, player_id)]))
  for (const refund_id of ['1', '2']) {
    const refunded = { ...about, amount_minor: 4_000, refund_id, left_minor: 6_000 }
    await inTransaction(t.house.db, (tx) => announce(tx, t.house, [DepositRefunded(refunded, player_id)]))
  }
  await t.drain()
  const { rows } = await t.house.pool.query(`select about from messages_notifications.messages where player_id = $1 order by id`, [
    player_id,
  ])
  expect(rows).toEqual([{ about: 'deposit:9' }, { about: 'refund:1' }, { about: 'refund:2' }])
})

test('reliability 12: who takes a break is told what they won, and is not invited to play', async () => {
  const [resting, other] = [await registerPlayer(t), await registerPlayer(t)]
  await resting.visitor.call(coolOff, { body: { days: 7 } })
  const begun = { tournament_id: 1, title: { uk: 'Степ', ru: 'Степь', en: 'Steppe' } }
  for (const { player_id } of [resting, other])
    await inTransaction(t.house.db, (tx) => announce(tx, t.house, [OwnTournamentBegan(begun, player_id)]))
  await give(prize(resting.player_id, 1), prize(other.player_id, 2))
  const told = async ({ player_id }: typeof resting) =>
    (await (await enterAs(t, player_id)).call(getMessages)).body.data.map(({ link }) => link).toSorted()
  expect([await told(resting), await told(other)]).toEqual([['/profile/?tab=prizes'], ['/profile/?tab=prizes', '/tournaments-promo/']])
})

test('NC-010: a kind that its player turned off is not told to them; another kind, and other players, are', async () => {
  const [one, other] = [await registerPlayer(t), await registerPlayer(t)]
  await one.visitor.call(updateProfileEndpoint, { body: { settings: { subscriptions: { prizes: false } } } })
  const deposit = DepositCompleted(
    {
      payment_id: '1',
      amount_minor: 10_000,
      currency: 'UAH',
      method: 'card',
      is_first: true,
      bonus_id: 0,
      sport_betting_bonus_id: 0,
    },
    one.player_id,
  )
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [deposit]))
  await give(prize(one.player_id, 1), prize(other.player_id, 2))
  const aliasesOf = async ({ visitor }: typeof one) => (await visitor.call(getMessages)).body.data.map(({ systemAlias }) => systemAlias)
  expect([await aliasesOf(one), await aliasesOf(other)]).toEqual([['deposit'], ['bonusCredit']])
  await one.visitor.call(updateProfileEndpoint, { body: { settings: { subscriptions: { prizes: true, deposits: false } } } })
  await give(prize(one.player_id, 3))
  expect(await aliasesOf(one)).toEqual(['bonusCredit', 'deposit'])
})
