import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { publishCampaign, seedCampaign, writeDraft, type CampaignDocument } from '#casino/campaigns/campaigns/server/api.ts'
import { StepDone } from '#casino/campaigns/missions/events.ts'
import { keepTime } from '#casino/campaigns/missions/server/api.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { DepositCompleted } from '#casino/money/cash-desk/events.ts'
import { balanceOf, fundAccount, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer, type RegisteredPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { selfExclude } from '#casino/players/responsible-play/contract.ts'
import { ContactConfirmed } from '#casino/sign-in/one-time-codes/events.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { DayBegun } from '#casino/sign-in/sessions/events.ts'
import { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { brandNames, brandOf } from '#kernel/brand/brand.ts'
import { jurisdictionOf } from '#kernel/brand/jurisdiction.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import { getWelcomeQuest, takeWelcomePrize } from '../contract.ts'
import { demoWelcomeQuest } from './demo-campaigns.ts'

const decider = { actor: 'operator:anna', reason: 'a test' }
const day_ms = 86_400_000
const assets = ['UAH', 'USD', 'EUR', 'USDT'] as const

let t: TestHouse
let track_id: number
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
  track_id = await publish(demoWelcomeQuest(t.clock.now(), t.house.brand.name))
})
afterAll(() => closeBalanced(t))

const publish = async (document: CampaignDocument): Promise<number> => {
  await writeDraft(t.house, document)
  const outcome = await publishCampaign(t.house, document.slug, decider)
  if (!outcome.campaign) throw new Error(outcome.faults.join('; '))
  t.clock.advance(5_000)
  const { rows } = await sql<{ id: number }>`select max(id)::integer as id from campaigns_missions.tracks`.execute(t.house.db)
  return rows[0]?.id ?? 0
}

const tell = async (...facts: NewFact[]): Promise<void> => {
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, facts))
  await t.drain()
}
let number = 0
const confirmed = ({ player_id }: RegisteredPlayer): NewFact =>
  ContactConfirmed({ player_id: String(player_id), kind: 'email' }, player_id) as NewFact
const deposited = ({ player_id }: RegisteredPlayer, amount_minor: number): NewFact =>
  DepositCompleted(
    {
      payment_id: String(++number),
      amount_minor,
      currency: 'UAH',
      method: 'card',
      is_first: false,
      bonus_id: 0,
      sport_betting_bonus_id: 0,
    },
    player_id,
  ) as NewFact
const played = ({ player_id }: RegisteredPlayer, change: { mode?: 'demo'; stake_minor?: number } = {}): NewFact => {
  const nonce = ++number
  const round = { slug: 'golden-orchard', mode: 'money' as const, currency: 'UAH', stake_minor: 200, win_minor: 0, seed_id: 9, command: {} }
  return RoundSettled({ ...round, ...change, nonce, round_id: `9-${nonce}`, owner_id: Number(player_id) }, player_id) as NewFact
}
interface SettledOtherwise {
  readonly correction?: number
  readonly is_after_return?: true
  readonly credit_purse?: string
  readonly result?: 'returned'
}
const bet = ({ player_id }: RegisteredPlayer, change: SettledOtherwise = {}): NewFact =>
  BetSettled(
    {
      bet_id: ++number,
      bet_type: 'single',
      currency: 'UAH',
      stake_minor: 2_000,
      paid_minor: 0,
      odds_thousandths: 1_500,
      result: 'lost',
      correction: 0,
      ...change,
    },
    player_id,
  ) as NewFact
const times = (count: number, one: () => NewFact): NewFact[] => Array.from({ length: count }, one)
/** The player comes on the next day: their page makes a call. */
const nextDay = async (player: RegisteredPlayer): Promise<void> => {
  t.clock.advance(day_ms / 2)
  await player.visitor.call(getWelcomeQuest)
  t.clock.advance(day_ms / 2)
  await player.visitor.call(getWelcomeQuest)
  await t.drain()
}

/** A session ends after a day without use; the player comes again. */
const signedInAgain = async (player: RegisteredPlayer): Promise<RegisteredPlayer> => ({
  ...player,
  visitor: await enterAs(t, player.player_id),
})

const questOf = async ({ visitor }: Pick<RegisteredPlayer, 'visitor'>) => (await visitor.call(getWelcomeQuest)).body
const counts = async (player: RegisteredPlayer) => (await questOf(player)).data.map(({ count }) => count)
const stateOf = async (player: RegisteredPlayer, task: string) => (await questOf(player)).data.find(({ id }) => id === task)?.state
const take = async ({ visitor }: RegisteredPlayer, taskId: string) => (await visitor.call(takeWelcomePrize, { params: { taskId } })).body
const prizesOf = async ({ visitor }: RegisteredPlayer) => (await visitor.call(getPrizes)).body.data
const cash = ({ player_id }: RegisteredPlayer) => balanceOf(t.house.db, purseOf(player_id, 'main', 'UAH'))

