import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { ErasureAsked, PlayerErased } from '#casino/players/personal-data/events.ts'
import { settleEvent, voidMarkets, withdrawResult } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, publishedMatch, settle, somebodyWaits, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { cashOutBet, getBet, type BetView } from '../contract.ts'
import { BetSettled } from '../events.ts'
import { bettor, cashOf, choiceOf, closeBalanced, createBetHouse, placed, result_market } from '../testing/bet-house.ts'
import { lockBet, writeCashOut } from './bet-store.ts'
import { shares, waitForTurn } from './due-store.ts'
import { followMarkets } from './follow-markets.ts'
import { settleBets } from './settle-bets.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

let matches = 0
const match = () => publishedMatch(t, `test:settling:${(matches += 1)}`)
const one = footballResult([0, 0], [1, 0], 'h')
const none = footballResult([0, 0], [0, 1], 'a')
const half_over = footballResult([1, 0], [2, 1], 'hah')

const end = async (event_id: bigint, result: typeof one): Promise<void> => {
  await settle(t, event_id, result, true)
  await t.drain()
}
const again = async (player: FundedPlayer, { id }: BetView): Promise<BetView> =>
  (await player.visitor.call(getBet, { params: { id } })).body.data

const spend = (player: FundedPlayer, amount_minor: bigint): Promise<unknown> =>
  inTransaction(t.house.db, (tx) =>
    post(tx, t.house, {
      key: `spent:${player.id}`,
      reason: 'payout',
      postings: [{ from: purseOf(player.id, 'main', 'UAH'), to: houseAccount('test', 'UAH'), amount_minor }],
    }),
  )

test('SP-010: a bet that won is paid its odds, one that lost nothing, a void one its stake, each once however often results come', async () => {
  const player = await bettor(t)
  const [won, lost, called_off] = [await match(), await match(), await match()]
  const winner = await placed(player, [await choiceOf(t, won, 'home')], 10_000)
  const loser = await placed(player, [await choiceOf(t, lost, 'home')], 10_000)
  const nobody = await placed(player, [await choiceOf(t, called_off, 'home')], 10_000)
  await end(won, one)
  await end(lost, none)
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, called_off, [result_market]))
  await t.drain()
  await end(won, one)
  await settleBets(t.house)
  const paid = Math.floor((10_000 * (winner.legs[0]?.odds ?? 0)) / 1000)
  expect(await again(player, winner)).toMatchObject({ state: 'settled', paid, legs: [{ settlement: { kind: 'won' } }] })
  expect(await again(player, loser)).toMatchObject({ state: 'settled', paid: 0 })
  expect(await again(player, nobody)).toMatchObject({ state: 'settled', paid: 10_000 })
  expect(await cashOf(t, player)).toBe(1_000_000n - 10_000n + BigInt(paid - 10_000))
  expect(t.published.filter(({ message }) => message.type === 'sportBet' && message.event === 'settled')).toHaveLength(3)
  // The void one's stake stands in the ledger as given back, and not as a win.
  const { rows } = await sql<{ bet: string; reason: string }>`
    select split_part(t.key, ':', 2) as bet, e.reason from money_wallet.entries e join money_wallet.transactions t on t.id = e.transaction_id
     where t.scope = ${player.id} and t.key like 'h bet:%:settlement:%' and e.amount > 0 order by t.id`.execute(t.house.db)
  expect(rows).toEqual([
    { bet: String(winner.id), reason: 'win' },
    { bet: String(nobody.id), reason: 'refund' },
  ])
})

