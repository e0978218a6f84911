import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { faultsOfFreeSpins, giveFreeSpins } from '#casino/bonuses/free-spins/server/api.ts'
import { listRoundsEndpoint, startGameEndpoint } from '#casino/games/play/contract.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import {
  balanceOf,
  beginGrant,
  bonusPurse,
  fillFund,
  fundAccount,
  openFreeSpins,
  purseOf,
  readGrants,
  setStakeControls,
  type StakeControls,
} from '#casino/money/wallet/server/api.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { callDoor, keys, launchToken, openSession, studioHouse, type StudioHouse } from '../testing/studio-house.ts'

const funds = 100_000
let t: TestHouse
let made: StudioHouse
let player: FundedPlayer
let session: string
let names = 0
/** Names of this test alone. */
let round: string

beforeAll(async () => {
  made = await studioHouse()
  ;({ t } = made)
})
afterAll(async () => {
  await made.close()
  await closeBalanced(t)
})
beforeEach(async () => {
  player = await fundedPlayer(t, BigInt(funds))
  session = await openSession(t, player.visitor)
  names += 1
  round = `r${names}`
})

const cash = async (id = player.id) => Number(await balanceOf(t.house.db, purseOf(id, 'main', 'UAH')))
const debit = (change: object = {}) =>
  callDoor(t, 'debit', { session, transaction: `${round}-d`, round, amount: 100, currency: 'UAH', ...change })
const credit = (change: object = {}) => callDoor(t, 'credit', { transaction: `${round}-c`, round, amount: 196, currency: 'UAH', ...change })
const rollback = (change: object = {}) => callDoor(t, 'rollback', { transaction: `${round}-b`, round, debit: `${round}-d`, ...change })
const close = (staked = 100, won = 196) => callDoor(t, 'close', { round, staked, won })
const standing = async () => (await callDoor(t, 'round', { round })).data

describe('a round through the door', () => {
  test('is staked, paid and closed by the ledger, and stands in the history like any other round', async () => {
    expect((await debit()).data).toEqual({ transaction: `${round}-d`, currency: 'UAH', balance: funds - 100 })
    expect((await credit()).data['balance']).toBe(funds + 96)
    const closed = await close()
    expect(closed.data).toEqual({ round, currency: 'UAH', balance: funds + 96 })
    expect((await close()).data).toEqual(closed.data)
    await t.drain()
    const { data } = (await player.visitor.call(listRoundsEndpoint)).body
    expect(data).toMatchObject([
      { id: expect.stringMatching(/^s\d+$/), slug: 'by-acme-coin', title: 'Монета', stake_minor: 100, win_minor: 196 },
    ])
  })

  test('the token opens one session, once, in time, for its studio alone, and the player has another name at every studio', async () => {
    const token = await launchToken(player.visitor)
    const elsewhere = { provider: 'other', key: keys.other }
    expect((await callDoor(t, 'session', { token }, elsewhere)).error).toBe('provider-token-unknown')
    const { data } = await callDoor(t, 'session', { token })
    expect(data).toMatchObject({ game: 'coin', currency: 'UAH', balance: funds, exponent: 2, freeSpins: null })
    expect(String(data['player'])).not.toContain(String(player.id))
    expect((await callDoor(t, 'session', { token })).error).toBe('provider-token-unknown')
    const late = await launchToken(player.visitor)
    t.clock.advance(3 * 60_000)
    expect((await callDoor(t, 'session', { token: late })).error).toBe('provider-token-unknown')
    expect((await callDoor(t, 'balance', { session }, elsewhere)).error).toBe('provider-session-ended')
  })

  test('a game of a studio asked for as one of ours leads the browser to its page, which says who deals, with a picture of the house', async () => {
    const answer = await player.visitor.call(startGameEndpoint, { params: { slug: 'by-acme-coin' }, query: { isMoney: true } })
    expect(answer).toMatchObject({ status: 301, body: { redirectUrl: '/games/studio/by-acme-coin/' } })
    const page = await player.visitor.raw('GET', '/rest/page/games/by-acme-coin/')
    expect(page.json()).toMatchObject({ redirectUrl: '/games/studio/by-acme-coin/' })
    const own = await player.visitor.raw('GET', '/rest/page/games/studio/by-acme-coin/')
    expect(own.json()).toMatchObject({ data: { components: [{ data: { title: 'Монета', studio: 'Acme', rtp: 98, closed: null } }] } })
    const cover = await player.visitor.raw('GET', '/art/games/by-acme-coin-tall-uk.svg')
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(cover.body).toContain('Монета')
  })
})

