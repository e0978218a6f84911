import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { setStakeControls } from '#casino/money/wallet/server/api.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { updateEvents } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, marketOf, publishedMatch, settle, update } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { mostToldOdds_thousandths } from '#engines/sport/odds/odds.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getBet, getBets, quoteSlip } from '../contract.ts'
import { betLimits, in_play_delay_ms } from '../rules.ts'
import {
  asItChanges,
  bettor,
  bookOf,
  cashOf,
  choiceOf,
  closeBalanced,
  createBetHouse,
  placed,
  result_market,
  tryBet,
} from '../testing/bet-house.ts'
import { decideBets } from './decide-bets.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

let matches = 0
const match = () => publishedMatch(t, `test:placing:${(matches += 1)}`)
const goes = (event_id: bigint, odds: number) =>
  sql`update sportsbook_catalogue.markets set odds[1] = ${odds}, version = version + 1 where event_id = ${event_id} and key = ${result_market}`.execute(
    t.house.db,
  )

test('API-135, API-136: a bet takes its stake at once, stands at the prices that were seen, and is among the player’s own alone', async () => {
  const [player, other] = [await bettor(t), await bettor(t)]
  const [first, second] = [await match(), await match()]
  const selections = [await choiceOf(t, first, 'home'), await choiceOf(t, second, 'away')]
  const bet = await placed(player, selections, 20_000)
  expect(bet).toMatchObject({ state: 'accepted', betType: 'multi', placed: 20_000, stake: 20_000, currency: 'UAH', paid: 0 })
  expect(bet.legs.map(({ outcome, odds, settlement }) => [outcome, odds, settlement])).toEqual([
    ['home', selections[0]?.odds, null],
    ['away', selections[1]?.odds, null],
  ])
  const product = BigInt(selections[0]?.odds ?? 0) * BigInt(selections[1]?.odds ?? 0)
  expect(bet.most).toBe(Number((20_000n * product) / 1_000_000n))
  expect(await cashOf(t, player)).toBe(980_000n)
  const own = (await player.visitor.call(getBets, { query: { open: true } })).body
  expect([own.total, own.data[0]?.id]).toEqual([1, bet.id])
  const newer = await placed(player, selections.slice(0, 1), 5_000)
  const page = (await player.visitor.call(getBets, { query: { limit: 1, offset: 1 } })).body
  expect([page.total, page.hasMore, page.data.map(({ id }) => id)]).toEqual([2, false, [bet.id]])
  expect((await player.visitor.call(getBets, { query: { limit: 1 } })).body).toMatchObject({ hasMore: true, data: [{ id: newer.id }] })
  expect((await other.visitor.call(getBets)).body.total).toBe(0)
  expect((await t.visitor().call(getBets)).status).toBe(401)
  expect((await other.visitor.call(getBet, { params: { id: bet.id } })).status).toBe(404)
})

test('reliability 4: the same command is one bet, however often and however much at once it comes; another one under its key is refused', async () => {
  const player = await bettor(t)
  const choice = await choiceOf(t, await match(), 'home')
  const answers = await Promise.all(Array.from({ length: 5 }, () => tryBet(player, [choice], 5_000, { key: 'twice' })))
  expect(new Set(answers.map(({ body }) => (body.success ? body.data.id : body.error))).size).toBe(1)
  const again = await tryBet(player, [choice], 5_000, { key: 'twice' })
  expect(again.body.success).toBe(true)
  expect((await tryBet(player, [choice], 6_000, { key: 'twice' })).body.error).toBe('idempotency-key-reused')
  expect(await cashOf(t, player)).toBe(995_000n)
  // Keys are a player's own: another one's bet under the same key is theirs.
  const other = await bettor(t)
  const theirs = await tryBet(other, [choice], 6_000, { key: 'twice' })
  expect(theirs.body).toMatchObject({ success: true, data: { stake: 6_000 } })
  expect(await cashOf(t, other)).toBe(994_000n)
})