test('SP-010: an express is paid the product of its odds, decided by its first lost leg, its player told once, and a void leg counts 1', async () => {
  const player = await bettor(t)
  const [first, second, third] = [await match(), await match(), await match()]
  const choices = [await choiceOf(t, first, 'home'), await choiceOf(t, second, 'home'), await choiceOf(t, third, 'home')]
  const lost = await placed(player, choices, 10_000)
  const held = await placed(player, choices.slice(1), 10_000)
  const other = await match()
  const won = await placed(player, [choices[2] ?? (await choiceOf(t, third, 'home')), await choiceOf(t, other, 'home')], 10_000)
  await end(first, none)
  expect(await again(player, lost)).toMatchObject({ state: 'settled', paid: 0 })
  expect((await again(player, held)).state).toBe('accepted')
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, second, [result_market]))
  await t.drain()
  await end(third, one)
  expect((await again(player, won)).state).toBe('accepted')
  await end(other, one)
  const product = won.legs.reduce((odds, leg) => odds * BigInt(leg.odds), 10_000n)
  expect(await again(player, won)).toMatchObject({ state: 'settled', paid: Number(product / 1_000_000n) })
  expect(await again(player, held)).toMatchObject({ state: 'settled', paid: Math.floor((10_000 * (choices[2]?.odds ?? 0)) / 1000) })
  const ofLost = ({ message }: (typeof t.published)[number]): boolean =>
    message.event === 'settled' && (message as { readonly data?: { readonly betId?: number } }).data?.betId === lost.id
  expect(t.published.filter(ofLost)).toHaveLength(1)
})

test('a corrected result moves the difference alone, and the first result again ends where it alone would', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  await end(event, one)
  const after_win = await cashOf(t, player)
  await end(event, none)
  expect(await again(player, bet)).toMatchObject({ state: 'settled', paid: 0, owed: 0 })
  expect(await cashOf(t, player)).toBe(990_000n)
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, event))
  await t.drain()
  expect(await again(player, bet)).toMatchObject({ state: 'accepted', cashOut: null })
  await end(event, one)
  expect(await cashOf(t, player)).toBe(after_win)
})

test('a bet is told as settled for the first time once: a result after one that was taken back is a correction, also where a part was cashed out between', async () => {
  const player = await bettor(t)
  const told = async ({ id, placedAt }: BetView): Promise<unknown[]> => {
    const { rows } = await sql<{ result: string; correction: number; placed_at: string }>`
      select data->>'result' as result, (data->>'correction')::int as correction, data->>'placed_at' as placed_at from kernel.facts
       where kind = ${BetSettled.kind} and player_id = ${player.id} and (data->>'bet_id')::bigint = ${id}
       order by tx, position`.execute(t.house.db)
    expect(new Set(rows.map((row) => row.placed_at))).toEqual(new Set([placedAt]))
    return rows.map(({ result, correction }) => [result, correction])
  }
  const takeBack = async (event: bigint): Promise<void> => {
    await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, event))
    await t.drain()
  }
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  await end(event, one)
  const { settledAt } = await again(player, bet)
  t.clock.advance(1_000)
  await takeBack(event)
  expect(await again(player, bet)).toMatchObject({ state: 'accepted', settledAt: null })
  await end(event, one)
  expect(await told(bet)).toEqual([['won', 0]])
  await end(event, none)
  await takeBack(event)
  await end(event, one)
  expect(await told(bet)).toEqual([
    ['won', 0],
    ['lost', 2],
    ['won', 3],
  ])
  expect(await again(player, bet)).toMatchObject({ state: 'settled', settledAt })

  const other = await match()
  const choice = await choiceOf(t, other, 'home')
  const parted = await placed(player, [choice], 10_000)
  await end(other, none)
  await takeBack(other)
  await sql`update sportsbook_catalogue.markets set state = 'open' where id = ${choice.marketId}`.execute(t.house.db)
  await update(t, other, { is_stopped: false })
  const part = await player.visitor.call(cashOutBet, { params: { id: parted.id }, body: { offer: 1, stake: 4_000 } })
  expect(part.body).toMatchObject({ success: true, data: { settledAt: null } })
  await end(other, one)
  expect(await told(parted)).toEqual([
    ['lost', 0],
    ['won', 2],
  ])
})

test('what was spent before a correction is owed, never a purse below zero; the first result again pays nothing twice', async () => {
  const player = await bettor(t, 10_000n)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  await end(event, one)
  const win = await cashOf(t, player)
  const spent = win - 3_000n
  await spend(player, spent)
  await end(event, none)
  expect(await cashOf(t, player)).toBe(0n)
  expect((await again(player, bet)).owed).toBe(Number(spent))
  await end(event, one)
  expect((await again(player, bet)).owed).toBe(0)
  expect(await cashOf(t, player)).toBe(3_000n)
})

