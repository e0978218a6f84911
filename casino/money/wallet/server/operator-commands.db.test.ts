import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { closeBalanced, createWalletHouse, playerWith, tamper, transact } from '../testing/wallet-house.ts'
import { houseAccount, purseOf } from './account.ts'
import { balanceOf } from './balances.ts'
import { reverseByHand, showTransaction } from './correct-by-hand.ts'
import { captureHold, hold, releaseHold } from './holds.ts'
import { commands, recount, thaw } from './operator-commands.ts'
import { refuseFrozenPayouts } from './payout-freeze.ts'
import { post } from './post.ts'
import { readNetResult } from './net-result.ts'
import { setStakeControls } from './stake-controls.ts'
import { settleMany, takeStake } from './stakes.ts'
import { recountLedger, trialBalance } from './trial-balance.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createWalletHouse()
})
afterAll(() => closeBalanced(t))

test('reliability 7: an operator has every entry counted anew, and is told which account is wrong', async () => {
  await playerWith(t, 7n, 1_000n)
  expect(await recount(t.house)).toContain('Every balance is what its entries add up to')
  const add = (amount: number) => tamper(t, 'money_wallet.entries', `update money_wallet.entries set amount = amount + ${amount}`)
  await add(1)
  await expect(recount(t.house)).rejects.toThrow('7\tmain\tUAH\t1000\t1001\tits balance')
  await add(-1)
  expect(await recount(t.house)).toContain('the audit log is whole')
})

test('reliability 22: an operator is told from which record on the audit log is not what was written', async () => {
  const entry = { actor: 'operator:anna', action: 'test.write', reason: 'as it was', subject: 'player:7' }
  const number = await transact(t, (tx) => appendAudit(tx, t.house, entry))
  const rewrite = (reason: string) => tamper(t, 'kernel.audit', `update kernel.audit set reason = '${reason}' where id = ${number}`)
  await rewrite('as it was not')
  await expect(recount(t.house)).rejects.toThrow(`The audit log is not what was written from record ${number} on.`)
  await rewrite('as it was')
  expect(await recount(t.house)).toContain('the audit log is whole')
})

const anna = { actor: 'operator:anna', reason: 'found and mended' }
const ivan = { actor: 'operator:ivan', reason: 'paid to the wrong player' }
const audited = async (action: string) =>
  (await t.house.pool.query(`select actor, reason, subject from kernel.audit where action = $1 order by id`, [action])).rows
const payOut = (key: string) =>
  transact(t, async (tx) => {
    await refuseFrozenPayouts(tx)
    return hold(tx, t.house, { key, from: purseOf(7n, 'main', 'UAH'), amount_minor: 10n, reason: 'payout-hold' })
  })

test('reliability 7: payouts that wrong books have stopped go on when an operator says so, and not before the books are right', async () => {
  // The hourly trial balance goes on from its checkpoint: an old entry that somebody changed is seen by a recount alone.
  t.clock.advance(3_600_000)
  await trialBalance(t.house)
  const rewrite = (amount: number) => tamper(t, 'money_wallet.entries', `update money_wallet.entries set amount = amount + ${amount}`)
  await rewrite(1)
  await expect(recount(t.house)).rejects.toThrow('the past')
  expect((await trialBalance(t.house)).drift).toEqual([])
  await expect(payOut('payout:1')).rejects.toMatchObject({ code: 'payouts-frozen' })
  await expect(thaw(anna)(t.house)).rejects.toThrow('The books are still wrong, and payouts stay stopped.')
  await expect(payOut('payout:1')).rejects.toMatchObject({ code: 'payouts-frozen' })
  await rewrite(-1)

  // Books that go wrong while they are counted: the freeze that they bring stands already.
  const wrong = (amount: number) =>
    tamper(
      t,
      'money_wallet.accounts',
      `update money_wallet.accounts set balance = balance + ${amount} where owner_id = 9 and purse = 'main'`,
    )
  const counted = async () => {
    const found = await recountLedger(t.house)
    await playerWith(t, 9n, 100n)
    await wrong(1)
    return found
  }
  await expect(thaw(anna, counted)(t.house)).rejects.toThrow('The books are still wrong, and payouts stay stopped.')
  await expect(payOut('payout:1')).rejects.toMatchObject({ code: 'payouts-frozen' })
  await wrong(-1)

  expect(await thaw(anna)(t.house)).toBe('The books are right, and payouts go on.')
  expect((await payOut('payout:1')).replayed).toBe(false)
  expect(await audited('money/wallet.thaw-payouts')).toEqual([{ ...anna, subject: 'payouts' }])
  await expect(thaw(anna)(t.house)).rejects.toThrow('Payouts are not stopped.')
})