test('a price that moved is refused or taken as the player agreed, and the slip says what would be taken', async () => {
  const player = await bettor(t)
  const event = await match()
  const choice = await choiceOf(t, event, 'home')
  await goes(event, choice.odds + 100)
  expect((await tryBet(player, [choice], 5_000)).body.error).toBe('sport-odds-changed')
  expect((await placed(player, [choice], 5_000, { oddsChange: 'higher' })).legs[0]?.odds).toBe(choice.odds + 100)
  await goes(event, choice.odds - 100)
  expect((await tryBet(player, [choice], 5_000, { oddsChange: 'higher' })).body.error).toBe('sport-odds-changed')
  expect((await placed(player, [choice], 5_000, { oddsChange: 'any' })).legs[0]?.odds).toBe(choice.odds - 100)
  const quote = await player.visitor.call(quoteSlip, { query: { betType: 'single', selections: `${choice.marketId}:home` } })
  expect(quote.body.data).toMatchObject({ fault: null, odds: choice.odds - 100, leastStake: 1_000, delay: 0 })
  expect(await cashOf(t, player)).toBe(990_000n)
})

test('API-135: nothing is taken for a bet that cannot stand: one match twice, unknown or closed markets, stakes and payouts outside the limits, an empty purse', async () => {
  const [player, poor] = [await bettor(t), await bettor(t, 2_000n)]
  const [event, other] = [await match(), await match()]
  const choice = await choiceOf(t, event, 'home')
  const sameMatch = await choiceOf(t, event, 'home', 'result:count=half:1')
  const refusals = [
    [[choice, sameMatch], 5_000, 'sport-legs-of-one-event'],
    [[choice, choice], 5_000, 'sport-slip-twice'],
    [[{ ...choice, marketId: 999_999_999 }], 5_000, 'sport-market-unknown'],
    [[{ ...choice, outcome: 'nobody' }], 5_000, 'sport-market-unknown'],
    [[choice], 999, 'sport-stake-too-low'],
    [[choice], 900_000_000, 'sport-payout-too-high'],
  ] as const
  for (const [selections, amount, error] of refusals) expect((await tryBet(player, selections, amount)).body.error).toBe(error)
  expect((await tryBet(poor, [choice], 5_000)).body.error).toBe('insufficient-funds')
  for (const amount of [0, -5_000, 0.5, 1e15]) expect((await tryBet(player, [choice], amount)).body.success).toBe(false)
  const legs = (count: number) => Array.from({ length: count }, (_, index) => ({ ...choice, marketId: index + 1 }))
  expect((await tryBet(player, legs(1_000), 5_000)).body.error).toBe('sport-slip-too-long')
  expect((await tryBet(player, legs(1_001), 5_000)).status).toBe(422)
  await update(t, other, { is_stopped: true })
  expect((await tryBet(player, [await choiceOf(t, other, 'home')], 5_000)).body.error).toBe('sport-market-closed')
  await update(t, event, { state: 'live' })
  await settle(t, event, footballResult([0, 0], [1, 0], 'h'), true)
  expect((await tryBet(player, [choice], 5_000)).body.error).toBe('sport-market-closed')
  expect([await cashOf(t, player), await cashOf(t, poor)]).toEqual([1_000_000n, 2_000n])
})

test('a match that should have begun takes no bet: neither at its minute nor a millisecond later, nor from a slip of yesterday', async () => {
  const player = await bettor(t)
  const event = await publishedMatch(t, 'test:placing:begins', '2026-12-01T12:00:01.000Z')
  const choice = await choiceOf(t, event, 'home')
  for (const later_ms of [0, 1, 86_400_000]) {
    t.clock.set(new Date(Date.parse('2026-12-01T12:00:01.000Z') + later_ms).toISOString())
    const now = { ...player, visitor: await enterAs(t, player.id) }
    expect((await tryBet(now, [choice], 5_000)).body.error, String(later_ms)).toBe('sport-market-closed')
  }
  t.clock.set('2026-12-01T12:00:01.000Z')
  expect(await cashOf(t, player)).toBe(1_000_000n)
})

