import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { applyBonus, cancelBonus } from '#casino/bonuses/bonuses/contract.ts'
import { amounts, offered, publish, stands, welcome } from '#casino/bonuses/bonuses/testing/offered-bonus.ts'
import { giveFreeSpins } from '#casino/bonuses/free-spins/server/api.ts'
import { getAllGames } from '#casino/games/lobby/contract.ts'
import { reloadCatalogue } from '#casino/games/lobby/server/api.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fillFund, fundAccount, openFreeSpins, purseOf } from '#casino/money/wallet/server/api.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { ErasureAsked } from '#casino/players/personal-data/events.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { launchProviderGame } from '../contract.ts'
import { first_asked_after_ms, refunded_after_ms } from '../rules.ts'
import { callDoor, openSession, studioHouse, type StudioHouse } from '../testing/studio-house.ts'
import { askAfterRounds } from './ask-after-rounds.ts'
import { followStudios } from './follow-studios.ts'
import { commands } from './operator-commands.ts'

const funds = 10_000
let t: TestHouse
let made: StudioHouse
let player: FundedPlayer
let session: string
let round: string
let names = 0

beforeAll(async () => {
  made = await studioHouse()
  ;({ t } = made)
})
afterAll(async () => {
  await made.close()
  await closeBalanced(t)
})
beforeEach(async () => {
  made.studio.is_silent = false
  made.studio.is_hanging = false
  player = await fundedPlayer(t, BigInt(funds))
  session = await openSession(t, player.visitor)
  names += 1
  round = `o${names}`
})

