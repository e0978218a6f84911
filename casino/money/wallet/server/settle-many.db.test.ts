import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { CurrencyChanged } from '#casino/players/profile/events.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { bonusPurse, freeBetPurse } from '../rules.ts'
import type { Settlement } from '../settlements.ts'
import { fundWith, giveGrant, grantOf } from '../testing/granted-player.ts'
import { closeBalanced, createWalletHouse, playerWith, transact } from '../testing/wallet-house.ts'
import { fundAccount, purseOf } from './account.ts'
import { balanceOf } from './balances.ts'
import { endGrant, readGrants } from './grants.ts'
import { readNetResult } from './net-result.ts'
import { setStakeControls } from './stake-controls.ts'
import { settleMany, takeStake, takeStakes, type LaterStake, type LaterStakeOfMany } from './stakes.ts'

const Staked = defineFact('money/wallet.staked-in-a-test', Type.Object({ place: Type.Integer() }))
const factOf = (owner_id: bigint, place: number) => Staked({ place }, owner_id)

let t: TestHouse
let player_id = 0n
let number = 0
beforeAll(async () => {
  t = await createWalletHouse({ pool_size: 16 })
  await fundWith(t, 'test', 1_000_000n)
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  player_id = await playerWith(t, player_id + 1n, 10_000n)
})

const bet = (changes: Partial<LaterStake> = {}): LaterStake => {
  const reference = `bet:${player_id}:${(number += 1)}`
  return { owner_id: player_id, purse: 'main', asset: 'UAH', key: reference, reference, game: 'sport', amount_minor: 400n, ...changes }
}
const take = async (changes: Partial<LaterStake> = {}): Promise<LaterStake> => {
  const stake = bet(changes)
  await transact(t, (tx) => takeStake(tx, t.house, stake))
  return stake
}
const settlementOf = ({ key, reference, amount_minor, category: _, ...bet }: LaterStake, changes: Partial<Settlement>): Settlement => ({
  ...bet,
  key: `${key}:settled`,
  reference: `${reference}:settled`,
  stake_minor: amount_minor,
  outcome: 'win',
  amount_minor: 0n,
  ...changes,
})
const settle = (...settlements: Settlement[]) => transact(t, (tx) => settleMany(tx, t.house, settlements))
const stands = (purse = 'main', owner_id = player_id) => balanceOf(t.house.db, purseOf(owner_id, purse, 'UAH'))

test('reliability 4: thousands are settled in one call, each exactly once, whatever is asked again and at once', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, (_, index) => playerWith(t, 1_000n + BigInt(index), 0n)))
  const settlements = Array.from({ length: 5_000 }, (_, index) =>
    settlementOf(bet({ owner_id: players[index % 20] ?? 0n, amount_minor: 10n }), { amount_minor: BigInt(index % 3) }),
  )
  const half = settlements.slice(0, 2_500)
  const answers = await Promise.all([settle(...settlements), settle(...half.toReversed()), settle(...half)])
  expect(answers.flat().filter(Boolean)).toHaveLength(5_000)
  expect((await settle(...settlements)).some(Boolean)).toBe(false)
  const sums = await Promise.all(players.map((id) => stands('main', id)))
  expect(sums.reduce((sum, one) => sum + one, 0n)).toBe(settlements.reduce((sum, { amount_minor }) => sum + amount_minor, 0n))
})

test('who was paid in one call is told of in one fact, and nobody whose purse did not move', async () => {
  const others = await Promise.all([2_001n, 2_002n, 2_003n].map((id) => playerWith(t, id, 0n)))
  const factsBy = async (horizon: string) =>
    (
      await sql<{ player_id: bigint | null; players: number[] | null }>`
        select player_id, data -> 'players' as players from kernel.facts
         where kind = 'money/wallet.balance-changed' and position > ${horizon}::bigint order by position`.execute(t.house.db)
    ).rows
  const last = async () =>
    (await sql<{ last: string }>`select coalesce(max(position), 0)::text as last from kernel.facts`.execute(t.house.db)).rows[0]?.last ??
    '0'
  const before = await last()
  const paid = others.map((owner_id, index) => settlementOf(bet({ owner_id }), { amount_minor: index === 1 ? 0n : 50n }))
  await settle(...paid)
  expect(await factsBy(before)).toEqual([{ player_id: null, players: [2_001, 2_003] }])
  const alone = await last()
  await settle(...paid, settlementOf(bet({ owner_id: 2_002n }), { amount_minor: 50n }))
  expect(await factsBy(alone)).toEqual([{ player_id: 2_002n, players: null }])
})