test('two devices of one player bet at once with cash for one bet: one is taken, the other is told why not', async () => {
  const player = await bettor(t, 5_000n)
  const choices = [await choiceOf(t, await match(), 'home'), await choiceOf(t, await match(), 'home')]
  const answers = await Promise.all(choices.map((choice) => tryBet(player, [choice], 5_000)))
  expect(answers.map(({ body }) => body.error ?? 'taken').toSorted()).toEqual(['insufficient-funds', 'taken'])
  expect(await cashOf(t, player)).toBe(0n)
})

test('RP-003: who is excluded stakes nothing on sport either', async () => {
  const player = await bettor(t)
  const choice = await choiceOf(t, await match(), 'home')
  await inTransaction(t.house.db, (tx) =>
    setStakeControls(tx, t.house, player.id, { blocked_until: 'for-ever', session_until: null, caps: null }),
  )
  expect((await tryBet(player, [choice], 5_000)).body.error).toBe('stakes-blocked')
  expect(await cashOf(t, player)).toBe(1_000_000n)
})

test('the book of an outcome takes what it has room for, from all players together and at once', async () => {
  const choice = await choiceOf(t, await match(), 'home')
  const { most_liability_minor } = betLimits('UAH')
  await sql`insert into sportsbook_bets.liabilities values (${choice.marketId}, 'home', 'UAH',
    ${most_liability_minor - (BigInt(choice.odds - 1000) * 30_000n) / 1000n})`.execute(t.house.db)
  const players = await Promise.all(Array.from({ length: 8 }, () => bettor(t)))
  const answers = await Promise.all(players.map((player) => tryBet(player, [choice], 10_000)))
  const said = Map.groupBy(answers, ({ body }) => body.error ?? 'taken')
  expect([said.get('taken')?.length, said.get('sport-market-full')?.length]).toEqual([3, 5])
})

test('bets that come at once are placed together: what is refused stops none of the others, and a command that was sent twice is one bet', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => bettor(t)))
  const poor = await bettor(t, 1_000n)
  const [open, stopped] = [await match(), await match()]
  const [choice, closed] = [await choiceOf(t, open, 'home'), await choiceOf(t, stopped, 'home')]
  await update(t, stopped, { is_stopped: true })
  const asked = [
    ...players.map((player) => ({ player, choice, amount: 5_000, key: 'own' })),
    ...players.slice(0, 2).map((player) => ({ player, choice, amount: 5_000, key: 'own' })),
    { player: poor, choice, amount: 5_000, key: 'poor' },
    { player: poor, choice: closed, amount: 1_000, key: 'closed' },
    { player: poor, choice: { ...choice, odds: choice.odds + 10 }, amount: 1_000, key: 'moved' },
    { player: poor, choice, amount: 999, key: 'low' },
    { player: poor, choice, amount: 1_000, key: 'right' },
  ]
  const answers = await Promise.all(asked.map(({ player, choice: one, amount, key }) => tryBet(player, [one], amount, { key })))
  expect(answers.slice(10).map(({ body }) => body.error ?? 'taken')).toEqual([
    'insufficient-funds',
    'sport-market-closed',
    'sport-odds-changed',
    'sport-stake-too-low',
    'taken',
  ])
  const ids = answers.slice(0, 10).map(({ body }) => (body.success ? body.data.id : 0))
  expect([new Set(ids).size, ids[8], ids[9]]).toEqual([8, ids[0], ids[1]])
  expect(await Promise.all([...players, poor].map((player) => cashOf(t, player)))).toEqual([...players.map(() => 995_000n), 0n])
  expect(await bookOf(t, choice.marketId)).toEqual({ home: (BigInt(choice.odds - 1000) * 41_000n) / 1000n })
})

