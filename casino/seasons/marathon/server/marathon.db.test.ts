import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { endCampaign, publishCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { claimReward, keepTime } from '#casino/campaigns/missions/server/api.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { fundedPlayer, type FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { DepositCompleted } from '#casino/money/cash-desk/events.ts'
import { balanceOf, fundAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import { coolOff, selfExclude } from '#casino/players/responsible-play/contract.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { jurisdictionOf } from '#kernel/brand/jurisdiction.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import { assignMarathonPrize, getMarathon, subscribeToMarathon, type Marathon, type MarathonMessage } from '../contract.ts'
import { demoMarathon } from './demo-campaign.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }

let t: TestHouse
beforeAll(async () => {
  // Ten in the morning in Kyiv, where the day ends at 22:00 of this clock.
  t = await createTestHouse({ now: '2026-12-01T08:00:00Z', pool_size: 8 })
})
afterAll(() => closeBalanced(t))

type Who = Pick<FundedPlayer, 'visitor'>

const faultsOf = async (document: CampaignDocument): Promise<readonly string[]> => {
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, decider)
  return outcome.campaign ? [] : outcome.faults
}
const seen = async (who?: Who) => (await (who?.visitor ?? t.visitor()).call(getMarathon)).body.data
const marathonOf = async (who?: Who): Promise<Marathon> => {
  const data = await seen(who)
  if (!data) throw new Error('there is no marathon')
  return data
}
const subscribe = async ({ visitor }: Who, marathonId?: number) =>
  (await visitor.call(subscribeToMarathon, { body: { marathonId: marathonId ?? (await marathonOf()).id } })).body
const take = async ({ visitor }: Who, dayNumber: number) => (await visitor.call(assignMarathonPrize, { body: { dayNumber } })).body
const again = async ({ id }: Pick<FundedPlayer, 'id'>): Promise<Who> => ({ visitor: await enterAs(t, id) })

let number = 0
/** Rounds as the log tells them: what they moved in the ledger is not what is counted. */
const rounds = ({ id }: FundedPlayer, count: number, slug = 'golden-orchard', stake_minor = 200): NewFact[] => {
  const round = { owner_id: Number(id), slug, mode: 'money' as const, currency: 'UAH', stake_minor, win_minor: 0, seed_id: 9, command: {} }
  return Array.from({ length: count }, () => {
    const nonce = ++number
    return RoundSettled({ ...round, nonce, round_id: `9-${nonce}` }, id) as NewFact
  })
}
const deposit = ({ id }: FundedPlayer): NewFact => {
  const paid = { payment_id: String(++number), amount_minor: 10_000, currency: 'UAH', method: 'card' }
  return DepositCompleted({ ...paid, is_first: false, bonus_id: 0, sport_betting_bonus_id: 0 }, id) as NewFact
}
const bet = ({ id }: FundedPlayer): NewFact => {
  const settled = { bet_id: ++number, bet_type: 'single' as const, currency: 'UAH', stake_minor: 2_000, paid_minor: 0 }
  return BetSettled({ ...settled, odds_thousandths: 1_500, result: 'lost', correction: 0 }, id) as NewFact
}
/** What makes a day: five rounds in each of two games, a bet, a deposit in turn. */
const wholeDay = (player: FundedPlayer, day: number): NewFact[] => {
  if (day % 3 === 2) return [bet(player)]
  if (day % 3 === 0) return [deposit(player)]
  return [...rounds(player, 5), ...rounds(player, 5, 'carpathian-nights')]
}
const tell = async (...facts: readonly (readonly NewFact[])[]): Promise<void> => {
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, facts.flat()))
  await t.drain()
}
const told = ({ id }: FundedPlayer) =>
  t.published
    .filter(({ channel, message }) => channel === `player:#${id}` && message.type === 'marathon')
    .map(({ message }) => message.data as MarathonMessage)