test('a key that carried other content is refused, and nothing of its call stays', async () => {
  const first = settlementOf(await take(), { amount_minor: 700n })
  await settle(first)
  const second = settlementOf(await take(), { amount_minor: 100n })
  await expect(settle(second, { ...first, amount_minor: 701n })).rejects.toMatchObject({ code: 'idempotency-key-reused', status: 409 })
  expect(await stands()).toBe(10_000n - 800n + 700n)
  await expect(settle(second, second)).rejects.toThrow(RangeError)
  await expect(settle({ ...second, amount_minor: -1n })).rejects.toThrow(RangeError)
  await expect(settle({ ...second, outcome: 'return', amount_minor: 401n })).rejects.toThrow(RangeError)
})

test('RP-007, reliability 12: wins and returned stakes count against losses, are paid to who is excluded, and stand in the net result', async () => {
  const caps = { asset: 'UAH', limits: [{ which: 'loss-24-hours', amount_minor: 1_000n }] } as const
  const control = (blocked_until: 'for-ever' | null) =>
    transact(t, (tx) => setStakeControls(tx, t.house, player_id, { blocked_until, session_until: null, caps }))
  await control(null)
  const [one, other] = [await take({ amount_minor: 600n }), await take({ amount_minor: 400n })]
  await expect(take({ amount_minor: 1n })).rejects.toMatchObject({ code: 'limit-reached' })
  await control('for-ever')
  await settle(settlementOf(one, { amount_minor: 900n }), settlementOf(other, { outcome: 'return', amount_minor: 400n }))
  await control(null)
  await take({ amount_minor: 1_000n })
  await expect(take({ amount_minor: 301n })).rejects.toMatchObject({ code: 'limit-reached' })
  const since = new Date(t.clock.now().getTime() - 1)
  expect(await readNetResult(t.house.db, player_id, since, 'UAH')).toMatchObject({ staked: 2_000, won: 1_300, net: -700 })
})

test('a free bet wins without its stake, into cash; returned it is credit again, or its fund’s once it has ended', async () => {
  const purse = freeBetPurse(player_id)
  await giveGrant(t, grantOf(player_id, player_id, { product: 'sport', purse, required_minor: 0n, amount_minor: 600n }))
  await expect(take({ purse, amount_minor: 601n })).rejects.toMatchObject({ code: 'insufficient-funds' })
  const bets = [
    await take({ purse, amount_minor: 200n }),
    await take({ purse, amount_minor: 200n }),
    await take({ purse, amount_minor: 200n }),
  ]
  const [won, returned, late] = bets as [LaterStake, LaterStake, LaterStake]
  await settle(settlementOf(won, { amount_minor: 500n }), settlementOf(returned, { outcome: 'return', amount_minor: 200n }))
  expect([await stands(), await stands(purse)]).toEqual([10_300n, 200n])
  await transact(t, (tx) => endGrant(tx, t.house, { grant_id: player_id, how: 'returned' }))
  const before = await balanceOf(t.house.db, fundAccount('test', 'UAH'))
  await settle(settlementOf(late, { outcome: 'return', amount_minor: 200n }))
  expect([await stands(), await stands(purse)]).toEqual([10_300n, 0n])
  expect((await balanceOf(t.house.db, fundAccount('test', 'UAH'))) - before).toBe(200n)
})