describe('who calls', () => {
  test.each([
    ['another key', { key: keys.other }],
    ['the key of the house’s own calls', { from: 'house' as const }],
    ['a time of two minutes ago', { late_s: 120 }],
    ['a time to come', { late_s: -120 }],
    ['another path', { path: '/rest/provider/acme/credit/' }],
    ['a nonce that is too short', { nonce: 'short' }],
    ['the name of another studio', { provider: 'other' }],
    ['a name that nobody knows', { provider: 'nobody' }],
    ['another body', { sent: { session: 'x'.repeat(24) } }],
  ])('is refused with %s, whatever of it is wrong', async (_what, how) => {
    expect(await callDoor(t, 'balance', { session }, how)).toMatchObject({ status: 403, error: 'provider-signature' })
  })

  test('a recorded call is not heard a second time', async () => {
    const nonce = `recorded-${round}-nonce-of-a-call`
    expect((await callDoor(t, 'balance', { session }, { nonce })).status).toBe(200)
    expect(await callDoor(t, 'balance', { session }, { nonce })).toMatchObject({ status: 409, error: 'provider-nonce-used' })
  })
})

describe('whatever a studio repeats, reorders or changes', () => {
  test('the same again moves nothing and is answered the same; another content under the name is refused', async () => {
    const [first, again] = [await debit(), await debit()]
    expect(again.data).toEqual(first.data)
    expect(await cash()).toBe(funds - 100)
    expect(await debit({ amount: 50 })).toMatchObject({ status: 409, error: 'provider-transaction-reused' })
    expect(await credit({ transaction: `${round}-d` })).toMatchObject({ error: 'provider-transaction-reused' })
    const won = await credit()
    expect((await credit()).data).toEqual(won.data)
    expect(await credit({ amount: 100 })).toMatchObject({ error: 'provider-transaction-reused' })
    expect(await cash()).toBe(funds + 96)
  })

  test('five of one debit and five of one credit at once move one of each', async () => {
    const staked = await Promise.all(Array.from({ length: 5 }, () => debit()))
    expect(new Set(staked.map(({ data }) => data['balance']))).toEqual(new Set([funds - 100]))
    await Promise.all(Array.from({ length: 5 }, () => credit()))
    expect(await cash()).toBe(funds + 96)
  })

  test('a rollback that overtakes its debit keeps it from ever being taken', async () => {
    expect((await rollback()).data['outcome']).toBe('never-taken')
    expect(await debit()).toMatchObject({ status: 409, error: 'provider-rolled-back' })
    // Under the name of another round it is the same debit.
    expect(await debit({ round: `${round}-other` })).toMatchObject({ error: 'provider-rolled-back' })
    expect((await rollback()).data['outcome']).toBe('never-taken')
    expect(await cash()).toBe(funds)
  })

  test('a rollback gives the stake back once; a debit and its rollback at once leave nothing taken', async () => {
    await debit()
    expect((await rollback()).data['outcome']).toBe('returned')
    expect((await rollback()).data['outcome']).toBe('returned')
    expect(await rollback({ transaction: `${round}-b2` })).toMatchObject({ error: 'provider-transaction-reused' })
    expect(await cash()).toBe(funds)
    expect(await standing()).toMatchObject({ state: 'refunded', staked: 0 })
    round = `${round}-race`
    await Promise.all([debit(), rollback()])
    expect(await cash()).toBe(funds)
  })

  test('a round that was paid keeps its stakes, and one that is over takes and gives nothing', async () => {
    await debit()
    await credit()
    expect(await rollback()).toMatchObject({ status: 409, error: 'provider-round-paid' })
    await close()
    expect(await rollback({ transaction: `${round}-b2` })).toMatchObject({ error: 'provider-round-over' })
    expect(await credit({ transaction: `${round}-c2`, amount: 0 })).toMatchObject({ error: 'provider-round-over' })
    expect(await debit({ transaction: `${round}-d2` })).toMatchObject({ error: 'provider-round-over' })
    expect(await cash()).toBe(funds + 96)
  })

  test('a credit without a stake, above the largest win of the game or in another currency is not paid', async () => {
    expect(await credit()).toMatchObject({ status: 404, error: 'provider-round-unknown' })
    await debit()
    expect(await credit({ currency: 'USD' })).toMatchObject({ error: 'provider-currency' })
    expect(await credit({ amount: 197 })).toMatchObject({ error: 'provider-win-too-high', most_minor: 196 })
    expect((await credit({ amount: 100 })).status).toBe(200)
    expect(await credit({ transaction: `${round}-c2`, amount: 97 })).toMatchObject({ error: 'provider-win-too-high' })
    expect(await cash()).toBe(funds)
  })

  test('a stake in another currency, above the house’s most or in somebody else’s round is not taken', async () => {
    expect(await debit({ currency: 'USD' })).toMatchObject({ status: 409, error: 'provider-currency', currency: 'UAH' })
    expect(await debit({ amount: 500_001 })).toMatchObject({ error: 'provider-stake-too-high', most_minor: 500_000 })
    expect(await debit({ amount: funds + 1 })).toMatchObject({ error: 'insufficient-funds' })
    await debit()
    const other = await fundedPlayer(t, 1_000n)
    const theirs = await openSession(t, other.visitor)
    expect(await debit({ session: theirs, transaction: `${round}-x` })).toMatchObject({ error: 'provider-round-other' })
    const dice = await openSession(t, player.visitor, 'by-acme-dice')
    expect(await debit({ session: dice, transaction: `${round}-y` })).toMatchObject({ error: 'provider-round-other' })
    expect(await cash(other.id)).toBe(1_000)
  })

  test('a round is closed with sums that both sides agree on, and told with everything that moved', async () => {
    await debit()
    expect(await close(100, 0)).toMatchObject({ status: 200 })
    round = `${round}-second`
    await debit()
    await credit({ amount: 50 })
    expect(await close(100, 196)).toMatchObject({ status: 409, error: 'provider-round-differs', staked_minor: 100, won_minor: 50 })
    expect(await standing()).toMatchObject({
      state: 'open',
      staked: 100,
      won: 50,
      transactions: [
        { transaction: `${round}-d`, kind: 'debit', amount: 100 },
        { transaction: `${round}-c`, kind: 'credit', amount: 50 },
      ],
    })
  })
})

