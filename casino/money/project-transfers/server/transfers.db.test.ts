import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeDeposit } from '#casino/money/cash-desk/testing/sandbox.ts'
import { accounts, askToAccount, askToCard, playFor } from '#casino/money/payouts/testing/payee.ts'
import { explainBalance, getStatement } from '#casino/money/statements/contract.ts'
import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import type { RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { askForErasure } from '#casino/players/personal-data/contract.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { coolOff, updateLimits } from '#casino/players/responsible-play/contract.ts'
import { PasswordChanged } from '#casino/sign-in/one-time-codes/events.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { crossProjectTransfer, listTransfers } from '../contract.ts'
import { cashOf, clearingOf, linkedPair, ownerIn, twoHouses, type TwoHouses } from '../testing/two-houses.ts'

let houses: TwoHouses
beforeAll(async () => {
  houses = await twoHouses()
})
afterAll(() => houses.close())

const move = async ({ visitor }: Pick<RegisteredPlayer, 'visitor'>, amount: number, more: { key?: string; project?: string } = {}) => {
  const { key, project = 'beta' } = more
  return visitor.call(crossProjectTransfer, { body: { project, amount }, ...(key !== undefined && { key }) })
}
const newest = async ({ visitor }: Pick<RegisteredPlayer, 'visitor'>) => (await visitor.call(listTransfers)).body.data[0]
const limitDeposits = ({ visitor }: RegisteredPlayer, amount: number) =>
  visitor.call(updateLimits, { body: { limits: [{ type: 'deposit', period: '24-hours', amount }] } })

test('WA-032, API-053: cash moves to the linked account at another house, once; more than there is moves nothing', async () => {
  const { here, there } = await linkedPair(houses, 50_000n)
  const [out, into] = [await clearingOf(houses.alpha, 'beta'), await clearingOf(houses.beta, 'alpha')]
  const { body } = await move(here, 20_000, { key: 'one-press-of-a-button' })
  expect(body).toMatchObject({
    success: true,
    data: { direction: 'out', project: 'beta', status: 'sending', amount: 20_000, currency: 'UAH' },
  })
  expect([await cashOf(houses.alpha, here), await cashOf(houses.beta, there)]).toEqual([30_000n, 0n])
  await houses.runJobs()
  expect([await cashOf(houses.alpha, here), await cashOf(houses.beta, there)]).toEqual([30_000n, 20_000n])
  expect([(await clearingOf(houses.alpha, 'beta')) - out, (await clearingOf(houses.beta, 'alpha')) - into]).toEqual([20_000n, -20_000n])
  expect(await newest(here)).toMatchObject({ id: body.data.id, status: 'arrived', reason: null })
  expect(await newest(there)).toMatchObject({ direction: 'in', project: 'alpha', status: 'arrived', amount: 20_000 })
  const refused = await move(here, 30_001)
  expect([refused.status, refused.body]).toMatchObject([200, { success: false, error: 'insufficient-funds', field: 'amount' }])
  expect((await move(here, 20_000, { key: 'one-press-of-a-button' })).body.data.id).toBe(body.data.id)
  const other = await move(here, 10_000, { key: 'one-press-of-a-button' })
  expect([other.status, other.body.error]).toEqual([409, 'idempotency-key-reused'])
  await houses.runJobs()
  expect([await cashOf(houses.alpha, here), await cashOf(houses.beta, there)]).toEqual([30_000n, 20_000n])
  // And back: either house sends, what came from there also unplayed.
  expect((await move(there, 5_000, { project: 'alpha' })).body.success).toBe(true)
  await houses.runJobs()
  expect([await cashOf(houses.alpha, here), await cashOf(houses.beta, there)]).toEqual([35_000n, 15_000n])
})

test('open pages hear of it, the notification centre tells who was not there, statements and the explained balance name it', async () => {
  const { here, there } = await linkedPair(houses)
  await move(here, 20_000)
  await houses.runJobs()
  await houses.alpha.drain()
  await houses.beta.drain()
  const heard = houses.beta.published.filter(({ channel }) => channel.endsWith(String(there.player_id))).map(({ message }) => message)
  expect(heard).toContainEqual(
    expect.objectContaining({
      type: 'projectTransfer',
      data: expect.objectContaining({ direction: 'in', status: 'arrived', amount: 20_000 }),
    }),
  )
  const now = houses.beta.clock.now()
  const query = { from: new Date(now.getTime() - 3_600_000).toISOString(), to: new Date(now.getTime() + 1).toISOString() }
  houses.advance(1)
  const en = { 'x-language': 'en' }
  const { purses } = (await there.visitor.call(explainBalance, { headers: en })).body.data
  expect(purses[0]).toMatchObject({ amount: 20_000, origins: [{ title: 'Transfer between projects', amount: 20_000 }] })
  const stated = (await here.visitor.call(getStatement, { query, headers: en })).body.data.purses
  expect(stated[0]?.lines).toContainEqual(expect.objectContaining({ title: 'Transfer between projects', came: 0, went: 20_000 }))
  const notes = await sql<{ about: string }>`
    select about from messages_notifications.messages where player_id = ${there.player_id}`.execute(houses.beta.house.db)
  expect(notes.rows.map(({ about }) => about)).toContainEqual(expect.stringMatching(/^project-transfer:in-\d+:arrived$/))
})

test('ten presses at once move what there is, and no more', async () => {
  const { here, there } = await linkedPair(houses, 25_000n)
  const answers = await Promise.all(Array.from({ length: 10 }, () => move(here, 10_000)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(2)
  await houses.runJobs()
  expect([await cashOf(houses.alpha, here), await cashOf(houses.beta, there)]).toEqual([5_000n, 20_000n])
})

test('nothing leaves that a payout would not let out: the card first, a person where one would look, frozen books, closed play', async () => {
  const { here } = await linkedPair(houses, 90_000n)
  const unlinked = await ownerIn(houses.alpha, { won: 1_000n })
  expect((await move(unlinked, 100)).body.error).toBe('project-not-linked')
  expect((await move(here, 100, { project: 'gamma' })).status).toBe(404)
  // A card that paid in is owed its money, whatever was won since.
  await completeDeposit(houses.alpha, here.visitor, 20_000)
  const owed = (await move(here, 1_000)).body
  expect(owed).toMatchObject({ success: false, error: 'transfer-goes-back-first', amount_minor: 20_000 })
  await playFor(houses.alpha, here.player_id, { staked: 20_000n, won: 20_000n })
  expect((await askToCard(here.visitor, 20_000)).body.success).toBe(true)
  await houses.runJobs()
  expect((await move(here, 1_000)).body.success).toBe(true)
  const { db } = houses.alpha.house
  await sql`insert into kernel.marks (name, value) values ('money/wallet.payouts-frozen', 'a test')`.execute(db)
  expect((await move(here, 1_000)).body.error).toBe('transfer-frozen')
  await sql`delete from kernel.marks where name = 'money/wallet.payouts-frozen'`.execute(db)
  // A new password is a thief's first step.
  const changed = PasswordChanged({ player_id: String(here.player_id), way: 'restored' }, here.player_id)
  await inTransaction(db, (tx) => announce(tx, houses.alpha.house, [changed]))
  expect((await move(here, 1_000)).body.error).toBe('transfer-person-looks')
  const { here: resting } = await linkedPair(houses)
  await resting.visitor.call(coolOff, { body: { days: 7 } })
  expect((await move({ visitor: await enterAs(houses.alpha, resting.player_id) }, 1_000)).body.error).toBe('transfer-blocked')
  await houses.runJobs()
})

test('the limit of a day holds over payouts and transfers together, whichever comes first', async () => {
  // What rules decide by themselves over 24 hours.
  const automatic = 5_000_000n
  const [first, second] = [await linkedPair(houses, automatic + 10_000n), await linkedPair(houses, automatic + 10_000n)]
  expect((await move(first.here, Number(automatic))).body.success).toBe(true)
  expect((await move(first.here, 5_000)).body.error).toBe('transfer-person-looks')
  expect((await askToAccount(first.here.visitor, 5_000, accounts.success)).body.data.status).toBe('review')
  expect((await askToAccount(second.here.visitor, Number(automatic), accounts.success)).body.success).toBe(true)
  expect((await move(second.here, 5_000)).body.error).toBe('transfer-person-looks')
  await houses.runJobs()
})

test('bonus money and what is put aside stay: cash alone moves', async () => {
  const { here } = await linkedPair(houses, 1_000n)
  await inTransaction(houses.alpha.house.db, (tx) =>
    post(tx, houses.alpha.house, {
      key: `aside:${here.player_id}`,
      reason: 'money-box',
      postings: ['box', 'piggy', 'bonus:77'].map((purse) => ({
        from: houseAccount('test', 'UAH'),
        to: purseOf(here.player_id, purse, 'UAH'),
        amount_minor: 10_000n,
      })),
    }),
  )
  expect((await move(here, 1_001)).body.error).toBe('insufficient-funds')
})

test('what the other house would refuse is said before anything moves', async () => {
  const { here, there } = await linkedPair(houses)
  await limitDeposits(there, 10_000)
  expect((await move(here, 10_001)).body.error).toBe('transfer-limit-there')
  expect((await move(here, 10_000)).body.success).toBe(true)
  await houses.runJobs()
  // It counts: the limit of the day is used up.
  expect((await move(here, 1)).body.error).toBe('transfer-limit-there')
  await there.visitor.call(coolOff, { body: { days: 7 } })
  expect((await move(here, 1)).body.error).toBe('transfer-blocked-there')
  const { here: other, there: abroad } = await linkedPair(houses)
  await abroad.visitor.call(updateProfileEndpoint, { body: { currency_id: 1 } })
  expect((await move(other, 100)).body.error).toBe('transfer-currency-there')
  expect([await cashOf(houses.alpha, here), await cashOf(houses.alpha, other)]).toEqual([90_000n, 100_000n])
})

test.each([
  ['a limit', 'limit', (there: RegisteredPlayer) => limitDeposits(there, 5_000)],
  ['a break', 'blocked', ({ visitor }: RegisteredPlayer) => visitor.call(coolOff, { body: { days: 7 } })],
  ['another currency', 'currency', ({ visitor }: RegisteredPlayer) => visitor.call(updateProfileEndpoint, { body: { currency_id: 1 } })],
])('money that meets %s of the receiver on its way comes back, and says why', async (_what, reason, meet) => {
  const { here, there } = await linkedPair(houses)
  expect((await move(here, 10_000)).body.success).toBe(true)
  await meet(there)
  await houses.runJobs()
  expect(await newest(here)).toMatchObject({ status: 'returned', reason })
  expect([await cashOf(houses.alpha, here), await cashOf(houses.beta, there)]).toEqual([100_000n, 0n])
})

test('who takes a break while money is on its way to play elsewhere is given it back', async () => {
  const { here, there } = await linkedPair(houses)
  await move(here, 10_000)
  await here.visitor.call(coolOff, { body: { days: 7 } })
  await houses.runJobs()
  expect(await newest({ visitor: await enterAs(houses.alpha, here.player_id) })).toMatchObject({ status: 'returned', reason: 'recalled' })
  expect([await cashOf(houses.alpha, here), await cashOf(houses.beta, there)]).toEqual([100_000n, 0n])
})

test('what came from another house and was not played is an unplayed deposit to whoever decides a payout', async () => {
  const { here, there } = await linkedPair(houses)
  await move(here, 50_000)
  await houses.runJobs()
  const { body } = await askToAccount(there.visitor, 50_000, accounts.success)
  expect(body.data).toMatchObject({ status: 'review' })
  const { rows } = await sql<{ risk_reasons: string[] }>`
    select risk_reasons from money_payouts.payouts where player_id = ${there.player_id}`.execute(houses.beta.house.db)
  expect(rows[0]?.risk_reasons).toContain('deposit-not-played')
})

test('an account is not erased while money of it is on its way', async () => {
  const { here } = await linkedPair(houses, 1_000n)
  await move(here, 1_000)
  expect((await here.visitor.call(askForErasure, { body: { isConfirmed: true } as never })).body.error).toBe('transfer-on-its-way')
  await houses.runJobs()
})
