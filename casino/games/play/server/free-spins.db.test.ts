import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { giveFreeSpins } from '#casino/bonuses/free-spins/server/api.ts'
import { balanceOf, fillFund, fundAccount, openFreeSpins, purseOf } from '#casino/money/wallet/server/api.ts'
import { closeBalanced } from '#casino/money/wallet/testing/wallet-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { getRoundEndpoint, listRoundsEndpoint, playRoundEndpoint, startGameEndpoint } from '../contract.ts'
import { RoundSettled } from '../events.ts'
import { fundedPlayer, type FundedPlayer } from '../testing/funded-player.ts'

let t: TestHouse
let player: FundedPlayer
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
  await inTransaction(t.house.db, (tx) => fillFund(tx, t.house, { campaign: 'test', asset: 'UAH', step: 'test', amount_minor: 1_000_000n }))
})
afterAll(() => closeBalanced(t))
beforeEach(async () => {
  player = await fundedPlayer(t, 10_000n)
})

const slug = 'golden-orchard'
const give = async (number = 3, games = [slug]): Promise<number> => {
  const gift = { player_id: player.id, key: `test:${player.id}:${games.join()}`, title: { key: 'free-spins.prize.title', values: {} } }
  const terms = { asset: 'UAH' as const, stake_minor: 200n, number, games, portions: 1, days_to_play: 3, wins_to: null }
  await inTransaction(t.house.db, (tx) => giveFreeSpins(tx, t.house, { ...gift, ...terms }, fundAccount('test', 'UAH')))
  return Number((await openFreeSpins(t.house.db, player.id, t.clock.now())).at(-1)?.free_spins_id)
}
const start = async (game = slug, isMoney = true) =>
  (await player.visitor.call(startGameEndpoint, { params: { slug: game }, query: { isMoney } })).body.data
const spin = async (session: string, free_spins: number, { stake = 200, key = '', game = slug } = {}) =>
  (
    await player.visitor.call(playRoundEndpoint, {
      params: { slug: game },
      body: { session, command: { stake_minor: stake }, free_spins },
      ...(key === '' ? {} : { key }),
    })
  ).body
const cash = () => balanceOf(t.house.db, purseOf(player.id, 'main', 'UAH'))
const left = async () => (await start()).freeSpins?.left ?? 0

test('a free spin is a round like any other, says that it is one, takes no cash and is told again the same', async () => {
  const id = await give()
  const { session, freeSpins } = await start()
  expect(freeSpins).toMatchObject({ id, left: 3, stake: 200, winsTo: 'cash' })
  const { data } = await spin(session, id)
  expect(data.round).toMatchObject({ isFreeSpin: true, stake_minor: 200, slug, mode: 'money' })
  expect(await cash()).toBe(10_000n + BigInt(data.round.win_minor))
  expect(data.balance_minor).toBe(10_000 + data.round.win_minor)
  const told = async () => (await player.visitor.call(getRoundEndpoint, { params: { id: data.round.id } })).body.data
  expect(await told()).toMatchObject(data.round)
  await t.drain()
  expect(await told()).toMatchObject(data.round)
  expect((await start()).lastRound).toEqual(data.round)
  expect((await player.visitor.call(listRoundsEndpoint)).body.data).toMatchObject([{ stake_minor: 0, win_minor: data.round.win_minor }])
  expect(await left()).toBe(2)
})

test('races and counters read of a free spin that nothing was staked', async () => {
  const { session } = await start()
  const id = await give()
  await spin(session, id)
  const { rows } = await t.house.pool.query('select data from kernel.facts where kind = $1 and player_id = $2', [
    RoundSettled.kind,
    String(player.id),
  ])
  expect(rows).toMatchObject([{ data: { stake_minor: 0, slug } }])
})

test('a free spin is never played twice under one key, and the key plays nothing else', async () => {
  const id = await give()
  const { session } = await start()
  const first = await spin(session, id, { key: 'free-again' })
  expect((await spin(session, id, { key: 'free-again' })).data.round).toEqual(first.data.round)
  expect(await left()).toBe(2)
  const cash_now = await cash()
  const without = await player.visitor.call(playRoundEndpoint, {
    params: { slug },
    body: { session, command: { stake_minor: 200 } },
    key: 'free-again',
  })
  expect([without.status, await cash()]).toEqual([409, cash_now])
})

test('another stake, another game, the demo, another player’s spins and used-up ones are refused, and cash is never staked in their place', async () => {
  const id = await give(1)
  const { session } = await start()
  const codeOf = async (played: Promise<{ success: boolean; error?: string }>) => (await played).error
  expect(await codeOf(spin(session, id, { stake: 400 }))).toBe('free-spins-other-stake')
  const lviv = await start('old-lviv')
  expect(lviv.freeSpins).toBeNull()
  expect(await codeOf(spin(lviv.session, id, { game: 'old-lviv' }))).toBe('free-spins-other-game')
  const demo = await start(slug, false)
  expect(await codeOf(spin(demo.session, id))).toBe('free-spins-other-game')
  expect(await codeOf(spin(session, id + 1_000))).toBe('free-spins-unknown')
  expect(await cash()).toBe(10_000n)
  const { data } = await spin(session, id)
  const after = 10_000n + BigInt(data.round.win_minor)
  expect([await codeOf(spin(session, id)), await cash()]).toEqual(['free-spins-ended', after])
})

test('of ten presses in two tabs as many are free spins as there are, and none is a stake', async () => {
  const id = await give(2)
  const [one, two] = [await start(), await start()]
  const played = await Promise.all(Array.from({ length: 10 }, (_, index) => spin((index % 2 ? one : two).session, id)))
  const rounds = played.flatMap((body) => (body.success ? [body.data.round] : []))
  expect(rounds).toHaveLength(2)
  expect(new Set(rounds.map(({ nonce }) => nonce)).size).toBe(2)
  expect(await cash()).toBe(10_000n + BigInt(rounds.reduce((sum, { win_minor }) => sum + win_minor, 0)))
})