describe('what holds for our own games', () => {
  test('who excludes themselves stakes nothing more, and is paid what an open round brings', async () => {
    await debit()
    await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
    await t.drain()
    expect(await debit({ transaction: `${round}-d2` })).toMatchObject({ error: 'provider-session-ended' })
    expect((await credit()).status).toBe(200)
    expect((await close()).status).toBe(200)
    expect(await cash()).toBe(funds + 96)
  })

  test('who signs out takes the session with them', async () => {
    await player.visitor.raw('GET', '/rest/logout/')
    expect(await debit()).toMatchObject({ status: 403, error: 'provider-session-ended' })
  })

  test('a block and a limit of the player refuse the stake as they refuse ours, in words', async () => {
    const free = { blocked_until: null, session_until: null, caps: null }
    const set = (change: Partial<StakeControls>) =>
      inTransaction(t.house.db, (tx) => setStakeControls(tx, t.house, player.id, { ...free, ...change }))
    await set({ blocked_until: new Date(t.clock.now().getTime() + 60_000) })
    expect(await debit()).toMatchObject({ error: 'stakes-blocked' })
    await set({ session_until: new Date(t.clock.now().getTime() - 1) })
    expect(await debit()).toMatchObject({ error: 'limit-reached', kind: 'session' })
    await set({ caps: { asset: 'UAH', limits: [{ which: 'stake-24-hours', amount_minor: 99n }] } })
    expect(await debit()).toMatchObject({ error: 'limit-reached', kind: 'stake' })
    await set({})
    expect((await debit()).status).toBe(200)
  })

  test('a bonus that is wagered pays what cash does not cover, counts the stake, and gets its part of the win', async () => {
    const poor = await fundedPlayer(t, 40n)
    const grant_id = 2_000_000n + poor.id
    await inTransaction(t.house.db, async (tx) => {
      await fillFund(tx, t.house, { campaign: `door-${poor.id}`, asset: 'UAH', step: 'test', amount_minor: 1_000n })
      await beginGrant(tx, t.house, {
        grant_id,
        player_id: poor.id,
        product: 'casino',
        asset: 'UAH',
        purse: bonusPurse(grant_id),
        fund: `fund:door-${poor.id}`,
        amount_minor: 1_000n,
        required_minor: 10_000n,
        most_stake_minor: 500n,
        contributions: { instant: 50 },
        excluded_games: [],
        most_opposite_percent: 50,
      })
    })
    session = await openSession(t, poor.visitor)
    expect((await callDoor(t, 'balance', { session })).data).toMatchObject({ balance: 40, bonus: 1_000 })
    await debit()
    const wagered = async () => (await readGrants(t.house.db, [grant_id]))[0]
    expect(await wagered()).toMatchObject({ wagered_minor: 50n, balance_minor: 940n })
    await credit()
    expect(await cash(poor.id)).toBe(79)
    expect(await wagered()).toMatchObject({ balance_minor: 1_057n })
    round = `${round}-back`
    await debit()
    await rollback()
    expect(await wagered()).toMatchObject({ wagered_minor: 50n, balance_minor: 1_057n })
  })

  test('a free spin pays the stake, takes no cash, and counts as nothing staked; taken back it is a spin again', async () => {
    expect(faultsOfFreeSpins(t.house, ['by-acme-coin'], 'UAH', 100)).toEqual([])
    expect(faultsOfFreeSpins(t.house, ['by-acme-dice'], 'UAH', 100)).toHaveLength(1)
    await inTransaction(t.house.db, async (tx) => {
      await fillFund(tx, t.house, { campaign: `door-spins-${player.id}`, asset: 'UAH', step: 'test', amount_minor: 1_000n })
      const gift = { player_id: player.id, key: `door:${player.id}`, title: { key: 'free-spins.prize.title', values: {} } }
      const terms = {
        asset: 'UAH' as const,
        stake_minor: 100n,
        number: 2,
        games: ['by-acme-coin'],
        portions: 1,
        days_to_play: 3,
        wins_to: null,
      }
      await giveFreeSpins(tx, t.house, { ...gift, ...terms }, fundAccount(`door-spins-${player.id}`, 'UAH'))
    })
    const spins = async () => (await openFreeSpins(t.house.db, player.id, t.clock.now()))[0]
    const { free_spins_id } = (await spins()) ?? {}
    const freeSpins = Number(free_spins_id)
    expect((await callDoor(t, 'balance', { session })).data['freeSpins']).toEqual({ id: freeSpins, left: 2, stake: 100 })
    expect(await debit({ freeSpins, amount: 200 })).toMatchObject({ error: 'free-spins-other-stake' })
    expect((await debit({ freeSpins })).data['balance']).toBe(funds)
    await rollback()
    expect(await spins()).toMatchObject({ left: 2 })
    round = `${round}-won`
    await debit({ freeSpins })
    await credit()
    await close()
    expect(await cash()).toBe(funds + 196)
    expect(await spins()).toMatchObject({ left: 1, won_minor: 196n })
    await t.drain()
    expect((await player.visitor.call(listRoundsEndpoint)).body.data).toMatchObject([{ stake_minor: 0, win_minor: 196 }])
  })

  test('the fact of an ended round is the one that contests, missions and jackpots count', async () => {
    await debit()
    await credit()
    await close()
    const { rows } = await t.house.pool.query<{ data: object }>('select data from kernel.facts where kind = $1 and player_id = $2', [
      RoundSettled.kind,
      player.id,
    ])
    expect(rows).toMatchObject([{ data: { slug: 'by-acme-coin', mode: 'money', stake_minor: 100, win_minor: 196, seed_id: null } }])
  })
})
