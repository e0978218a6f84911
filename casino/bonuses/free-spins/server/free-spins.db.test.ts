import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { balanceOf, fundAccount, houseAccount, purseOf, settleFreeSpin } from '#casino/money/wallet/server/api.ts'
import { knownDraw } from '#casino/money/wallet/testing/known-draw.ts'
import { sha256 } from '#casino/money/wallet/testing/sha256.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff, selfExclude } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { cancelFreeSpins, getFreeSpins, getPeriodical } from '../contract.ts'
import { expireFreeSpins } from './end-free-spins.ts'
import { giveFreeSpinsList, planFreeSpins } from './give-list.ts'
import { openDuePortions } from './give-free-spins.ts'
import { lockOfBonuses } from './store.ts'

let t: TestHouse
let visitor: TestVisitor
let player_id = 0n
beforeAll(async () => {
  t = await createTestHouse({ pool_size: 16 })
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  const registered = await registerPlayer(t)
  visitor = registered.visitor
  player_id = registered.player_id
})

const day_ms = 86_400_000
const anna = { actor: 'operator:anna', reason: 'a test' }
const list = (changes: object = {}) => ({
  name: `list-${player_id}`,
  players: [Number(player_id)],
  currency: 'UAH',
  stake_minor: 200,
  games: ['golden-orchard', 'old-lviv'],
  number: 2,
  portions: 1,
  days_to_play: 3,
  ...changes,
})
const give = async (changes: object = {}) => {
  const said = await giveFreeSpinsList(t.house, list(changes), anna)
  await t.drain()
  return said
}
const own = async () => (await visitor.call(getFreeSpins, {})).body.data
const periodical = async () => (await visitor.call(getPeriodical, {})).body.data
const messages = () =>
  t.published
    .filter(({ channel, message }) => channel === `player:#${player_id}` && message.type === 'freespins')
    .map(({ message }) => message)
let nonce = 0
const spin = async (win_minor = 0n) => {
  nonce += 1
  const { rows } = await t.house.pool.query<{ id: string }>(
    "select id from bonuses_free_spins.portions where player_id = $1 and state = 'open' order by id limit 1",
    [String(player_id)],
  )
  await settleFreeSpin(t.house, {
    free_spins_id: BigInt(rows[0]?.id ?? 0),
    owner_id: player_id,
    asset: 'UAH',
    key: `spin-${nonce}`,
    request_hash: sha256(`spin ${nonce}`),
    reference: `round:spins:${nonce}`,
    game: 'golden-orchard',
    stake_minor: 200n,
    draw: knownDraw(win_minor),
  })
  await t.drain()
}
/** What stands in the funds of what this player was given. */
const promised = async () => {
  const { rows } = await t.house.pool.query<{ id: string }>('select id from bonuses_free_spins.grants where player_id = $1', [
    String(player_id),
  ])
  const funds = await Promise.all(rows.map(({ id }) => balanceOf(t.house.db, fundAccount(`free-spins:${id}`, 'UAH'))))
  return Number(funds.reduce((sum, fund) => sum + fund, 0n))
}
/** Time goes on, and the player signs in anew. */
const later = async (duration_ms: number) => {
  t.clock.advance(duration_ms)
  visitor = await enterAs(t, player_id)
}

test('an operator gives free spins to a list once: their stakes leave a fund, and the player sees where, at what stake and until when', async () => {
  expect((await planFreeSpins(t.house, list())).report).toBe(
    '1 players, 400 minor units; left out: 0 unknown, 0 with another currency, 0 who may be given nothing, 0 given before',
  )
  expect(await give()).toContain('1 given')
  expect(await give()).toContain('0 given')
  expect(await promised()).toBe(0)
  const [spins, ...more] = await own()
  expect(more).toEqual([])
  expect(spins).toMatchObject({
    status: 'active',
    stake: 200,
    currentFs: 2,
    total: 2,
    played: 0,
    won: 0,
    winsTo: 'cash',
    nextAt: null,
    endsAt: new Date(t.clock.now().getTime() + 3 * day_ms).toISOString(),
    games: [{ slug: 'golden-orchard', title: expect.not.stringMatching('golden-orchard') }, { slug: 'old-lviv' }],
  })
  expect(messages()).toMatchObject([{ event: 'applied', data: { bonusId: spins?.id, currentFs: 2 } }])
  const stranger = await registerPlayer(t)
  expect((await stranger.visitor.call(getFreeSpins, {})).body.data).toEqual([])
})

