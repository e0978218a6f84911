import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { balanceOf, houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { completeDeposit, listen, postWebhook } from '../testing/sandbox.ts'
import { hasOpenDispute } from './dispute-store.ts'
import { receivableCommands, settleDebt } from './receivables.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse()
  await listen(t)
})
afterAll(() => closeBalanced(t))

const move = (player_id: bigint, amount: bigint, key: string) =>
  inTransaction(t.house.db, (tx) => {
    const [own, games] = [purseOf(player_id, 'main', 'UAH'), houseAccount('games', 'UAH')]
    const [from, to] = amount > 0n ? [games, own] : [own, games]
    return post(tx, t.house, { key, reason: 'win', postings: [{ from, to, amount_minor: amount > 0n ? amount : -amount }] })
  })

/** A player who spent 150 of a deposit of 200 that their bank took back: 150 is owed. */
const debtor = async () => {
  const { visitor, player_id } = await registerPlayer(t)
  const { payment_id, token } = await completeDeposit(t, visitor, 20_000)
  await move(player_id, -15_000n, `test-spent:${player_id}`)
  for (const state of ['opened', 'lost'])
    await postWebhook(t, {
      id: `${state}-${payment_id}`,
      event: `dispute.${state}`,
      payment: token,
      order: payment_id,
      amount: '20000',
      currency: 'UAH',
    })
  return { player_id, payment_id: BigInt(payment_id) }
}
const by = { actor: 'operator:anna', reason: 'paid by transfer' }
const receivables = () => balanceOf(t.house.db, houseAccount('receivables', 'UAH'))
const list = () => receivableCommands[0]?.read({ words: [], option: () => undefined } as never, by as never)(t.house)

test('a debt is listed, settled once by whoever comes first, and is none any more', async () => {
  const { player_id, payment_id } = await debtor()
  expect(await list()).toContain(String(payment_id))
  const before = await receivables()
  const said = await Promise.allSettled([1, 2, 3].map(() => settleDebt(payment_id, 'bank', by)(t.house)))
  expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([(await receivables()) - before, await hasOpenDispute(t.house.db, player_id)]).toEqual([15_000n, false])
  expect(await list()).not.toContain(String(payment_id))
  const { rows } = await sql<{ actor: string; reason: string }>`
    select actor, reason from kernel.audit where action = 'money/cash-desk.settle-receivable' and subject = ${`player:${player_id}`}`.execute(
    t.house.db,
  )
  expect(rows).toEqual([by])
})

test('out of the balance only what is there is taken, and as a whole; otherwise nothing moves', async () => {
  const { player_id, payment_id } = await debtor()
  await move(player_id, 14_999n, `test-won:${player_id}`)
  await expect(settleDebt(payment_id, 'balance', by)(t.house)).rejects.toThrow('does not hold')
  expect(await hasOpenDispute(t.house.db, player_id)).toBe(true)
  await move(player_id, 1n, `test-won-more:${player_id}`)
  await settleDebt(payment_id, 'balance', by)(t.house)
  expect(await balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH'))).toBe(0n)
})

test('what the house gives up stands as its own loss; what nobody owes is not settled', async () => {
  const { payment_id } = await debtor()
  await settleDebt(payment_id, 'write-off', by)(t.house)
  expect(await balanceOf(t.house.db, houseAccount('write-offs', 'UAH'))).toBe(-15_000n)
  await expect(settleDebt(999_999n, 'write-off', by)(t.house)).rejects.toThrow('Nothing is owed')
})