describe('the tasks of the first week', () => {
  test('API-121, SA-069: a newcomer has five tasks with a prize each, and seven days from the registration on; a guest sees them before', async () => {
    const guest = await questOf({ visitor: t.visitor() })
    expect(guest).toMatchObject({ success: true, quest: { title: 'Перший тиждень', days: 7, daysToTake: 7, time: null, currency: 'UAH' } })
    const registered_at = t.clock.now()
    const player = await registerPlayer(t)
    await t.drain()
    const { data, quest } = await questOf(player)
    expect(quest?.time).toEqual({
      startsAt: registered_at.toISOString(),
      endsAt: new Date(registered_at.getTime() + 7 * day_ms).toISOString(),
      takeUntil: new Date(registered_at.getTime() + 14 * day_ms).toISOString(),
    })
    // Being here is the first of the three days.
    expect(data).toMatchObject([
      { id: 'contact', kind: 'contact', state: 'open', count: 0, needed: 1, minStake: 0, prize: { type: 'free-spins' } },
      { id: 'deposit', kind: 'deposits', state: 'open', count: 0, needed: 1, minStake: 10_000, prize: { type: 'bonus' } },
      { id: 'rounds', kind: 'rounds', state: 'open', count: 0, needed: 10, minStake: 200, prize: { type: 'money' } },
      { id: 'bet', kind: 'bets', state: 'open', count: 0, needed: 1, minStake: 2_000, leastOdds: 1_300, prize: { type: 'free-bet' } },
      { id: 'days', kind: 'days', state: 'open', count: 1, needed: 3, minStake: 0, prize: { type: 'money' } },
    ])
    expect(data[2]?.prize.text).toMatch(/^20.₴$/)
    expect(guest.data.map(({ title, prize }) => [title, prize])).toEqual(data.map(({ title, prize }) => [title, prize]))
  })

  test('SA-069: each task counts what it says and nothing else, and each that is done is told once', async () => {
    const [player, other] = [await registerPlayer(t), await registerPlayer(t)]
    await tell(deposited(player, 9_999), ...times(10, () => played(player, { mode: 'demo' })), played(player, { stake_minor: 199 }))
    await tell(bet(player, { credit_purse: 'free-bet:1' }), bet(player, { result: 'returned' }), bet(player, { correction: 1 }))
    await tell(bet(player, { correction: 1, is_after_return: true, result: 'returned' }))
    expect(await counts(player)).toEqual([0, 0, 0, 0, 1])
    t.published.length = 0
    // The first bet that is decided was given back before.
    const decided = bet(player, { correction: 2, is_after_return: true })
    await tell(deposited(player, 10_000), decided, confirmed(player), ...times(10, () => played(player)), deposited(player, 20_000))
    expect(await counts(player)).toEqual([1, 1, 10, 1, 1])
    await nextDay(player)
    // However often they come on one day.
    await tell(DayBegun({ player_id: String(player.player_id) }, player.player_id) as NewFact)
    expect(await counts(player)).toEqual([1, 1, 10, 1, 2])
    await nextDay(player)
    expect((await questOf(player)).data.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done'])
    const told = t.published.filter(({ message }) => message.type === 'missions').map(({ message }) => message.data)
    expect(told).toMatchObject([
      { step: 'deposit', link: '/bonuses/?openModal=WelcomeQuest' },
      { step: 'bet' },
      { step: 'contact' },
      { step: 'rounds', titles: { en: 'Try the slots' } },
      { step: 'days', isLast: true },
    ])
    expect((await counts(await signedInAgain(other))).slice(0, 4)).toEqual([0, 0, 0, 0])
  })

  test('facts that are read again count once, of whatever kind they are', async () => {
    const player = await registerPlayer(t)
    await tell(played(player), deposited(player, 10_000), bet(player), played(player), confirmed(player))
    const done = async () =>
      (await sql`select from kernel.facts where kind = ${StepDone.kind} and player_id = ${player.player_id}`.execute(t.house.db)).rows
        .length
    expect([await counts(player), await done()]).toEqual([[1, 1, 2, 1, 1], 3])
    await asOwner(t, (client) => client.query(`update kernel.checkpoints set tx = '0', position = 0 where reader = 'campaigns/missions'`))
    await t.drain()
    expect([await counts(player), await done()]).toEqual([[1, 1, 2, 1, 1], 3])
  })
})

describe('their prizes', () => {
  test('API-122, BO-021: a prize is taken by hand when its task is done, once; five presses at once bring one', async () => {
    const player = await registerPlayer(t)
    await tell(...times(9, () => played(player)))
    expect(await take(player, 'rounds')).toMatchObject({ success: false, error: 'missions-not-done' })
    expect(await take(player, 'no-such-task')).toMatchObject({ success: false, error: 'missions-not-done' })
    await tell(played(player))
    expect(await cash(player)).toBe(0n)
    const answers = await Promise.all(Array.from({ length: 5 }, () => take(player, 'rounds')))
    expect(answers.filter(({ success }) => success)).toMatchObject([{ data: { prize: { type: 'money' } } }])
    expect(answers.flatMap((answer) => (answer.success ? [] : [answer.error]))).toEqual(Array(4).fill('welcome-quest-taken'))
    expect([await cash(player), await stateOf(player, 'rounds')]).toEqual([2_000n, 'taken'])
    expect((await prizesOf(player)).map(({ title }) => title)).toEqual(['«Перший тиждень»: Спробуйте слоти'])
    expect((await t.visitor().call(takeWelcomePrize, { params: { taskId: 'rounds' } })).status).toBe(401)
  })

  test('SA-069: each task brings its own kind of prize, out of what was set aside', async () => {
    const player = await registerPlayer(t)
    const before = await balanceOf(t.house.db, fundAccount(`track:${track_id}`, 'UAH'))
    await tell(confirmed(player), deposited(player, 10_000), bet(player))
    for (const task of ['contact', 'deposit', 'bet']) expect(await take(player, task)).toMatchObject({ success: true })
    await t.drain()
    expect((await prizesOf(player)).map(({ type, amount }) => [type, amount]).toSorted()).toEqual([
      ['bonus', 5_000],
      ['free-bet', 5_000],
      ['free-spins', 2_000],
    ])
    expect(before - (await balanceOf(t.house.db, fundAccount(`track:${track_id}`, 'UAH')))).toBe(12_000n)
  })

  test('when every prize of a task was given out nobody is sent to do it, and who did it is told so', async () => {
    const { tracks, ...demo } = demoWelcomeQuest(t.clock.now(), t.house.brand.name)
    const [main] = tracks ?? []
    const contact = main?.spec.steps[0]
    if (!main || !contact?.reward) throw new Error('the demo has a task')
    const steps = [{ ...contact, reward: { ...contact.reward, stock: 1 } }]
    await publish({ ...demo, slug: 'one-prize', tracks: [{ ...main, spec: { ...main.spec, steps } }] })
    const [first, second] = [await registerPlayer(t), await registerPlayer(t)]
    await tell(confirmed(first), confirmed(second))
    // The newest quest is the newcomer's.
    expect(await questOf(second)).toMatchObject({ data: [{ id: 'contact', state: 'done', left: 1 }] })
    expect(await take(first, 'contact')).toMatchObject({ success: true })
    expect(await take(second, 'contact')).toMatchObject({ success: false, error: 'missions-given-out' })
    expect(await stateOf(second, 'contact')).toBe('given-out')
    expect(await prizesOf(second)).toEqual([])
    await sql`update campaigns_missions.tracks set ended_at = now(), closed_at = now() where id = (select max(id) from campaigns_missions.tracks)`.execute(
      t.house.db,
    )
  })
})

describe('whose it is, and when', () => {
  test('SA-069: after the seven days nothing counts any more, and prizes of what was done can be taken for seven more', async () => {
    const player = await registerPlayer(t)
    await tell(confirmed(player), ...times(10, () => played(player)))
    t.clock.advance(7 * day_ms)
    await tell(bet(player), deposited(player, 10_000))
    const fresh = await signedInAgain(player)
    expect((await questOf(fresh)).data.map(({ id, state }) => [id, state])).toEqual([
      ['contact', 'done'],
      ['deposit', 'missed'],
      ['rounds', 'done'],
      ['bet', 'missed'],
      ['days', 'missed'],
    ])
    expect(await take(fresh, 'bet')).toMatchObject({ success: false, error: 'missions-not-done' })
    expect(await take(fresh, 'contact')).toMatchObject({ success: true })
    t.clock.advance(7 * day_ms)
    const late = await signedInAgain(player)
    expect(await questOf(late)).toMatchObject({ success: true, data: [], quest: null })
    expect(await take(late, 'rounds')).toMatchObject({ success: false, error: 'welcome-quest-none' })
    expect(await cash(player)).toBe(0n)
  })

  test('who registered before the quest began has none of it, and makes no progress', async () => {
    const player = await registerPlayer(t)
    await sql`update players_accounts.players set created_at = '2026-11-30T12:00:00Z' where id = ${player.player_id}`.execute(t.house.db)
    await tell(confirmed(player))
    expect(await questOf(player)).toMatchObject({ success: true, data: [], quest: null })
    expect(await take(player, 'contact')).toMatchObject({ success: false, error: 'welcome-quest-none' })
  })

  test('reliability 12: who excluded themselves has no tasks, makes no progress and is given nothing', async () => {
    const player = await registerPlayer(t)
    await tell(confirmed(player))
    await player.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
    await tell(deposited(player, 10_000), bet(player))
    const { rows } = await sql<{ done: number }>`
      select (select count(*)::integer from jsonb_array_elements(steps) s where (s ->> 'is_done')::boolean) as done
        from campaigns_missions.progress where player_id = ${player.player_id}`.execute(t.house.db)
    expect(rows).toEqual([{ done: 1 }])
    const seen = await signedInAgain(player)
    expect(await questOf(seen)).toMatchObject({ success: true, data: [], quest: null })
    expect(await take(seen, 'contact')).toMatchObject({ success: false })
    expect(await prizesOf(seen)).toEqual([])
  })

  test('SA-069: every brand has its quest in all of its currencies, with the bonus of its own gifts', async () => {
    for (const name of brandNames.filter((one) => one !== t.house.brand.name)) {
      const house = { ...t.house, brand: brandOf(name) }
      const document = { ...demoWelcomeQuest(t.clock.now(), name), slug: `first-week-${name}` }
      expect(JSON.stringify(document)).toContain(`gift-${name}`)
      await writeDraft(house, document)
      expect(await publishCampaign(house, document.slug, decider)).toMatchObject({ campaign: { slug: document.slug } })
    }
    await sql`update campaigns_missions.tracks set ended_at = now(), closed_at = now() where id > ${track_id} and closed_at is null`.execute(
      t.house.db,
    )
  })

  test('where a licence allows no promotion for both games and bets there is no such quest', async () => {
    const house = {
      ...t.house,
      jurisdiction: jurisdictionOf('gb'),
      config: { ...t.house.config, jurisdiction: 'gb' as const },
    }
    const demo = demoWelcomeQuest(t.clock.now(), t.house.brand.name)
    await seedCampaign(house, { ...demo, slug: 'seeded-there' })
    const { rows } = await sql`select from campaigns_campaigns.campaigns where slug = 'seeded-there'`.execute(t.house.db)
    expect(rows).toEqual([])
    await writeDraft(house, { ...demo, slug: 'written-there', jurisdictions: ['gb'] })
    const outcome = await publishCampaign(house, 'written-there', decider)
    expect('faults' in outcome && outcome.faults).toContain('main: steps: this licence allows no promotion for both games and bets')
  })

  test('a quest that does not begin with each registration, or whose prizes come by themselves, is not published', async () => {
    const { tracks, ...demo } = demoWelcomeQuest(t.clock.now(), t.house.brand.name)
    const [main] = tracks ?? []
    if (!main) throw new Error('the demo has a track')
    const { own_time: _own, ...spec } = main.spec
    await writeDraft(t.house, { ...demo, slug: 'of-everybody', tracks: [{ ...main, spec: { ...spec, claim: 'by-itself' } }] })
    const outcome = await publishCampaign(t.house, 'of-everybody', decider)
    const faults = 'faults' in outcome ? outcome.faults : []
    expect(faults).toContain('main: steps: contact asks for a contact, so the track begins with the registration')
    expect(faults).toContain('tracks: a welcome quest has one, called main, that begins with each registration')
    expect(faults).toContain('tracks: the prizes of a welcome quest are taken by hand')
  })

  test('at the end of it all what nobody took is returned', async () => {
    t.clock.advance(366 * day_ms)
    // Nobody’s week would be whole any more.
    expect(await questOf({ visitor: t.visitor() })).toMatchObject({ data: [], quest: null })
    const late = await registerPlayer(t)
    await tell(confirmed(late))
    expect(await questOf(late)).toMatchObject({ data: [], quest: null })
    t.clock.advance(14 * day_ms)
    await keepTime(t.house)
    await t.drain()
    for (const asset of assets) expect(await balanceOf(t.house.db, fundAccount(`track:${track_id}`, asset))).toBe(0n)
    const { rows } = await sql`select state from campaigns_campaigns.campaigns where slug = 'first-week'`.execute(t.house.db)
    expect(rows).toEqual([{ state: 'settled' }])
  })
})
