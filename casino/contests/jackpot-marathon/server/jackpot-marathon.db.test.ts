import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { campaignsOfKind, publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { claimStep } from '#casino/campaigns/missions/contract.ts'
import { claimReward, createTrack, keepTime } from '#casino/campaigns/missions/server/api.ts'
import { closeBalanced, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { balanceOf, fundAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { getJackpotMarathon } from '../contract.ts'
import { demoMarathon, demoRounds } from './demo-campaigns.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }
const amounts = (UAH: number) => ({ UAH, USD: UAH, EUR: UAH, USDT: UAH })
const day_ms = 86_400_000

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
})
afterAll(() => closeBalanced(t))

type Track = NonNullable<CampaignDocument['tracks']>[number]

/** A marathon of two days, two rounds each, with a pot of a hundred hryvnias; it begins now. */
const marathonOf = async (slug: string, change: Partial<Track['spec']> = {}): Promise<number> => {
  const demo = demoMarathon(t.clock.now())
  const [main] = demo.tracks ?? []
  if (!main) throw new Error('the demo has a track')
  const steps = main.spec.steps.slice(0, 2).map((step) => ({
    ...step,
    goal: { kind: 'rounds' as const, rounds: demoRounds, count: 2 },
    reward: { stock: 2, money: amounts(500) },
  }))
  const document: CampaignDocument = {
    ...demo,
    slug,
    ends_at: steps[1]?.ends_at ?? demo.ends_at,
    tracks: [{ ...main, spec: { ...main.spec, steps, shared: amounts(10_001), ...change } }],
  }
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, slug, decider)
  if (!outcome.campaign) throw new Error(outcome.faults.join('; '))
  t.clock.advance(5_000)
  return (await campaignsOfKind(t.house.db, 'jackpot-marathon')).find((campaign) => campaign.slug === slug)?.tracks['main'] ?? 0
}

const play = async (player: FundedPlayer, rounds: number): Promise<void> => {
  for (let round = 0; round < rounds; round++) await settleRound(t, player, { win_minor: 0, stake_minor: 200 })
  await t.drain()
}
const nextDay = () => t.clock.advance(day_ms)
const end = async () => {
  t.clock.advance(2 * day_ms + 60_000)
  await keepTime(t.house)
  await t.drain()
}
/** Settled rounds in the log, whoever may play by now. */
const tellRounds = (player: FundedPlayer, count: number): Promise<unknown> => {
  const round = { slug: 'golden-orchard', mode: 'money' as const, currency: 'UAH', stake_minor: 200, win_minor: 0, seed_id: 9 }
  const facts = Array.from({ length: count }, (_, nonce) =>
    RoundSettled({ ...round, nonce, round_id: `9-${nonce}`, owner_id: Number(player.id), command: {} }, player.id),
  )
  return inTransaction(t.house.db, (tx) => announce(tx, t.house, facts))
}
const seen = async (player: FundedPlayer) => (await player.visitor.call(getJackpotMarathon)).body.data
const take = async (player: FundedPlayer, id: number, step: string) =>
  (await player.visitor.call(claimStep, { params: { id }, body: { step } })).body
const cash = (id: bigint) => balanceOf(t.house.db, purseOf(id, 'main', 'UAH'))