test('what a corrected result pays the same player is paid first, so that less of what it takes back is owed', async () => {
  const player = await bettor(t, 20_000n)
  const event = await match()
  const home = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  const away = await placed(player, [await choiceOf(t, event, 'away')], 10_000)
  await end(event, one)
  await spend(player, await cashOf(t, player))
  const taken = (await again(player, home)).paid
  await end(event, none)
  const { paid } = await again(player, away)
  expect(paid).toBeGreaterThan(10_000)
  expect((await again(player, home)).owed).toBe(Math.max(0, taken - paid))
  expect(await cashOf(t, player)).toBe(BigInt(Math.max(0, paid - taken)))
})

test('a correction reaches a bet that waits to be settled: it is settled once, by the later result', async () => {
  const player = await bettor(t)
  const event = await match()
  const choice = await choiceOf(t, event, 'home')
  const bet = await placed(player, [choice], 10_000)
  const follow = async (result: typeof one, revision: number): Promise<void> => {
    await inTransaction(t.house.db, async (tx) => {
      await settleEvent(tx, t.house, event, result, true)
      await followMarkets([{ data: { event_id: Number(event), revision } }], tx, t.house)
    })
  }
  await follow(one, 1)
  await follow(none, 2)
  await settleBets(t.house)
  expect(await again(player, bet)).toMatchObject({ state: 'settled', paid: 0 })
  expect(await cashOf(t, player)).toBe(990_000n)
  expect((await sql`select from sportsbook_bets.due`.execute(t.house.db)).rows).toHaveLength(0)
})

test('half a result settles what it decides: a bet on the first half is paid while the match goes on', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home', 'result:count=half:1')], 10_000)
  await update(t, event, { state: 'live' })
  await settle(t, event, { counts: { 'half:1': { home: 1, away: 0 } }, orders: { regular: 'h' }, winners: [], method: null }, false)
  await t.drain()
  const paid = (await again(player, bet)).paid
  expect(paid).toBeGreaterThan(10_000)
  await end(event, half_over)
  expect((await again(player, bet)).paid).toBe(paid)
})

test('a chunk that takes money back waits for those that pay, and they for it; those that pay wait for nobody', async () => {
  const player = await bettor(t)
  const [paying, correcting] = [await match(), await match()]
  const won = await placed(player, [await choiceOf(t, paying, 'home')], 10_000)
  const taken = await placed(player, [await choiceOf(t, correcting, 'home')], 10_000)
  const told = async (event: bigint, result: typeof one, revision: number): Promise<void> => {
    await inTransaction(t.house.db, (tx) => settleEvent(tx, t.house, event, result, true))
    await inTransaction(t.house.db, (tx) => followMarkets([{ data: { event_id: Number(event), revision } }], tx, t.house))
  }
  const stateOf = async (bet: BetView) => (await again(player, bet)).state
  await told(paying, one, 1)
  let settled: Promise<void> | undefined
  // Another process takes money back.
  await inTransaction(t.house.db, async (tx) => {
    await waitForTurn(tx, true)
    settled = settleBets(t.house)
    await Promise.race([settled, somebodyWaits(t)])
    expect(await stateOf(won)).toBe('accepted')
  })
  await settled
  expect(await stateOf(won)).toBe('settled')
  // Another process pays: a bet that won is paid beside it, and a correction waits.
  await told(correcting, one, 1)
  await inTransaction(t.house.db, async (tx) => {
    await waitForTurn(tx, false)
    settled = settleBets(t.house)
    await Promise.race([settled, somebodyWaits(t)])
    expect(await stateOf(taken)).toBe('settled')
    await told(correcting, none, 2)
    settled = settleBets(t.house)
    await Promise.race([settled, somebodyWaits(t)])
    expect((await again(player, taken)).paid).toBeGreaterThan(0)
  })
  await settled
  expect(await again(player, taken)).toMatchObject({ state: 'settled', paid: 0 })
  await t.drain()
})