test('a trial of a list counts neither who has had theirs nor who is excluded, and no share of theirs is set aside', async () => {
  const [excluded, late] = [await registerPlayer(t), await registerPlayer(t)]
  await excluded.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  const players = [player_id, excluded.player_id]
  const fund = () => balanceOf(t.house.db, fundAccount(`free-spins-list:list-${player_id}`, 'UAH'))
  const tried = async (some: readonly bigint[]) => (await planFreeSpins(t.house, list({ players: some.map(Number) }))).report
  expect(await tried(players)).toMatch(/^1 players, 400 minor units; .* 1 who may be given nothing, 0 given before$/)
  expect(await give({ players: players.map(Number) })).toContain('1 given')
  expect(await fund()).toBe(0n)
  expect(await tried(players)).toMatch(/^0 players, 0 minor units; .* 1 given before$/)
  expect(await give({ players: [...players, late.player_id].map(Number) })).toContain('1 given')
  expect(await fund()).toBe(0n)
})

test('a list that grows is funded for those who are new, also when one who had theirs has excluded themselves since', async () => {
  const [leaving, second, third] = [await registerPlayer(t), await registerPlayer(t), await registerPlayer(t)]
  const grown = (...more: readonly { readonly player_id: bigint }[]) =>
    give({ players: [player_id, leaving.player_id, ...more.map((one) => one.player_id)].map(Number) })
  expect(await grown()).toContain('2 given')
  expect(await grown(second)).toContain('1 given')
  await leaving.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  expect(await grown(second, third)).toContain('1 given')
})

test('a stake or a game that no free spin is played with is refused before anything is promised; so is what is no list', async () => {
  await expect(give({ stake_minor: 201 })).rejects.toThrow('takes no stake of 201')
  await expect(give({ games: ['european-roulette'] })).rejects.toThrow('takes no free spins')
  await expect(give({ games: ['nothing'] })).rejects.toThrow('there is no nothing')
  await expect(give({ number: 0 })).rejects.toThrow('number')
  await expect(give({ currency: 'USD', stake_minor: 20 })).rejects.toThrow('1 with another currency')
  expect(await own()).toEqual([])
})