test('reliability 2, 22: a transaction is reversed by hand when a second person says so too within a week', async () => {
  const posted = await transact(t, (tx) =>
    post(tx, t.house, {
      key: 'prize:wrong',
      reason: 'prize',
      postings: [{ from: houseAccount('prizes', 'UAH'), to: purseOf(7n, 'main', 'UAH'), amount_minor: 70n }],
    }),
  )
  const { transaction_id } = posted
  const posted_at = t.clock.now().toISOString()
  const before = await balanceOf(t.house.db, purseOf(7n, 'main', 'UAH'))
  const reverse = (by: typeof anna) => reverseByHand(transaction_id, by)(t.house)

  expect(await reverse(anna)).toContain(`ledger reverse ${transaction_id}`)
  // Nobody says the same for a week: it is asked anew.
  t.clock.advance(7 * 86_400_000)
  expect(await reverse(ivan)).toContain(`ledger reverse ${transaction_id}`)
  await expect(reverse(ivan)).rejects.toThrow('somebody else')
  expect(await balanceOf(t.house.db, purseOf(7n, 'main', 'UAH'))).toBe(before)
  expect(await showTransaction({ key: 'prize:wrong' })(t.house)).toContain(
    `Transaction ${transaction_id}\t${posted_at}\tprize:wrong\nprize\thouse:prizes\tplayer 7 main\t70\tUAH\noperator:ivan asked for its reversal`,
  )

  expect(await reverse(anna)).toContain('is reversed by transaction')
  expect(await balanceOf(t.house.db, purseOf(7n, 'main', 'UAH'))).toBe(before - 70n)
  await expect(reverse(ivan)).rejects.toThrow('was reversed already')
  const subject = `transaction:${transaction_id}`
  expect(await audited('money/wallet.propose-reversal')).toEqual([
    { ...anna, subject },
    { ...ivan, subject },
  ])
  expect(await audited('money/wallet.reverse')).toEqual([{ ...anna, subject }])
})

test('an operator finds a transaction by what its player reads beside it: a deposit by its payment, a round by its own number', async () => {
  const owner_id = 11n
  await playerWith(t, owner_id, 1_000n)
  const credit = { from: houseAccount('test', 'UAH'), to: purseOf(owner_id, 'main', 'UAH'), amount_minor: 30n }
  await transact(t, (tx) => post(tx, t.house, { key: 'deposit:3', reason: 'deposit', reference: 'deposit:3', postings: [credit] }))
  const stake = { owner_id, purse: 'main', asset: 'UAH', game: 'test-slot', key: 'any', reference: 'round:12:5', amount_minor: 20n }
  await transact(t, (tx) => takeStake(tx, t.house, stake))
  const show = (name: string) => readCommand(commands, ['ledger', 'show', name])(t.house)
  expect(await show('deposit:3')).toMatch(/\tdeposit:3\ndeposit\thouse:test\tplayer 11 main\t30\tUAH$/)
  expect(await show('12-5')).toMatch(/\tround:12:5\nstake\tplayer 11 main\thouse:games\t20\tUAH$/)
  expect(await show('round:12:5')).toBe(await show('12-5'))
  await expect(show('12-6')).rejects.toThrow('There is no such transaction')
})

