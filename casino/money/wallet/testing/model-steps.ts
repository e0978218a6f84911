import type fc from 'fast-check'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { bonusPurse, type CapName } from '../rules.ts'
import { houseAccount, purseOf } from '../server/account.ts'
import { readGrants } from '../server/grants.ts'
import { captureHold, hold, releaseHold } from '../server/holds.ts'
import { post } from '../server/post.ts'
import { reverse } from '../server/reverse.ts'
import { settleInstant } from '../server/settle-instant.ts'
import { setStakeControls } from '../server/stake-controls.ts'
import { spin_stake } from './free-spins-model.ts'
import { sha256 } from './sha256.ts'
import { roundOf, transact } from './wallet-house.ts'
import type { ModelRound, WalletModel } from './wallet-model.ts'

export interface Real {
  readonly test: TestHouse
  readonly player_id: bigint
}
export type Step = fc.AsyncCommand<WalletModel, Real>

export const heard = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    return await call
  } catch (error) {
    const { code, details } = error as { code?: string; details?: { which?: string } }
    return details?.which ? `${code} ${details.which}` : (code ?? error)
  }
}
export const outcomeOf = (call: Promise<{ replayed: boolean }>): Promise<unknown> =>
  heard(call.then(({ replayed }) => (replayed ? 'replayed' : 'posted')))

export const expectSame = async (model: WalletModel, { test: { house }, player_id }: Real): Promise<void> => {
  const { rows } = await sql<{ purse: string; balance: bigint }>`
    select case when owner_id = 0 then 'fund' else purse end as purse, balance from money_wallet.accounts
     where (owner_id = ${player_id} or owner_id = 0 and purse = ${`fund:model:${player_id}`}) and asset = 'UAH'`.execute(house.db)
  const purses = Object.fromEntries(rows.map((row) => [row.purse, Number(row.balance)]))
  const grants = [...model.grants].map(([number, grant]) => [bonusPurse(grantId(player_id, number)), grant.balance])
  const spins = [...model.spins].map(([number, { left }]) => [`free-spins:${grantId(player_id, number)}`, left * spin_stake])
  expect({ fund: 0, ...purses }).toEqual({ ...model.balances, ...Object.fromEntries([...grants, ...spins]) })
  const standing = await readGrants(
    house.db,
    [...model.grants.keys()].map((number) => grantId(player_id, number)),
  )
  expect(standing.map(({ wagered_minor, met_at }) => [Number(wagered_minor), met_at !== null])).toEqual(
    [...model.grants].toSorted(([a], [b]) => a - b).map(([, { wagered, is_met }]) => [wagered, is_met]),
  )
}

/** Grants of a player have numbers that no other player's have. */
export const grantId = (player_id: bigint, number: number): bigint => player_id * 10n + BigInt(number + 1)

export const step = (name: string, run: (model: WalletModel, real: Real) => Promise<void>): Step => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real)
    await expectSame(model, real)
  },
  toString: () => name,
})

export const main = (player_id: bigint) => purseOf(player_id, 'main', 'UAH')

/** Several rounds in the same moment, through the lanes. */
export const playTogether = (rounds: ModelRound[]): Step =>
  step(`play ${JSON.stringify(rounds)}`, async (model, { test: { house, clock }, player_id }) => {
    const answerOf = (index: number) => ({ index, before: model.settled })
    const answers = rounds.map((_, index) => answerOf(index))
    const calls = rounds.map((round, index) =>
      settleInstant(
        house,
        roundOf(player_id, round.nonce, {
          key: `k${round.key}`,
          request_hash: sha256(`request ${round.request}`),
          purse: round.purse,
          ...(round.play ? { play: { category: round.play.category, opposite_percent: round.play.opposite } } : {}),
          stake_minor: BigInt(round.stake),
          win_minor: BigInt(round.win),
          answer: answers[index] ?? {},
        }),
      ).then(({ balance_after, replayed, answer }) => [Number(balance_after), replayed, answer]),
    )
    const real = await Promise.all(calls.map(heard))
    expect(real).toEqual(model.settleTogether(rounds, (index) => answers[index] ?? {}, clock.now().getTime()))
  })

