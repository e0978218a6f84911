import { sql } from 'kysely'
import { expect } from 'vitest'
import { bonusPurse, money_box_purse } from '../rules.ts'
import { fundAccount, houseAccount, purseOf } from '../server/account.ts'
import { beginGrant, endGrant } from '../server/grants.ts'
import { post } from '../server/post.ts'
import { closePurse, movePurse } from '../server/purses.ts'
import { reverse } from '../server/reverse.ts'
import { settleMany, takeStake } from '../server/stakes.ts'
import { takeBack } from '../server/take-back.ts'
import { takeBackInModel, voidModelBet } from './bets-model.ts'
import type { GrantTermsModel } from './grant-model.ts'
import { grantId, heard, main, nextNumber, outcomeOf, step, type Step } from './model-steps.ts'
import { transact } from './wallet-house.ts'

const fund = (player_id: bigint) => `model:${player_id}`

export const fillFund = (amount: number): Step =>
  step(`fill the fund ${amount}`, async (model, { test, player_id }) => {
    const postings = [{ from: houseAccount('test', 'UAH'), to: fundAccount(fund(player_id), 'UAH'), amount_minor: BigInt(amount) }]
    const key = `f:${player_id}:${nextNumber()}`
    await transact(test, (tx) => post(tx, test.house, { key, reason: 'prize-fund', postings }))
    model.post(key, { fund: amount }, '')
  })

export const begin = (number: number, amount: number, terms: GrantTermsModel): Step =>
  step(`begin grant ${number} ${amount} ${JSON.stringify(terms)}`, async (model, { test, player_id }) => {
    const grant_id = grantId(player_id, number)
    const grant = {
      grant_id,
      player_id,
      product: 'casino' as const,
      asset: 'UAH',
      purse: bonusPurse(grant_id),
      fund: `fund:${fund(player_id)}`,
      amount_minor: BigInt(amount),
      required_minor: BigInt(terms.required),
      most_stake_minor: BigInt(terms.most_stake),
      contributions: terms.contributions,
      excluded_games: [],
      most_opposite_percent: terms.most_opposite,
    }
    expect(await heard(transact(test, (tx) => beginGrant(tx, test.house, grant)))).toBe(model.beginGrant(number, amount, terms))
  })

export const end = (number: number, how: 'converted' | 'returned', most: number): Step =>
  step(`grant ${number} ${how} ${most}`, async (model, { test, player_id }) => {
    const command = { grant_id: grantId(player_id, number), how, most_minor: BigInt(most) }
    const ended = transact(test, (tx) => endGrant(tx, test.house, command))
    const real = await heard(ended.then((one) => [Number(one.converted_minor), Number(one.returned_minor), one.replayed]))
    expect(real).toEqual(model.endGrant(number, how, most))
  })

export const undoRound = (key: number): Step =>
  step(`reverse round ${key}`, async (model, { test, player_id }) => {
    const { rows } = await sql<{ id: bigint }>`
      select id from money_wallet.transactions where scope = ${player_id} and key = ${`p k${key}`}`.execute(test.house.db)
    const command = { key: `rr:${player_id}:${key}`, transaction: rows[0]?.id ?? 0n, actor: 'operator:test', reason: 'test' }
    expect(await outcomeOf(transact(test, (tx) => reverse(tx, test.house, command)))).toBe(model.reverseRound(key))
  })

const betOf = (player_id: bigint, number: number) => ({
  owner_id: player_id,
  purse: 'main',
  asset: 'UAH',
  game: 'sport',
  key: `bet:${number}`,
  reference: `bet:${player_id}:${number}`,
})

export const placeBet = (number: number, stake: number): Step =>
  step(`bet ${number} ${stake}`, async (model, { test, player_id }) => {
    const placed = transact(test, (tx) => takeStake(tx, test.house, { ...betOf(player_id, number), amount_minor: BigInt(stake) }))
    expect(await heard(placed.then(() => 'taken'))).toBe(model.bet(number, stake, test.clock.now().getTime()))
  })

/** What all bets brought so far, in one call: one that was settled with another amount refuses the call. */
export const settleBets = (amounts: readonly number[]): Step =>
  step(`settle ${amounts.join()}`, async (model, { test, player_id }) => {
    const settled = amounts.map((amount, number) => ({ number, amount })).filter(({ number }) => model.bets.has(number))
    const settlements = settled.map(({ number, amount }) => {
      const stake = betOf(player_id, number)
      const name = { key: `${stake.key}:settled`, reference: `${stake.reference}:settled` }
      return { ...stake, ...name, outcome: 'win' as const, stake_minor: 1n, amount_minor: BigInt(amount) }
    })
    const real = await heard(transact(test, (tx) => settleMany(tx, test.house, settlements)))
    expect(real).toEqual(model.settleBets(settled, test.clock.now().getTime()))
  })

/** A bet whose whole stake comes back, since it was for nothing. */
export const voidBet = (number: number): Step =>
  step(`void bet ${number}`, async (model, { test, player_id }) => {
    const expected = voidModelBet(model, number)
    if (expected === null) return
    const stake_minor = BigInt(model.bets.get(number)?.stake ?? 0)
    const stake = betOf(player_id, number)
    const name = {
      key: `${stake.key}:settled`,
      reference: `${stake.reference}:settled`,
      void_reference: stake.reference,
      is_final_void: true as const,
    }
    const settlement = { ...stake, ...name, outcome: 'return' as const, stake_minor, amount_minor: stake_minor }
    expect(await heard(transact(test, (tx) => settleMany(tx, test.house, [settlement])))).toEqual(expected)
  })

/** A result is corrected, and takes back so much of what was paid. */
export const correct = (wanted: number): Step =>
  step(`correct ${wanted}`, async (model, { test, player_id }) => {
    const command = { key: `c:${player_id}:${nextNumber()}`, from: main(player_id), wanted_minor: BigInt(wanted) }
    const taken = await transact(test, (tx) => takeBack(tx, test.house, command))
    expect(Number(taken)).toBe(takeBackInModel(model, wanted, test.clock.now().getTime()))
  })

const box = (player_id: bigint) => purseOf(player_id, money_box_purse, 'UAH')

export const putIntoBox = (key: number, amount: number): Step =>
  step(`into the box ${key} ${amount}`, async (model, { test, player_id }) => {
    const move = {
      key: `b:${player_id}:${key}`,
      from: main(player_id),
      to: box(player_id),
      amount_minor: BigInt(amount),
      reason: 'money-box',
    }
    const real = await outcomeOf(transact(test, (tx) => movePurse(tx, test.house, move)))
    expect(real).toBe(model.post(`b${key}`, { main: -amount, box: amount }, String(amount)))
  })

export const emptyBox = (): Step =>
  step('empty the box', async (model, { test, player_id }) => {
    const move = { key: `e:${player_id}:${nextNumber()}`, from: box(player_id), to: main(player_id), reason: 'money-box' }
    const { moved_minor } = await transact(test, (tx) => closePurse(tx, test.house, move))
    const amount = model.balances['box'] ?? 0
    expect(Number(moved_minor)).toBe(amount)
    model.post(move.key, { main: amount, box: -amount }, '')
  })
