import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { campaignsOfKind, publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { keepTime } from '#casino/campaigns/draws/server/api.ts'
import { getDrawFairness } from '#casino/campaigns/draws/contract.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { getPrizeDrops } from '../contract.ts'
import { demoPrizeDrops } from './demo-campaigns.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }
const everyRound = (UAH: number) => ({ UAH, USD: UAH, EUR: UAH, USDT: UAH })

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
})
afterAll(() => closeBalanced(t))

/** Publishes drops of which every other round brings ten hryvnias, so many in all; they run for an hour from now. */
const dropsOf = async (slug: string, stock: number): Promise<number> => {
  const demo = demoPrizeDrops(t.clock.now())
  const [main] = demo.draws ?? []
  if (!main) throw new Error('the demo has a draw')
  const document: CampaignDocument = {
    ...demo,
    slug,
    budget: everyRound(1_000_000),
    ends_at: new Date(t.clock.now().getTime() + 3_600_000).toISOString(),
    draws: [
      {
        ...main,
        spec: {
          ...main.spec,
          outcomes: [{ name: 'ten', title: { uk: 'Десять', ru: 'Десять', en: 'Ten' }, weight: 1, stock, money: everyRound(1_000) }],
          nothing_weight: 1,
        },
      },
    ],
  }
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, slug, decider)
  if (!outcome.campaign) throw new Error(outcome.faults.join('; '))
  t.clock.advance(5_000)
  const id = (await campaignsOfKind(t.house.db, 'prize-drop')).find((campaign) => campaign.slug === slug)?.draws['main']
  return id ?? 0
}

const fairnessOf = async (id: number) => (await t.visitor().call(getDrawFairness, { params: { id } })).body.data
const shown = async () => (await t.visitor().call(getPrizeDrops)).body.data
const end = async () => {
  t.clock.advance(3_700_000)
  await keepTime(t.house)
  await t.drain()
}
const cash = (id: bigint) => balanceOf(t.house.db, purseOf(id, 'main', 'UAH'))
const stateOf = async (slug: string) =>
  (await sql<{ state: string }>`select state from campaigns_campaigns.campaigns where slug = ${slug}`.execute(t.house.db)).rows[0]?.state

let nextRound = 1

/** A settled round of ten hryvnias in the log, under a number that the test knows: `9-<number>`. */
const tell = (player_id: bigint): Promise<unknown> => {
  const nonce = nextRound++
  const round = { slug: 'golden-orchard', mode: 'money' as const, currency: 'UAH', stake_minor: 1_000, win_minor: 0, seed_id: 9, nonce }
  return inTransaction(t.house.db, (tx) =>
    announce(tx, t.house, [RoundSettled({ ...round, round_id: `9-${nonce}`, owner_id: Number(player_id), command: {} }, player_id)]),
  )
}