test('RTM-019a: what is played to its end is complete, with what it won, and each step is a message', async () => {
  await give()
  await spin(150n)
  expect(await own()).toMatchObject([{ status: 'active', currentFs: 1, played: 1, won: 150 }])
  await spin()
  expect(await own()).toMatchObject([{ status: 'complete', currentFs: 0, played: 2, won: 150, endsAt: null }])
  expect(await balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH'))).toBe(150n)
  const [{ id } = { id: 0 }] = await own()
  expect(messages().map((message) => [message['event'], message.data])).toEqual([
    ['applied', { bonusId: id, currentFs: 2 }],
    ['complete', { bonusId: id, currentFs: 0 }],
  ])
})

test('free spins expire by the job alone at their time, and what was not played goes back to the house', async () => {
  // What other players did not play is over before.
  await later(4 * day_ms)
  await expireFreeSpins(t.house)
  await give()
  await spin()
  const promotions = () => balanceOf(t.house.db, houseAccount('promotions', 'UAH'))
  const before = await promotions()
  await later(3 * day_ms - 1)
  await expireFreeSpins(t.house)
  expect(await own()).toMatchObject([{ status: 'active', currentFs: 1 }])
  t.clock.advance(1)
  await expireFreeSpins(t.house)
  await expireFreeSpins(t.house)
  expect(await own()).toMatchObject([{ status: 'complete', currentFs: 0, played: 1, total: 2 }])
  expect(await promotions()).toBe(before + 200n)
  await t.drain()
  expect(messages().at(-1)).toMatchObject({ event: 'expired' })
})

test('API-113, EN-041: daily free spins come a portion a day; what may be played now is said beside all of them', async () => {
  expect(await periodical()).toEqual({ currentFs: 0, total: 0, bonus: null })
  await give({ portions: 3 })
  expect(await periodical()).toMatchObject({ currentFs: 2, total: 6, bonus: { portions: 3, status: 'active' } })
  await spin()
  await spin()
  await openDuePortions(t.house)
  expect(await periodical()).toMatchObject({ currentFs: 0, total: 6, bonus: { played: 2, nextAt: expect.any(String) } })
  await later(day_ms)
  await openDuePortions(t.house)
  await openDuePortions(t.house)
  expect(await periodical()).toMatchObject({ currentFs: 2, total: 6 })
  await t.drain()
  expect(messages().map((message) => message['event'])).toEqual(['applied', 'complete', 'applied'])
})

test('free spins are given up once, those of days to come too: what was not played goes back to the house, and what was won stays', async () => {
  await give({ portions: 3 })
  await spin(150n)
  const [spins] = await own()
  expect(spins).toMatchObject({ currentFs: 1, left: 5, total: 6, won: 150 })
  const id = spins?.id ?? 0
  const promotions = () => balanceOf(t.house.db, houseAccount('promotions', 'UAH'))
  const before = await promotions()
  const giveUp = async (who: TestVisitor) => (await who.call(cancelFreeSpins, { params: { id } })).body
  const stranger = await registerPlayer(t)
  expect(await giveUp(stranger.visitor)).toMatchObject({ success: false, error: 'free-spins-not-there' })
  const answers = await Promise.all([1, 2, 3].map(() => giveUp(visitor)))
  expect(answers.map((answer) => (answer.success ? 'given up' : answer.error)).toSorted()).toEqual([
    'free-spins-over',
    'free-spins-over',
    'given up',
  ])
  expect(await own()).toMatchObject([{ status: 'complete', currentFs: 0, left: 0, nextAt: null, won: 150 }])
  expect([await promotions(), await promised()]).toEqual([before + 1_000n, 0])
  expect(await balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH'))).toBe(150n)
  await later(day_ms)
  await openDuePortions(t.house)
  expect(await own()).toMatchObject([{ currentFs: 0, left: 0 }])
  await t.drain()
  expect(messages().at(-1)).toMatchObject({ event: 'canceled', data: { bonusId: id, currentFs: 0 } })
})

test('who takes a break is opened and told of no portion meanwhile, neither one of those to come nor the first, and none of them runs out; one that was open does', async () => {
  await give({ portions: 2 })
  await visitor.call(coolOff, { body: { days: 7 } })
  await give({ name: `in-break-${player_id}`, number: 1 })
  t.published.length = 0
  t.clock.advance(day_ms)
  await openDuePortions(t.house)
  await t.drain()
  const states = async () => {
    const { rows } = await t.house.pool.query<{ state: string }>(
      'select state from bonuses_free_spins.portions where player_id = $1 order by id',
      [String(player_id)],
    )
    return rows.map(({ state }) => state)
  }
  expect([await states(), messages(), await promised()]).toEqual([['open', 'waiting', 'waiting'], [], 600])
  t.clock.advance(3 * day_ms)
  await expireFreeSpins(t.house)
  expect(await states()).toEqual(['expired', 'waiting', 'waiting'])
  await later(3 * day_ms)
  await openDuePortions(t.house)
  await expireFreeSpins(t.house)
  // What was not played of the first stays in its gift's fund until the gift is over.
  expect([await states(), await promised()]).toEqual([['expired', 'open', 'open'], 400])
})

test('performance: the free spins of a bonus that ends are found by their index, and not among all that were ever given', async () => {
  await give()
  const scans = await inTransaction(t.house.db, async (tx) => {
    // Of a few rows alone all would be read anyway.
    await sql`set local enable_seqscan = off`.execute(tx)
    await lockOfBonuses(tx, [1n])
    const { rows } = await sql<{ scans: number }>`
      select pg_stat_get_xact_numscans('bonuses_free_spins.grants_of_bonus'::regclass)::integer as scans`.execute(tx)
    return rows[0]?.scans
  })
  expect(scans).toBe(1)
})

test('reliability 12: who excluded themselves is given no free spins, and no portion comes while that lasts; what was promised stays funded', async () => {
  await give({ portions: 2 })
  expect(await promised()).toBe(400)
  await visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  t.clock.advance(day_ms)
  await openDuePortions(t.house)
  const { rows } = await t.house.pool.query('select place, state from bonuses_free_spins.portions where player_id = $1 order by place', [
    String(player_id),
  ])
  expect(rows).toEqual([
    { place: 1, state: 'open' },
    { place: 2, state: 'waiting' },
  ])
  expect(await promised()).toBe(400)
  await expect(give({ name: `more-${player_id}` })).rejects.toThrow('1 who may be given nothing')
  expect(await balanceOf(t.house.db, fundAccount(`free-spins-list:more-${player_id}`, 'UAH'))).toBe(0n)
})