test('a bet that comes while its match is being stopped waits for that, and is refused', async () => {
  const player = await bettor(t)
  const event = await match()
  const choice = await choiceOf(t, event, 'home')
  const { body } = await asItChanges(
    t,
    event,
    (tx) => updateEvents(tx, t.house, [{ event_id: event, sport: 'football', is_stopped: true }]),
    () => tryBet(player, [choice], 5_000),
  )
  expect([body.error, await cashOf(t, player)]).toEqual(['sport-market-closed', 1_000_000n])
})

test('a banker is for systems: an express with one is the express without it', async () => {
  const player = await bettor(t)
  const [one, two] = [await choiceOf(t, await match(), 'home'), await choiceOf(t, await match(), 'home')]
  const [plain, marked] = [await placed(player, [one, two], 5_000), await placed(player, [{ ...one, isBanker: true }, two], 5_000)]
  expect([marked.legs.map(({ isBanker }) => isBanker), marked.most]).toEqual([[false, false], plain.most])
})

test('a bet on what is being played waits: its stake is set aside, and it stands by the price at the end of the wait', async () => {
  const player = await bettor(t)
  const event = await match()
  await update(t, event, { state: 'live' })
  const choice = await choiceOf(t, event, 'home')
  const bet = await placed(player, [choice], 5_000, { oddsChange: 'higher' })
  expect([bet.state, await cashOf(t, player)]).toEqual(['pending', 995_000n])
  await goes(event, choice.odds + 50)
  await decideBets(t.house)
  expect((await player.visitor.call(getBet, { params: { id: bet.id } })).body.data.state).toBe('pending')
  t.clock.advance(in_play_delay_ms)
  await decideBets(t.house)
  const decided = (await player.visitor.call(getBet, { params: { id: bet.id } })).body.data
  expect([decided.state, decided.legs[0]?.odds]).toEqual(['accepted', choice.odds + 50])
  // The house may lose what it was accepted at, not what it was asked at.
  expect(await bookOf(t, choice.marketId)).toEqual({ home: (BigInt(choice.odds + 50 - 1000) * 5_000n) / 1000n })
})

test('a goal during the wait: the bet is rejected, its stake is back, its place in the book free, and its player told', async () => {
  const player = await bettor(t)
  const event = await match()
  await update(t, event, { state: 'live' })
  const choice = await choiceOf(t, event, 'home')
  const bet = await placed(player, [choice], 5_000, { oddsChange: 'higher' })
  await goes(event, choice.odds - 300)
  t.clock.advance(in_play_delay_ms)
  await Promise.all([decideBets(t.house), decideBets(t.house)])
  await t.drain()
  expect((await player.visitor.call(getBet, { params: { id: bet.id } })).body.data).toMatchObject({ state: 'rejected', stake: 0 })
  expect(await cashOf(t, player)).toBe(1_000_000n)
  expect(await bookOf(t, choice.marketId)).toEqual({ home: 0n })
  expect(t.published.filter(({ message }) => message.type === 'sportBet' && message.event === 'rejected')).toHaveLength(1)
})

test('a bet that waits and would pay more than any bet may at the price of the end of its wait is rejected, up to that it stands', async () => {
  const player = await bettor(t, 200_000_000n)
  const event = await match()
  await update(t, event, { state: 'live' })
  const choice = await choiceOf(t, event, 'home')
  const amount = 10_000_000
  const most_odds = Number((betLimits('UAH').most_payout_minor * 1000n) / BigInt(amount))
  for (const [odds, state] of [
    [most_odds, 'accepted'],
    [most_odds + 1, 'rejected'],
  ] as const) {
    const { id } = await placed(player, [choice], amount, { oddsChange: 'any' })
    const before = await cashOf(t, player)
    await goes(event, odds)
    t.clock.advance(in_play_delay_ms)
    await decideBets(t.house)
    expect((await player.visitor.call(getBet, { params: { id } })).body.data.state).toBe(state)
    expect(await cashOf(t, player)).toBe(state === 'accepted' ? before : before + BigInt(amount))
    await goes(event, choice.odds)
  }
})