const cash = ({ id }: FundedPlayer) => balanceOf(t.house.db, purseOf(id, 'main', 'UAH'))
const prizesOf = async ({ id }: FundedPlayer): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select kind from bonuses_prizes.prizes where player_id = ${id} and source = 'seasons/marathon' order by id`.execute(t.house.db)
  return rows.map(({ kind }) => kind)
}
const refusal = (error: string) => ({ success: false, error })
const days = (marathon: Marathon) => marathon.days.map(({ state }) => state)

test('SA-011: a document that is no marathon, asks for a deposit, or for a large one, is not published', async () => {
  const wrong = async (change: (steps: NonNullable<CampaignDocument['tracks']>[number]['spec']) => void): Promise<string> => {
    const document = structuredClone(demoMarathon(t.clock.now(), t.house))
    const spec = document.tracks?.[0]?.spec
    if (!spec) throw new Error('the demo has a track')
    change(spec)
    return (await faultsOf({ ...document, slug: 'wrong' })).join('; ')
  }
  const step = (spec: Parameters<Parameters<typeof wrong>[0]>[0], name: string) => {
    const found = spec.steps.find((one) => one.name === name)
    if (!found) throw new Error(`the demo has no ${name}`)
    return found
  }
  const needs = (one: { goal: { count: number } }, count: number) => (one.goal.count = count)
  expect(await wrong((spec) => needs(step(spec, 'day-3'), 2))).toContain('day 3: it can be done without a deposit')
  const least = { UAH: 10_001, USD: 250, EUR: 250, USDT: 2_500_000 }
  expect(await wrong((spec) => Object.assign(step(spec, 'day-3-task-2').goal, { least }))).toContain('a small one')
  expect(await wrong((spec) => needs(step(spec, 'day-3-task-2'), 2))).toContain('one deposit at most')
  expect(await wrong((spec) => delete spec.entry)).toContain('by their own word')
  expect(await wrong((spec) => delete step(spec, 'day-1').reward)).toContain('every day has a prize')
  expect(await wrong((spec) => delete step(spec, 'final').claim)).toContain('comes by itself')
  expect(await wrong((spec) => needs(step(spec, 'final'), 6))).toContain('counts every day')
  expect(await wrong((spec) => (step(spec, 'day-1-task-1').reward = { stock: 1, money: { UAH: 1, USD: 1, EUR: 1, USDT: 1 } }))).toContain(
    'no prize of its own',
  )
  expect(await wrong((spec) => (step(spec, 'day-2').ends_at = '2026-12-02T21:00:00.000Z'))).toContain('day 2: it and its tasks')
  // What counts other steps counts those that are there, before it, and no more than there are.
  expect(await wrong((spec) => needs(step(spec, 'day-1'), 3))).toContain('more steps than it counts')
  expect(await wrong((spec) => spec.steps.reverse())).toContain('does not stand before it')
  const gb = demoMarathon(t.clock.now(), { ...t.house, jurisdiction: jurisdictionOf('gb') })
  const goals = gb.tracks?.[0]?.spec.steps.map(({ goal }) => goal.kind)
  expect(goals?.includes('bets')).toBe(false)
})

test('API-222, API-223, API-224: without a marathon its calls say so', async () => {
  const player = await fundedPlayer(t, 1_000n)
  expect(await seen()).toBeNull()
  expect(await subscribe(player, 1)).toMatchObject(refusal('marathon-none'))
  expect(await take(player, 1)).toMatchObject(refusal('marathon-none'))
})

describe('a week', () => {
  let early: FundedPlayer
  beforeAll(async () => {
    expect(await faultsOf(demoMarathon(t.clock.now(), t.house))).toEqual([])
    early = await fundedPlayer(t, 1_000_000n)
    await tell(rounds(early, 1))
  })

  test('SA-009, API-223: one takes part before the start or later, once, in the marathon that is shown', async () => {
    expect(await marathonOf(early)).toMatchObject({ state: 'soon', subscribed: false })
    expect(await subscribe(early, 999)).toMatchObject(refusal('marathon-none'))
    const answers = await Promise.all(Array.from({ length: 4 }, () => subscribe(early)))
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true])
    expect(await marathonOf(early)).toMatchObject({ subscribed: true })
    const { rows } = await sql`select 1 from campaigns_missions.members where player_id = ${early.id}`.execute(t.house.db)
    expect(rows).toHaveLength(1)
    t.clock.advance(5_000)
    expect((await t.visitor().call(subscribeToMarathon, { body: { marathonId: 1 } })).status).toBe(401)
    expect((await t.visitor().call(assignMarathonPrize, { body: { dayNumber: 1 } })).status).toBe(401)
  })

  test('SA-011, API-222, EN-099, RT-069: a guest sees every day, its tasks of bets, deposits and rounds, each prize and the final one, as the page and the call have it', async () => {
    const marathon = await marathonOf()
    expect(marathon).toMatchObject({
      title: 'Тижневий марафон',
      state: 'active',
      subscribed: false,
      dateFinish: '2026-12-07T22:00:00.000Z',
      dateEnd: '2026-12-09T22:00:00.000Z',
      currency: 'UAH',
      final: { needed: 7, count: 0, completed: false, prizeAssigned: false, amount: null, left: 200 },
    })
    expect(marathon.id).toBeGreaterThan(0)
    expect(days(marathon)).toEqual(['open', 'soon', 'soon', 'soon', 'soon', 'soon', 'soon'])
    expect(marathon.days.slice(0, 3)).toMatchObject([
      {
        dayNumber: 1,
        completed: false,
        prizeAssigned: false,
        endsAt: '2026-12-01T22:00:00.000Z',
        needed: 2,
        count: 0,
        amount: null,
        prize: { text: '3 фріспіни' },
        tasks: [
          { id: 'day-1-task-1', type: 'spins', completed: false, count: 0, needed: 5, minStake: 200 },
          { id: 'day-1-task-2', type: 'spins', completed: false, count: 0, needed: 5 },
        ],
      },
      {
        dayNumber: 2,
        needed: 1,
        amount: 1_000,
        left: 500,
        tasks: [
          { type: 'spins', needed: 12 },
          { type: 'bet', minStake: 2_000, leastOdds: 1_300 },
        ],
      },
      { dayNumber: 3, needed: 1, tasks: [{ type: 'spins' }, { id: 'day-3-task-2', type: 'deposit', minStake: 10_000, needed: 1 }] },
    ])
    const page = (await t.visitor().raw('GET', '/rest/page/marathon/')).json() as {
      data: { components: { data: { marathon: Marathon } }[] }
    }
    expect(page.data.components[0]?.data.marathon.days).toEqual(marathon.days)
    const contests = (await t.visitor().raw('GET', '/rest/page/contests/')).json() as {
      data: { components: { data: { cards: { link: string; kind: string; prizeFund: number }[] } }[] }
    }
    // 300 × 30 ₴ on three days, 500 × 10 ₴ on four, 200 × 100 ₴ at the end.
    expect(contests.data.components[0]?.data.cards.filter(({ link }) => link === '/marathon/')).toMatchObject([
      { kind: 'activity', prizeFund: 6_700_000 },
    ])
  })

  test('SA-010, SA-011, RTM-075, API-224: tasks make the day, which is told as it moves, and its prize is taken once, however often and at once it is asked for', async () => {
    const other = await fundedPlayer(t, 1_000_000n)
    // What was played before is no part of it, and neither is a smaller stake, another game, or another’s round.
    await tell(rounds(early, 1, 'golden-orchard', 199), rounds(early, 1, 'silent-film'), rounds(other, 1))
    expect(told(early)).toEqual([])
    await tell(rounds(early, 4))
    const task = (nth: number, count: number) => ({ id: `day-1-task-${nth}`, type: 'spins', completed: count === 5, count })
    expect(told(early).at(-1)).toEqual({ dayNumber: 1, completed: false, prizeAssigned: false, tasks: [task(1, 4), task(2, 0)] })
    await tell(rounds(early, 3))
    expect(told(early).at(-1)).toEqual({ dayNumber: 1, completed: false, prizeAssigned: false, tasks: [task(1, 5), task(2, 0)] })
    expect(await take(early, 1)).toMatchObject(refusal('missions-not-done'))
    expect((await marathonOf(early)).days[0]).toMatchObject({ completed: false, count: 1, needed: 2 })
    const before = told(early).length
    await tell(rounds(early, 1))
    // Rounds of a task that is done move nothing, so nothing is told.
    expect(told(early)).toHaveLength(before)
    await tell(rounds(early, 5, 'carpathian-nights'))
    expect(told(early).at(-1)).toEqual({ dayNumber: 1, completed: true, prizeAssigned: false, tasks: [task(1, 5), task(2, 5)] })
    // The day's last task and the day are one notice.
    const notices = t.published.filter(({ channel, message }) => channel === `player:#${early.id}` && message.type === 'missions')
    expect(notices.map(({ message }) => (message.data as { step: string }).step)).toEqual(['day-1-task-1', 'day-1'])
    expect(await take(early, 2)).toMatchObject(refusal('missions-not-done'))
    expect(await take(early, 9)).toMatchObject(refusal('marathon-day-unknown'))
    expect(await take(other, 1)).toMatchObject(refusal('missions-not-joined'))
    const answers = await Promise.all(Array.from({ length: 5 }, () => take(early, 1)))
    for (const answer of answers) expect(answer).toMatchObject({ success: true, data: { prizeAssigned: true } })
    expect(await prizesOf(early)).toEqual(['free-spins'])
    await t.drain()
    expect(told(early).at(-1)).toMatchObject({ dayNumber: 1, completed: true, prizeAssigned: true })
    expect((await marathonOf(early)).days[0]).toMatchObject({ completed: true, prizeAssigned: true, left: 299 })
    expect(told(other)).toEqual([])
  })

  test('facts that are read again change nothing', async () => {
    const before = (await marathonOf(early)).days
    await asOwner(t, (client) => client.query(`update kernel.checkpoints set tx = '0', position = 0 where reader = 'campaigns/missions'`))
    await t.drain()
    expect((await marathonOf(early)).days).toEqual(before)
  })

  test('SA-011: who does every day within it gets the final prize by itself, once; who misses one keeps the prizes of the others', async () => {
    const [late, idle] = [await fundedPlayer(t, 1_000_000n), await fundedPlayer(t, 1_000_000n)]
    expect(await subscribe(idle)).toMatchObject({ success: true })
    // The last moments of the first day count for it, and what is played after midnight does not.
    t.clock.set(new Date('2026-12-01T21:59:00Z'))
    await tell(rounds(idle, 5), rounds(idle, 4, 'carpathian-nights'))
    t.clock.advance(2 * 60_000)
    await tell(rounds(idle, 1, 'carpathian-nights'))
    expect(days(await marathonOf(await again(idle)))).toEqual(['missed', 'open', 'soon', 'soon', 'soon', 'soon', 'soon'])
    expect(await subscribe(await again(late))).toMatchObject({ success: true })
    for (let day = 2; day <= 7; day += 1) {
      t.clock.set(new Date(Date.UTC(2026, 11, day, 10)))
      await tell(wholeDay(early, day), wholeDay(late, day))
    }
    expect(await prizesOf(early)).toEqual(['free-spins', 'bonus'])
    // A task more does not bring it again.
    await tell(rounds(early, 12), wholeDay(early, 6))
    expect(await prizesOf(early)).toEqual(['free-spins', 'bonus'])
    const whole = await marathonOf(await again(early))
    expect(whole).toMatchObject({ final: { count: 7, completed: true, prizeAssigned: true, left: 199 } })
    expect(whole.days.every(({ completed }) => completed)).toBe(true)
    const part = await marathonOf(await again(late))
    expect(days(part)).toEqual(['missed', 'done', 'done', 'done', 'done', 'done', 'done'])
    expect(part.final).toMatchObject({ count: 6, completed: false, prizeAssigned: false })
    const before = await cash(late)
    expect(await take(await again(late), 2)).toMatchObject({ success: true })
    expect((await cash(late)) - before).toBe(1_000n)
    expect(await take(await again(late), 1)).toMatchObject(refusal('missions-not-done'))
    expect(await prizesOf(late)).toEqual(['money'])
  })

  test('who takes a break or excluded themselves takes no part, does no day and is given no prize', async () => {
    t.clock.set(new Date('2026-12-07T12:00:00Z'))
    const [fresh, resting] = [await fundedPlayer(t, 100_000n), await fundedPlayer(t, 100_000n)]
    await subscribe(resting)
    await tell(wholeDay(resting, 7))
    await fresh.visitor.call(coolOff, { body: { days: 1 } })
    await resting.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
    await t.drain()
    expect(await subscribe(await again(fresh))).toMatchObject(refusal('marathon-play-closed'))
    const { id, days: all } = await marathonOf()
    expect(all[6]).toMatchObject({ dayNumber: 7 })
    await expect(claimReward(t.house, { track_id: id, player_id: resting.id, step: 'day-7' })).rejects.toMatchObject({
      code: 'missions-play-closed',
    })
    expect(await prizesOf(resting)).toEqual([])
  })

  test('after the last day nobody joins and prizes can still be taken; when it is closed what was left is back with the house', async () => {
    const { id } = await marathonOf()
    t.clock.set(new Date('2026-12-08T10:00:00Z'))
    const player = await again(early)
    expect(await marathonOf(player)).toMatchObject({ state: 'finish', subscribed: true })
    expect(await subscribe(await again(await fundedPlayer(t, 1_000n)))).toMatchObject(refusal('marathon-over'))
    expect(await take(player, 7)).toMatchObject({ success: true })
    t.clock.set(new Date('2026-12-09T22:01:00Z'))
    expect(await take(await again(early), 4)).toMatchObject(refusal('missions-closed'))
    await keepTime(t.house)
    await t.drain()
    for (const asset of ['UAH', 'USD', 'EUR', 'USDT'] as const)
      expect(await balanceOf(t.house.db, fundAccount(`track:${id}`, asset))).toBe(0n)
    // The call knows none that runs; the page says which one is over.
    expect(await seen()).toBeNull()
    const page = (await t.visitor().raw('GET', '/rest/page/marathon/')).json() as {
      data: { components: { data: { marathon: Marathon } }[] }
    }
    expect(page.data.components[0]?.data.marathon).toMatchObject({ id, state: 'closed' })
  })
})

test('SA-011: a marathon that is ended early says when it ended; a day that never began was not missed, and no prize of it is left', async () => {
  const demo = demoMarathon(t.clock.now(), t.house)
  expect(await faultsOf({ ...demo, slug: 'ended-early' })).toEqual([])
  t.clock.set(new Date(demo.starts_at))
  await keepTime(t.house)
  const player = await fundedPlayer(t, 1_000_000n)
  await subscribe(player)
  t.clock.advance(3_600_000)
  const ended_at = t.clock.now().toISOString()
  await endCampaign(t.house, 'ended-early', decider)
  await t.drain()
  const page = (await player.visitor.raw('GET', '/rest/page/marathon/')).json() as {
    data: { components: { data: { marathon: Marathon } }[] }
  }
  const marathon = page.data.components[0]?.data.marathon
  expect(marathon).toMatchObject({ state: 'closed', subscribed: true, dateFinish: ended_at, dateEnd: ended_at, final: { left: null } })
  expect(marathon && days(marathon)).toEqual(['missed', 'off', 'off', 'off', 'off', 'off', 'off'])
  for (const { startsAt, endsAt, left } of marathon?.days ?? []) {
    expect(startsAt < endsAt).toBe(true)
    expect(left).toBeNull()
  }
})