export const deposit = (key: number, amount: number): Step =>
  step(`deposit ${key} ${amount}`, async (model, { test, player_id }) => {
    const movement = {
      key: `d:${player_id}:${key}`,
      reason: 'deposit',
      postings: [{ from: houseAccount('test', 'UAH'), to: main(player_id), amount_minor: BigInt(amount) }],
    }
    const real = await outcomeOf(transact(test, (tx) => post(tx, test.house, movement)))
    expect(real).toBe(model.post(`d${key}`, { main: amount }, String(amount)))
  })

/** Two movements in one transaction, the second more than there is: neither stays. */
export const spoilt = (amount: number): Step =>
  step(`spoilt ${amount}`, async (model, { test, player_id }) => {
    const inward = { from: houseAccount('test', 'UAH'), to: main(player_id), amount_minor: BigInt(amount) }
    const outward = { from: main(player_id), to: houseAccount('test', 'UAH'), amount_minor: BigInt(model.balances.main + amount + 1) }
    const both = transact(test, async (tx) => {
      await post(tx, test.house, { key: `x:${player_id}`, reason: 'deposit', postings: [inward] })
      await post(tx, test.house, { key: `y:${player_id}`, reason: 'payout', postings: [outward] })
    })
    expect(await heard(both)).toBe('insufficient-funds')
  })

export const setAside = (key: number, amount: number): Step =>
  step(`hold ${key} ${amount}`, async (model, { test, player_id }) => {
    const command = { key: `${player_id}:${key}`, from: main(player_id), amount_minor: BigInt(amount), reason: 'payout-hold' }
    expect(await outcomeOf(transact(test, (tx) => hold(tx, test.house, command)))).toBe(model.hold(key, amount))
  })

export const endHold = (key: number, way: 'take' | 'give back'): Step =>
  step(`${way} ${key}`, async (model, { test, player_id }) => {
    const command = { hold: `${player_id}:${key}`, reason: 'payout' }
    const ended = transact(test, (tx) =>
      way === 'take' ? captureHold(tx, test.house, { ...command, to: houseAccount('test', 'UAH') }) : releaseHold(tx, test.house, command),
    )
    expect(await outcomeOf(ended)).toBe(model.endHold(key, way))
  })

export const undo = (key: number): Step =>
  step(`reverse deposit ${key}`, async (model, { test, player_id }) => {
    const { rows } = await sql<{ id: bigint }>`
      select id from money_wallet.transactions where scope = 0 and key = ${`d:${player_id}:${key}`}`.execute(test.house.db)
    const command = { key: `r:${player_id}:${key}`, transaction: rows[0]?.id ?? 0n, actor: 'operator:test', reason: 'test' }
    const real = await outcomeOf(transact(test, (tx) => reverse(tx, test.house, command)))
    const amount = model.movements.get(`d${key}`)
    expect(real).toBe(amount === undefined ? 'transaction-unknown' : model.post(`r${key}`, { main: -Number(amount) }, ''))
  })

export const control = (blocked: boolean, caps: Partial<Record<CapName, number>> | null): Step =>
  step(`control ${blocked} ${JSON.stringify(caps)}`, async (model, { test, player_id }) => {
    model.blocked = blocked
    model.limits.caps = caps
    const limits = Object.entries(caps ?? {}).map(([which, cap]) => ({ which: which as CapName, amount_minor: BigInt(cap) }))
    const controls = {
      blocked_until: blocked ? ('for-ever' as const) : null,
      session_until: null,
      caps: caps ? { asset: 'UAH', limits } : null,
    }
    await transact(test, (tx) => setStakeControls(tx, test.house, player_id, controls))
  })

export const wait = (minutes: number): Step => step(`wait ${minutes} min`, async (_model, { test }) => test.clock.advance(minutes * 60_000))

/** Keys and nonces that meet no other. */
let number = 100
export const nextNumber = (): number => (number += 10)