const cash = async () => Number(await balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH')))
const debit = (change: object = {}) =>
  callDoor(t, 'debit', { session, transaction: `${round}-d`, round, amount: 100, currency: 'UAH', ...change })
const state = async () => (await callDoor(t, 'round', { round })).data['state']
const askAfter = async (ms: number): Promise<void> => {
  t.clock.advance(ms)
  await askAfterRounds(t.house)
}
const operate = (...words: string[]) => readCommand(commands, [...words, '--actor', 'anna', '--reason', 'The studio asked for it'])(t.house)

test('a bonus is not given up while its money, or a free spin whose win would be its own, is at stake in a round of a studio', async () => {
  const wagering = { ...welcome.wagering, contributions: { instant: 100 } }
  const free = { trigger: 'registration', amount: { kind: 'fixed', amounts: amounts(100) } } as const
  await publish(t, { ...welcome, ...free, wagering, slug: 'studio' })
  const { visitor, player_id } = await registerPlayer(t)
  const { id } = await offered(visitor, 'studio')
  await visitor.call(applyBonus, { params: { id } })
  const cancel = async () => (await visitor.call(cancelBonus, { params: { id } })).body
  const close = (won: number) => callDoor(t, 'close', { round, staked: 100, won })
  session = await openSession(t, visitor)
  expect((await debit()).status).toBe(200)
  expect(await cancel()).toMatchObject({ success: false, error: 'bonus-round-open' })
  await close(0)
  await inTransaction(t.house.db, async (tx) => {
    await fillFund(tx, t.house, { campaign: `studio-${id}`, asset: 'UAH', step: 'test', amount_minor: 100n })
    const gift = { player_id, key: `studio:${id}`, title: { key: 'free-spins.prize.title', values: {} }, asset: 'UAH' as const }
    const terms = { stake_minor: 100n, number: 1, games: ['by-acme-coin'], portions: 1, days_to_play: 3, wins_to: BigInt(id) }
    await giveFreeSpins(tx, t.house, { ...gift, ...terms }, fundAccount(`studio-${id}`, 'UAH'))
  })
  const [spins] = await openFreeSpins(t.house.db, player_id, t.clock.now())
  round = `${round}-spin`
  expect((await debit({ freeSpins: Number(spins?.free_spins_id) })).status).toBe(200)
  expect(await cancel()).toMatchObject({ success: false, error: 'bonus-round-open' })
  await callDoor(t, 'credit', { transaction: `${round}-c`, round, amount: 196, currency: 'UAH' })
  await close(196)
  expect(await stands(t, player_id, id)).toEqual([0, 196])
  expect(await cancel()).toMatchObject({ success: true })
})

describe('a studio that dies in a round', () => {
  test('is asked after five minutes; what it says is paid once and the round is closed', async () => {
    await debit()
    made.told.set(round, { round, state: 'closed', credits: [{ transaction: `${round}-c`, amount: 196 }] })
    await askAfter(first_asked_after_ms - 1_000)
    expect(await state()).toBe('open')
    await askAfter(1_000)
    expect([await state(), await cash()]).toEqual(['closed', funds + 96])
    // The studio comes back and sends what it could not send before.
    expect((await callDoor(t, 'credit', { transaction: `${round}-c`, round, amount: 196, currency: 'UAH' })).status).toBe(200)
    expect(await cash()).toBe(funds + 96)
  })

  test('and forgets the round: the stake goes back, and a win that comes after all is refused', async () => {
    await debit()
    await askAfter(first_asked_after_ms)
    expect([await state(), await cash()]).toEqual(['refunded', funds])
    expect(await callDoor(t, 'credit', { transaction: `${round}-c`, round, amount: 196, currency: 'UAH' })).toMatchObject({
      error: 'provider-round-over',
    })
    expect(await cash()).toBe(funds)
  })

  test('and never answers: after 26 hours the stake goes back, and not before', async () => {
    await debit()
    made.studio.is_silent = true
    await askAfter(refunded_after_ms - 60 * 60_000)
    expect([await state(), await cash()]).toEqual(['open', funds - 100])
    await askAfter(60 * 60_000)
    expect([await state(), await cash()]).toEqual(['refunded', funds])
  })

  test('and had paid a part of it: that is kept, and the round ends as it stands', async () => {
    await debit()
    await callDoor(t, 'credit', { transaction: `${round}-c`, round, amount: 30, currency: 'UAH' })
    made.studio.is_silent = true
    await askAfter(refunded_after_ms)
    expect([await state(), await cash()]).toEqual(['closed', funds - 70])
  })

  test('says of a round more than its game can bring: that is not paid, and the round stays open for people to look at', async () => {
    await debit()
    made.told.set(round, { round, state: 'closed', credits: [{ transaction: `${round}-c`, amount: 5_000 }] })
    await askAfter(first_asked_after_ms)
    expect([await state(), await cash()]).toEqual(['open', funds - 100])
    expect(await readCommand(commands, ['studios', 'rounds'])(t.house)).toContain(round)
    made.told.delete(round)
    await askAfter(refunded_after_ms)
    expect([await state(), await cash()]).toEqual(['refunded', funds])
  })

  test('announces a lower largest win while a round is open: the round is paid what its game announced as it began', async () => {
    await debit()
    await t.house.pool.query(`update games_providers.games set max_win_multiple = 1.5 where slug = 'by-acme-coin'`)
    expect((await callDoor(t, 'credit', { transaction: `${round}-c`, round, amount: 196, currency: 'UAH' })).status).toBe(200)
    expect(await cash()).toBe(funds + 96)
    expect((await callDoor(t, 'close', { round, staked: 100, won: 196 })).status).toBe(200)
    // One that began before this was kept has the game's own.
    const [old, begun] = [`${round}-old`, { round: `${round}-old`, transaction: `${round}-old-d` }]
    await debit(begun)
    await t.house.pool.query(`update games_providers.rounds set max_win_multiple = null where ref = $1`, [old])
    const credit = { transaction: `${old}-c`, round: old, currency: 'UAH' }
    expect(await callDoor(t, 'credit', { ...credit, amount: 196 })).toMatchObject({ error: 'provider-win-too-high' })
    expect((await callDoor(t, 'credit', { ...credit, amount: 150 })).status).toBe(200)
    await callDoor(t, 'close', { round: old, staked: 100, won: 150 })
    await followStudios(t.house)
  })

  test('takes questions and never answers: it is asked once in a run, its rounds wait, and those of another studio do not', async () => {
    const refs = [`${round}-1`, `${round}-2`, `${round}-3`]
    for (const ref of refs) await debit({ round: ref, transaction: `${ref}-d` })
    await t.house.pool.query(
      `with game as (
         insert into games_providers.games (slug, provider, ref, kind, title, rtp_percent, max_win_multiple, is_open)
         values ('by-other-coin', 'other', 'coin', 'instant', '{}', 98, 2, true) returning slug
       )
       insert into games_providers.rounds (provider, ref, slug, player_id, currency, begun_at, ask_at)
       select 'other', $1, slug, $2, 'UAH', $3, $3 from game`,
      [round, player.id, t.clock.now()],
    )
    const states = async () =>
      (
        await t.house.pool.query<{ state: string }>(`select state from games_providers.rounds where ref = any($1) order by id`, [
          [...refs, round],
        ])
      ).rows.map(({ state: of }) => of)
    made.studio.is_hanging = true
    made.asked.length = 0
    await askAfter(first_asked_after_ms)
    expect([made.asked, await states()]).toEqual([[refs[0]], ['open', 'open', 'open', 'refunded']])
    // It is there again: all are asked about in their turn.
    made.studio.is_hanging = false
    await askAfter(first_asked_after_ms)
    expect([made.asked.toSorted(), await states()]).toEqual([
      [refs[0], ...refs].toSorted(),
      ['refunded', 'refunded', 'refunded', 'refunded'],
    ])
    for (const ref of refs) await debit({ round: `${ref}b`, transaction: `${ref}b-d` })
    made.studio.is_hanging = true
    await askAfter(refunded_after_ms)
    expect(await cash()).toBe(funds)
  }, 30_000)

  test('an open round is owed in its currency to somebody who is there: an erasure waits for it', async () => {
    player = await fundedPlayer(t, 100n)
    session = await openSession(t, player.visitor)
    await debit()
    const asked = ErasureAsked({ player_id: String(player.id), due_at: t.clock.now().toISOString() }, player.id)
    const ask = () => inTransaction(t.house.db, (tx) => announce(tx, t.house, [asked]))
    await expect(ask()).rejects.toThrow('provider-rounds-open')
    await askAfter(first_asked_after_ms)
    // What came back with the round is what stands in the way now.
    await expect(ask()).rejects.toThrow('erasure-money-left')
  })
})

describe('an operator', () => {
  const launch = () => player.visitor.call(launchProviderGame, { params: { slug: 'by-acme-dice' } })
  const listed = async () => {
    await reloadCatalogue(t.house)
    return (await t.visitor().call(getAllGames)).body.data.map(({ slug }) => slug).filter((slug) => slug.startsWith('by-'))
  }

  test('RTM-059: closes a game: nothing new is taken, whoever has it open hears it, players read why, what is open is paid, and an answer of the studio opens nothing', async () => {
    const dice = await openSession(t, player.visitor, 'by-acme-dice')
    const at = { session: dice }
    await debit(at)
    await t.drain()
    t.published.length = 0
    expect(await operate('studios', 'close', 'by-acme-dice', '--uk', 'Ремонт', '--ru', 'Ремонт', '--en', 'It is being repaired')).toContain(
      'closed',
    )
    const told = () => t.published.filter(({ message }) => message.type === 'game')
    const message = { uk: 'Ремонт', ru: 'Ремонт', en: 'It is being repaired' }
    await t.drain()
    expect(told()).toEqual([{ channel: 'common', message: { type: 'game', event: 'closed', data: { slug: 'by-acme-dice', message } } }])
    expect(await debit({ ...at, transaction: `${round}-d2` })).toMatchObject({
      error: 'provider-game-closed',
      message: 'The game is closed. It is being repaired',
    })
    expect((await launch()).body).toMatchObject({ error: 'provider-game-closed', message: 'Гру закрито. Ремонт' })
    expect((await callDoor(t, 'credit', { transaction: `${round}-c`, round, amount: 300, currency: 'UAH' })).status).toBe(200)
    await followStudios(t.house)
    expect(await listed()).toEqual(['by-acme-coin'])
    await operate('studios', 'open', 'by-acme-dice')
    expect(await listed()).toEqual(['by-acme-coin', 'by-acme-dice'])
    await t.drain()
    expect(told()[1]?.message).toMatchObject({ event: 'opened', data: { slug: 'by-acme-dice' } })
    expect((await launch()).body.data.url).toContain('/launch/?game=dice&language=uk#token=')
  })

  test('switches a studio off and on, by name and reason', async () => {
    await operate('studios', 'off', 'acme')
    expect(await debit()).toMatchObject({ error: 'provider-off' })
    expect(await listed()).toEqual([])
    await operate('studios', 'on', 'acme')
    expect((await debit()).status).toBe(200)
    expect(await readCommand(commands, ['studios', 'list'])(t.house)).toContain('acme\ton\tanswers')
    const { rows } = await t.house.pool.query<{ action: string }>(
      `select action from kernel.audit where subject = 'provider:acme' and actor = 'operator:anna' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['games/providers.switched-off', 'games/providers.switched-on'])
  })

  test('sees that a studio is silent; its games are not opened until it answers', async () => {
    made.studio.is_silent = true
    for (let asked = 0; asked < 3; asked += 1) await followStudios(t.house)
    expect((await launch()).body).toMatchObject({ error: 'provider-silent' })
    expect(await readCommand(commands, ['studios', 'list'])(t.house)).toContain('acme\ton\tsilent')
    made.studio.is_silent = false
    await followStudios(t.house)
    expect((await launch()).body.success).toBe(true)
  })
})