test('a goal that was none: a bet that waits is given back while bets are stopped, and stands when the same price is there again in time', async () => {
  const player = await bettor(t)
  const event = await match()
  await update(t, event, { state: 'live' })
  const choice = await choiceOf(t, event, 'home')
  const stateOf = async (id: number) => (await player.visitor.call(getBet, { params: { id } })).body.data.state
  const stopped = await placed(player, [choice], 5_000)
  await update(t, event, { is_stopped: true })
  t.clock.advance(in_play_delay_ms)
  await decideBets(t.house)
  expect(await stateOf(stopped.id)).toBe('rejected')
  await update(t, event, { is_stopped: false })
  const waited = await placed(player, [choice], 5_000)
  await update(t, event, { is_stopped: true })
  t.clock.advance(in_play_delay_ms - 1)
  await decideBets(t.house)
  await update(t, event, { is_stopped: false })
  t.clock.advance(1)
  await decideBets(t.house)
  expect([await stateOf(waited.id), await cashOf(t, player)]).toEqual(['accepted', 995_000n])
})

test('a system spreads its stake over its combinations, with a banker in each of them', async () => {
  const player = await bettor(t)
  const events = [await match(), await match(), await match(), await match()]
  const choices = await Promise.all(events.map((event) => choiceOf(t, event, 'home')))
  const bet = await placed(player, choices, 30_000, { betType: 'system', sizes: [2] })
  expect([bet.sizes, bet.legs.length]).toEqual([[2], 4])
  const [banker, ...free] = choices
  const banked = await placed(player, [{ ...(banker as (typeof choices)[0]), isBanker: true }, ...free], 30_000, {
    betType: 'system',
    sizes: [2],
  })
  expect(banked.legs.map(({ isBanker }) => isBanker)).toEqual([true, false, false, false])
  expect(banked.most).toBeGreaterThan(bet.most)
  const marks = choices.map(({ marketId }, index) => `${marketId}:home${index === 0 ? '!' : ''}`).join(',')
  const quote = await player.visitor.call(quoteSlip, { query: { betType: 'system', selections: marks, sizes: '2' } })
  expect(quote.body.data.combinations).toBe(3)
  expect((await marketOf(t, events[0] as bigint, result_market)).state).toBe('open')
})

test('SP-010: the odds of a combination of long prices are told whole, in the slip and of the bet, also beyond what the wire has room for', async () => {
  const player = await bettor(t)
  const [first, second, ...more] = await Promise.all(Array.from({ length: 8 }, match))
  const quoted = async (events: readonly (bigint | undefined)[]) => {
    const choices = await Promise.all(events.map((event) => choiceOf(t, event as bigint, 'home')))
    const selections = choices.map(({ marketId }) => `${marketId}:home`).join(',')
    const { status, body } = await player.visitor.call(quoteSlip, { query: { betType: 'multi', selections } })
    expect(status).toBe(200)
    return { choices, odds: body.data.odds }
  }
  for (const event of [first, second]) await goes(event as bigint, 55_000)
  const long = await quoted([first, second])
  expect(long.odds).toBe(3_025_000)
  expect((await placed(player, long.choices, 1_000)).odds).toBe(3_025_000)
  for (const event of [first, second, ...more]) await goes(event as bigint, 900_000)
  const endless = await quoted([first, second, ...more])
  expect(endless.odds).toBe(mostToldOdds_thousandths)
  // There is no stake that would be accepted, so none is named.
  const { body } = await tryBet(player, endless.choices, 1_000)
  expect([body.error, 'most_minor' in body]).toEqual(['sport-odds-too-long', false])
})