describe('prizes that fall', () => {
  test('SA-053, RTM-067: a settled round may bring a prize at once, the page shows pool, games and last winners, and everybody is told', async () => {
    const id = await dropsOf('at-once', 100)
    const player = await fundedPlayer(t, 100_000n)
    expect(await shown()).toMatchObject({
      id,
      state: 'active',
      pool: 100_000,
      wholePool: 100_000,
      total: 2,
      minStake: 200,
      lastWinners: [],
    })
    expect((await shown())?.games.map(({ slug }) => slug)).toContain('golden-orchard')
    for (let round = 0; round < 12; round++) await settleRound(t, player, { win_minor: 0 })
    // Below the least stake, in another game and for play money nothing is drawn for.
    await settleRound(t, player, { win_minor: 0, stake_minor: 199 })
    await settleRound(t, player, { win_minor: 0, slug: 'steppe-gold' })
    await t.drain()
    const { drawn } = await fairnessOf(id)
    expect(drawn.length).toBeGreaterThan(0)
    expect(await cash(player.id)).toBe(100_000n - 12n * 1_000n - 199n - 1_000n + BigInt(drawn.length) * 1_000n)
    const view = await shown()
    expect(view).toMatchObject({
      pool: 100_000 - drawn.length * 1_000,
      outcomes: [{ left: 100 - drawn.length, stock: 100, amount: 1_000 }],
    })
    expect(view?.lastWinners[0]).toMatchObject({ winner: player.login, outcome: 'ten', amount: 1_000, currency: 'UAH' })
    const told = t.published.filter(({ message }) => message.type === 'prizeDrops')
    expect(told).toHaveLength(drawn.length)
    expect(told.at(-1)).toMatchObject({
      channel: 'common',
      message: { data: { winner: player.login, rawValue: 10, prize: { outcome: 'ten', amount: 1_000 }, left: 100 - drawn.length } },
    })
    await end()
    expect(await stateOf('at-once')).toBe('settled')
  })

  test('a closed draw shows its seed; the independent script draws every round again, and what did not fall is back', async () => {
    const id = await dropsOf('checked', 3)
    const player = await fundedPlayer(t, 100_000n)
    const from = nextRound
    for (let round = 0; round < 60; round++) await tell(player.id)
    await t.drain()
    const before = await fairnessOf(id)
    expect(before.serverSeed).toBeNull()
    await end()
    const after = await fairnessOf(id)
    expect(after.serverSeedHash).toBe(before.serverSeedHash)
    // Three were there; whatever came after them is noted and was not given.
    expect(after.drawn.filter(({ isGiven }) => isGiven)).toHaveLength(3)
    expect(after.drawn.length).toBeGreaterThan(3)
    const rounds = Array.from({ length: nextRound - from }, (_, index) => `9-${from + index}`)
    const { status, stdout } = spawnSync('python3', ['scripts/verify-draws.py', ...rounds], {
      input: JSON.stringify({ data: after }),
      encoding: 'utf8',
    })
    const brought = rounds.map(
      (round) => `${id}: ${round} brings ${after.drawn.some(({ input }) => input === round) ? 'ten' : 'nothing'}\n`,
    )
    expect([status, stdout]).toEqual([0, `${brought.join('')}${after.drawn.length} draws of prizes checked, 0 mismatches\n`])
    const forged = { ...after, drawn: [{ ...after.drawn[0], outcome: null }] }
    expect(spawnSync('python3', ['scripts/verify-draws.py'], { input: JSON.stringify(forged) }).status).toBe(1)
    for (const currency of ['UAH', 'USD', 'EUR', 'USDT'] as const)
      expect(await balanceOf(t.house.db, fundAccount(`draw:${id}`, currency))).toBe(0n)
  })

  test('a round that is read twice is drawn for once, and no more is given than there is, however many come at once', async () => {
    const id = await dropsOf('once', 5)
    const players = await Promise.all(Array.from({ length: 4 }, () => fundedPlayer(t, 1_000n)))
    const from = nextRound
    for (let round = 0; round < 40; round++) await tell((players[round % 4] as { id: bigint }).id)
    await t.drain()
    nextRound = from
    for (let round = 0; round < 40; round++) await tell((players[round % 4] as { id: bigint }).id)
    await t.drain()
    const { drawn } = await fairnessOf(id)
    expect(new Set(drawn.map(({ input }) => input)).size).toBe(drawn.length)
    expect(drawn.filter(({ isGiven }) => isGiven)).toHaveLength(5)
    const sum = (await Promise.all(players.map((player) => cash(player.id)))).reduce((one, other) => one + other, 0n)
    expect(sum).toBe(4n * 1_000n + 5n * 1_000n)
    await end()
  })

  test('a drawn round that is read again takes nothing more from the stock', async () => {
    const id = await dropsOf('read-again', 100)
    const player = await fundedPlayer(t, 1_000n)
    const from = nextRound
    const readAll = async () => {
      nextRound = from
      for (let round = 0; round < 20; round++) await tell(player.id)
      await t.drain()
      const { drawn } = await fairnessOf(id)
      return { fallen: drawn.length, left: (await shown())?.outcomes[0]?.left, cash: await cash(player.id) }
    }
    const first = await readAll()
    expect(first.fallen).toBeGreaterThan(0)
    expect(first).toMatchObject({ left: 100 - first.fallen, cash: 1_000n + BigInt(first.fallen) * 1_000n })
    expect(await readAll()).toEqual(first)
    await end()
  })

  test('who excluded themselves is not drawn for, and the stock stays', async () => {
    const id = await dropsOf('excluded', 100)
    const player = await fundedPlayer(t, 100_000n)
    await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
    const from = nextRound
    for (let round = 0; round < 20; round++) await tell(player.id)
    await t.drain()
    expect(nextRound - from).toBe(20)
    expect((await fairnessOf(id)).drawn).toEqual([])
    await end()
  })

  test('what was promised does not change, and what was drawn stays', async () => {
    await expect(sql`update campaigns_draws.draws set spec = '{}'`.execute(t.house.db)).rejects.toThrow('keeps what it promised')
    await expect(sql`update campaigns_draws.falls set is_given = false`.execute(t.house.db)).rejects.toThrow('what was drawn stays')
    await expect(sql`update campaigns_draws.stock set left_count = -1`.execute(t.house.db)).rejects.toThrow('left_count')
  })

  test('drops whose document has no draw for rounds, or more than its budget, are not published', async () => {
    const demo = demoPrizeDrops(t.clock.now())
    await writeDraft(t.house, { ...demo, slug: 'faulty', draws: [], budget: everyRound(1) })
    const outcome = await publishCampaign(t.house, 'faulty', decider)
    expect('faults' in outcome && outcome.faults).toContain('draws: prize drops have one, called main, for rounds')
    await writeDraft(t.house, { ...demo, slug: 'poor', budget: everyRound(1) })
    const poor = await publishCampaign(t.house, 'poor', decider)
    expect('faults' in poor && poor.faults.some((fault) => fault.startsWith('budget: UAH promises'))).toBe(true)
  })
})