test('bets count towards the sport grant, at most its stake with its money, and a void bet takes its wagering back once', async () => {
  const purse = bonusPurse(player_id)
  const changes = { product: 'sport', contributions: { sport: 100 }, required_minor: 5_000n } as const
  await giveGrant(t, grantOf(player_id, player_id, changes))
  const wagered = async () => (await readGrants(t.house.db, [player_id]))[0]?.wagered_minor
  await expect(take({ purse, amount_minor: 501n, category: 'sport' })).rejects.toMatchObject({ code: 'bonus-stake-too-high' })
  const first = await take({ purse, amount_minor: 500n, category: 'sport' })
  await take({ amount_minor: 300n, category: 'sport' })
  await take({ amount_minor: 300n, category: 'esport' })
  await take({ amount_minor: 300n })
  expect(await wagered()).toBe(800n)
  const voided = settlementOf(first, { outcome: 'return', amount_minor: 500n, void_reference: first.reference })
  expect([await settle(voided), await settle(voided)]).toEqual([[true], [false]])
  expect([await wagered(), await stands(purse)]).toEqual([300n, 1_000n])
})

test('reliability 11: of bets at once no more is staked than stands in the purse, and each once', async () => {
  const stake = bet({ amount_minor: 4_000n })
  const others = Array.from({ length: 10 }, () => bet({ amount_minor: 4_000n }))
  const all = [...others, ...Array.from({ length: 10 }, () => stake)]
  await Promise.allSettled(all.map((one) => transact(t, (tx) => takeStake(tx, t.house, one))))
  expect(await stands()).toBe(2_000n)
})

test('reliability 11 and 12: of many stakes in one call each is taken or refused by itself, and who can pay for some of theirs is asked again', async () => {
  const [poor, blocked, rich] = [player_id + 500n, player_id + 501n, player_id + 502n]
  await playerWith(t, poor, 500n)
  await playerWith(t, blocked, 1_000n)
  await playerWith(t, rich, 5_000n)
  const controls = { blocked_until: 'for-ever', session_until: null, caps: null } as const
  await transact(t, (tx) => setStakeControls(tx, t.house, blocked, controls))
  const stakes = [
    bet({ owner_id: rich }),
    bet({ owner_id: poor, amount_minor: 501n }),
    bet({ owner_id: blocked }),
    bet({ owner_id: poor, amount_minor: 500n }),
    bet({ owner_id: rich, amount_minor: 4_700n }),
    bet({ owner_id: rich, amount_minor: 100n }),
  ].map((stake, index) => ({ ...stake, fact: index === 0 ? null : factOf(stake.owner_id, index) }))
  const said = (answers: Awaited<ReturnType<typeof takeStakes>>) => answers.map((one) => (one === null || one === 'later' ? one : one.code))
  const taken = await transact(t, (tx) => takeStakes(tx, t.house, stakes))
  expect(said(taken)).toEqual([null, 'insufficient-funds', 'stakes-blocked', null, 'later', 'later'])
  expect([await stands('main', rich), await stands('main', poor), await stands('main', blocked)]).toEqual([4_600n, 0n, 1_000n])
  // Asked again beside another one, what is over the purse is refused and the smaller one is taken, once each.
  const again = await transact(t, (tx) => takeStakes(tx, t.house, [...stakes.slice(4), ...stakes.slice(0, 1)]))
  expect(said(again).slice(0, 2)).toEqual(['insufficient-funds', null])
  expect([again[2], await stands('main', rich)]).toEqual([null, 4_500n])
  // What was taken has its fact, once; what was refused has none.
  const { rows } = await sql<{ player_id: bigint; data: { place: number } }>`
    select player_id, data from kernel.facts where kind = ${Staked.kind} order by position`.execute(t.house.db)
  expect(rows.map((fact) => [fact.player_id, fact.data.place])).toEqual([
    [poor, 3],
    [rich, 5],
  ])
})

test('what a grant counts is not staked with many others, no stake is nothing, and no fact is written whose reaction could not run', async () => {
  const take = (changes: Partial<LaterStakeOfMany>) =>
    transact(t, (tx) =>
      takeStakes(tx, t.house, [
        { ...bet(), fact: null },
        { ...bet(), fact: null, ...changes },
      ]),
    )
  for (const changes of [{ category: 'sport' }, { purse: bonusPurse(player_id) }, { amount_minor: 0n }])
    await expect(take(changes)).rejects.toThrow(RangeError)
  await expect(take({ fact: { kind: CurrencyChanged.kind, player_id, data: {} } })).rejects.toThrow(CurrencyChanged.kind)
  expect(await stands()).toBe(10_000n)
})