test('thousands of bets of one match are settled in chunks; a chunk that fails is settled by the next run, nothing twice', async () => {
  const player = await bettor(t)
  const event = await match()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 1_000)
  await sql`
    with made as (
      insert into sportsbook_bets.bets (player_id, bet_type, sizes, currency, placed_minor, stake_minor, state, odds_change, command_key, request_hash, placed_at)
      select player_id, bet_type, sizes, currency, placed_minor, stake_minor, state, odds_change, 'copy:' || n, request_hash, placed_at
        from sportsbook_bets.bets, generate_series(1, 5000) as n where id = ${bet.id} returning id)
    insert into sportsbook_bets.legs
    select made.id, l.number, l.event_id, l.market_id, l.market_type, l.specifiers, l.outcome, l.odds_thousandths, l.is_banker
      from made, sportsbook_bets.legs l where l.bet_id = ${bet.id}`.execute(t.house.db)
  const before = await cashOf(t, player)
  await settle(t, event, one, true)
  await t.drain()
  await Promise.all([settleBets(t.house), settleBets(t.house)])
  const each = BigInt((await again(player, bet)).paid)
  expect(each).toBeGreaterThan(1_000n)
  expect((await cashOf(t, player)) - before).toBe(each * 5_001n)
})

test('a bet of which a part is cashed out while its chunk is being settled is paid for the rest', async () => {
  const [player, beside] = [await bettor(t), await bettor(t)]
  const event = await match()
  const choice = await choiceOf(t, event, 'home')
  const [cashed, whole] = [await placed(player, [choice], 1_000), await placed(beside, [choice], 1_000)]
  const before = await cashOf(t, player)
  let settled: Promise<void> | undefined
  await inTransaction(t.house.db, async (tx) => {
    const bet = await lockBet(tx, BigInt(cashed.id))
    if (!bet) throw new Error('the bet is not there')
    await inTransaction(t.house.db, (other) => settleEvent(other, t.house, event, one, true))
    await inTransaction(t.house.db, (other) => followMarkets([{ data: { event_id: Number(event), revision: 1 } }], other, t.house))
    settled = settleBets(t.house)
    // Its chunk has been read, and its result waits for the bet.
    await somebodyWaits(t)
    await writeCashOut(
      tx,
      bet,
      { command_key: 'half', request_hash: null, stake_minor: 500n, paid_minor: 500n, auto_cash_out_minor: null },
      t.house.clock.now(),
    )
  })
  await settled
  const odds = choice.odds ?? 0
  expect(await again(player, cashed)).toMatchObject({ state: 'settled', paid: Math.floor((500 * odds) / 1000) })
  expect((await cashOf(t, player)) - before).toBe(BigInt(Math.floor((500 * odds) / 1000)))
  expect(await again(beside, whole)).toMatchObject({ state: 'settled', paid: Math.floor((1_000 * odds) / 1000) })
  await t.drain()
})

test('chunks beside each other are of different players: where one waits, bets of the others are settled', async () => {
  const held = await bettor(t)
  let free = await bettor(t)
  while ((free.id - held.id) % BigInt(shares) === 0n) free = await bettor(t)
  const event = await match()
  const choice = await choiceOf(t, event, 'home')
  const [waits, goes_on] = [await placed(held, [choice], 1_000), await placed(free, [choice], 1_000)]
  const stateOf = async (player: FundedPlayer, bet: BetView) => (await again(player, bet)).state
  let settled: Promise<void> | undefined
  await inTransaction(t.house.db, async (tx) => {
    await sql`select from sportsbook_bets.bets where id = ${waits.id} for update`.execute(tx)
    await inTransaction(t.house.db, (other) => settleEvent(other, t.house, event, one, true))
    await inTransaction(t.house.db, (other) => followMarkets([{ data: { event_id: Number(event), revision: 1 } }], other, t.house))
    settled = settleBets(t.house)
    await somebodyWaits(t)
    await expect.poll(() => stateOf(free, goes_on)).toBe('settled')
    expect(await stateOf(held, waits)).toBe('accepted')
  })
  await settled
  expect(await stateOf(held, waits)).toBe('settled')
  await t.drain()
})

test('who has an open bet keeps their currency and their account until it is over', async () => {
  const player = await bettor(t)
  const event = await match()
  await placed(player, [await choiceOf(t, event, 'home')], 1_000_000)
  const change = await player.visitor.raw('POST', '/rest/player/update/', { currency_id: 1 })
  expect(change.json()).toMatchObject({ success: false, error: 'sport-bets-open' })
  for (const leaves of [ErasureAsked, PlayerErased])
    await expect(
      inTransaction(t.house.db, (tx) => announce(tx, t.house, [leaves({ player_id: String(player.id) } as never, player.id)])),
    ).rejects.toMatchObject({ code: 'sport-bets-open' })
  await end(event, none)
})