describe('a jackpot marathon', () => {
  test('SA-048: daily tasks with the jackpot’s sum; who did every day shares the pot in equal parts, who missed one does not', async () => {
    const id = await marathonOf('shared')
    const [one, two, late] = [await fundedPlayer(t, 10_000n), await fundedPlayer(t, 10_000n), await fundedPlayer(t, 10_000n)]
    expect((await t.visitor().call(getJackpotMarathon)).body.data).toMatchObject({ id, currentSum: 10_001, finishers: 0, state: 'active' })
    await play(one, 2)
    await play(two, 3)
    await play(late, 1)
    expect((await seen(one))?.steps).toMatchObject([
      { state: 'done', count: 2, needed: 2, isClaimable: true, reward: 500, left: 2 },
      { state: 'soon', count: 0 },
    ])
    expect((await seen(late))?.steps[0]).toMatchObject({ state: 'open', count: 1, isClaimable: false })
    expect(t.published.filter(({ message }) => message.type === 'missions')).toHaveLength(2)
    nextDay()
    expect((await seen(late))?.steps.map(({ state }) => state)).toEqual(['missed', 'open'])
    for (const player of [one, two, late]) await play(player, 2)
    expect(await seen(one)).toMatchObject({ finishers: 2 })
    const before = [await cash(one.id), await cash(two.id), await cash(late.id)]
    await end()
    const after = [await cash(one.id), await cash(two.id), await cash(late.id)]
    expect(after.map((sum, index) => sum - (before[index] ?? 0n))).toEqual([5_000n, 5_000n, 0n])
    for (const currency of ['UAH', 'USD', 'EUR', 'USDT'] as const)
      expect(await balanceOf(t.house.db, fundAccount(`track:${id}`, currency))).toBe(0n)
    const { rows } = await sql<{ state: string }>`select state from campaigns_campaigns.campaigns where slug = 'shared'`.execute(t.house.db)
    expect(rows).toEqual([{ state: 'settled' }])
  })

  test('a reward is taken once, however often and at once it is asked for, by who did the step, while any are left', async () => {
    const id = await marathonOf('taken')
    const players = [await fundedPlayer(t, 10_000n), await fundedPlayer(t, 10_000n), await fundedPlayer(t, 10_000n)]
    const [one, two, three] = players as [FundedPlayer, FundedPlayer, FundedPlayer]
    expect(await take(one, id, 'day-1')).toMatchObject({ success: false, error: 'missions-not-done' })
    for (const player of players) await play(player, 2)
    const before = await cash(one.id)
    await Promise.all(Array.from({ length: 5 }, () => take(one, id, 'day-1')))
    expect((await cash(one.id)) - before).toBe(500n)
    expect((await seen(one))?.steps[0]).toMatchObject({ isGiven: true, isClaimable: false, left: 1 })
    expect(await take(two, id, 'day-1')).toMatchObject({ success: true })
    expect((await seen(three))?.steps[0]).toMatchObject({ state: 'done', isGiven: false, isClaimable: false, left: 0 })
    expect(await take(three, id, 'day-1')).toMatchObject({ success: false, error: 'missions-given-out' })
    // Their session is over by then as well, so the question is asked without it.
    await end()
    await expect(claimReward(t.house, { track_id: id, player_id: three.id, step: 'day-1' })).rejects.toMatchObject({
      code: 'missions-closed',
    })
  })

  test('facts that are read again count once', async () => {
    const id = await marathonOf('again')
    const player = await fundedPlayer(t, 10_000n)
    await play(player, 1)
    await asOwner(t, (client) => client.query(`update kernel.checkpoints set tx = '0', position = 0 where reader = 'campaigns/missions'`))
    await t.drain()
    expect(await seen(player)).toMatchObject({ id, steps: [{ count: 1 }, { count: 0 }] })
    await end()
  })

  test('who excluded themselves makes no progress and shares nothing', async () => {
    const [first] = demoMarathon(t.clock.now()).tracks?.[0]?.spec.steps ?? []
    if (!first) throw new Error('the demo has steps')
    const { starts_at: _from, ends_at: _to, ...step } = first
    const id = await marathonOf('excluded', { steps: [{ ...step, goal: { ...step.goal, count: 2 } }] })
    const [stays, leaves, late] = [await fundedPlayer(t, 10_000n), await fundedPlayer(t, 10_000n), await fundedPlayer(t, 10_000n)]
    for (const player of [stays, leaves]) await play(player, 2)
    for (const { visitor } of [leaves, late]) await visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
    // What was settled before the exclusion and is read after it counts for nothing either.
    await tellRounds(late, 2)
    await t.drain()
    expect(await take(leaves, id, 'day-1')).toMatchObject({ success: false })
    expect(await seen(stays)).toMatchObject({ finishers: 2 })
    const before = [await cash(stays.id), await cash(leaves.id), await cash(late.id)]
    await end()
    const after = [await cash(stays.id), await cash(leaves.id), await cash(late.id)]
    expect(after.map((sum, index) => sum - (before[index] ?? 0n))).toEqual([10_001n, 0n, 0n])
  })

  test('a track that repeats gives its rewards by themselves, again each day', async () => {
    const title = { uk: 'Щодня', ru: 'Каждый день', en: 'Daily' }
    const steps = [
      { name: 'daily', title, goal: { kind: 'rounds' as const, rounds: demoRounds, count: 1 }, reward: { stock: 9, money: amounts(700) } },
    ]
    const starts_at = t.clock.now()
    const ends_at = new Date(starts_at.getTime() + 3 * day_ms)
    await inTransaction(t.house.db, (tx) =>
      createTrack(tx, t.house, {
        owner: 'contests/jackpot-marathon',
        title,
        starts_at,
        ends_at,
        spec: { steps, order: 'free', repeat: 'daily', claim: 'by-itself' },
      }),
    )
    const player = await fundedPlayer(t, 10_000n)
    await play(player, 3)
    nextDay()
    await play(player, 3)
    expect(await cash(player.id)).toBe(10_000n - 6n * 200n + 2n * 700n)
    t.clock.advance(day_ms)
    await end()
  })

  test('a marathon without a pot, or whose day lies outside it, is not published', async () => {
    await expect(marathonOf('no-pot', { shared: undefined as never })).rejects.toThrow('with a pot to share')
    const demo = demoMarathon(t.clock.now())
    await writeDraft(t.house, { ...demo, slug: 'short', ends_at: new Date(t.clock.now().getTime() + day_ms).toISOString() })
    const outcome = await publishCampaign(t.house, 'short', decider)
    expect('faults' in outcome && outcome.faults).toContain("main: steps: day-7 lies outside the track's time")
  })

  test('what was promised does not change', async () => {
    await expect(sql`update campaigns_missions.tracks set spec = '{}'`.execute(t.house.db)).rejects.toThrow('keeps what it promised')
  })
})