test('what is no transaction, or is a reversal, is not reversed', async () => {
  await expect(reverseByHand(123_456_789n, anna)(t.house)).rejects.toThrow('There is no such transaction')
  const { rows } = await t.house.pool.query<{ id: bigint }>(`select id from money_wallet.transactions where key like 'reversal:%'`)
  await expect(reverseByHand(rows[0]?.id ?? 0n, anna)(t.house)).rejects.toThrow('is a reversal itself')
})

test('what sets money aside for a payout, or gives it back, is not reversed by hand; what paid it out is, onto the balance', async () => {
  const owner_id = 12n
  await playerWith(t, owner_id, 100n)
  const from = purseOf(owner_id, 'main', 'UAH')
  const aside = (key: string) => transact(t, (tx) => hold(tx, t.house, { key, from, amount_minor: 30n, reason: 'hold' }))
  const by = (transaction_id: bigint) => [ivan, anna].map((who) => () => reverseByHand(transaction_id, who)(t.house))
  const paid_hold = await aside('payout:91')
  await aside('payout:92')
  const back_hold = await aside('payout:93')
  const to = houseAccount('test', 'UAH')
  const paid = await transact(t, (tx) => captureHold(tx, t.house, { hold: 'payout:91', to, reason: 'payout' }))
  const back = await transact(t, (tx) => releaseHold(tx, t.house, { hold: 'payout:93', reason: 'release' }))
  for (const { transaction_id } of [paid_hold, back_hold, back])
    for (const say of by(transaction_id)) await expect(say()).rejects.toThrow('only sets money aside for a payout')

  const stands = () => Promise.all(['main', 'hold'].map((purse) => balanceOf(t.house.db, purseOf(owner_id, purse, 'UAH'))))
  expect(await stands()).toEqual([40n, 30n])
  for (const say of by(paid.transaction_id)) await say()
  // The other payout still finds what it holds.
  expect(await stands()).toEqual([70n, 30n])
})

test('the mistaken refund of a stake that was void for good is reversed by hand, and the stake counts for limits again', async () => {
  const owner_id = 8n
  await playerWith(t, owner_id, 1_000n)
  const caps = { asset: 'UAH', limits: [{ which: 'stake-24-hours', amount_minor: 500n }] } as const
  await transact(t, (tx) => setStakeControls(tx, t.house, owner_id, { blocked_until: null, session_until: null, caps }))
  const stakeOf = (number: number, amount_minor: bigint) => {
    const name = `refund-test:${number}`
    return { owner_id, purse: 'main', asset: 'UAH', game: 'sport', key: name, reference: name, amount_minor }
  }
  const stake = stakeOf(1, 500n)
  await transact(t, (tx) => takeStake(tx, t.house, stake))
  const back = { key: 'refund-test:back', reference: 'refund-test:back', void_reference: stake.reference, is_final_void: true } as const
  const refund = { ...stake, ...back, outcome: 'return', stake_minor: 500n } as const
  await transact(t, (tx) => settleMany(tx, t.house, [refund]))
  const net = async () => (await readNetResult(t.house.db, owner_id, new Date(0), 'UAH')).net
  expect(await net()).toBe(0)

  const { rows } = await t.house.pool.query<{ id: bigint }>(`select id from money_wallet.transactions where reference = 'refund-test:back'`)
  const transaction = rows[0]?.id ?? 0n
  await reverseByHand(transaction, ivan)(t.house)
  expect(await reverseByHand(transaction, anna)(t.house)).toContain('is reversed by transaction')
  expect(await net()).toBe(-500)
  await expect(transact(t, (tx) => takeStake(tx, t.house, stakeOf(2, 1n)))).rejects.toMatchObject({ code: 'limit-reached' })
})
