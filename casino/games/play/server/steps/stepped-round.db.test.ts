import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { announce } from '#kernel/facts/announce.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { ErasureAsked } from '#casino/players/personal-data/events.ts'
import { CurrencyChanged } from '#casino/players/profile/events.ts'
import { ControlsChanged } from '#casino/players/responsible-play/events.ts'
import { balanceOf as standing, endDueGrants, fundAccount, purseOf, readGrants } from '#casino/money/wallet/server/api.ts'
import { fundWith, giveGrant, grantOf } from '#casino/money/wallet/testing/granted-player.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { steppedEngines } from '#engines/registry.ts'
import type { FieldsView } from '#engines/steps/hidden-fields.ts'
import { fairKey } from '#kernel/random/fair-key.ts'
import { fairSource } from '#kernel/random/fair-source.ts'
import {
  getRoundEndpoint,
  listRoundsEndpoint,
  playRoundEndpoint,
  startGameEndpoint,
  type Command,
  type PlayedRound,
  type StepCommand,
} from '../../contract.ts'
import { getSeedsEndpoint, rotateSeedsEndpoint } from '../../fairness-contract.ts'
import { round_waits_ms } from '../../rules.ts'
import { fundedPlayer, type FundedPlayer } from '../../testing/funded-player.ts'
import { verifyRound, type RevealedRound } from '../../web/verify-round.ts'
import { unseal } from '../seal.ts'
import { readOpenSeeds } from '../seed-store.ts'
import { readRounds } from '../round-store.ts'
import { takeStep } from './take-step.ts'
import { finishDue } from './finish-due.ts'

let t: TestHouse
let player: FundedPlayer
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())
beforeEach(async () => {
  player = await fundedPlayer(t, 100_000n)
})

const slug = 'honey-hives'
const start = async (who = player, of = slug, isMoney = true) =>
  (await who.visitor.call(startGameEndpoint, { params: { slug: of }, query: { isMoney } })).body.data
const ask = (session: string, command: Command, key?: string, who = player, of = slug) =>
  who.visitor.call(playRoundEndpoint, { params: { slug: of }, body: { session, command }, ...(key ? { key } : {}) })
const begin = async (session: string, stake_minor = 1_000, choice = '3'): Promise<PlayedRound> =>
  (await ask(session, { stake_minor, choice })).body.data.round
const stepOf = (round: PlayedRound, step: string): Command => ({ round: round.id, number: round.open?.next ?? 99, step })
const viewOf = (round: PlayedRound) =>
  (round.events as { type: string; view?: FieldsView }[]).findLast(({ type }) => type === 'stands')?.view as FieldsView
const purse = () => standing(t.house.db, purseOf(player.id, 'main', 'UAH'))
const balanceOf = async (who = player) => (await start(who)).balance_minor
/** Where the traps of a money round lie: as only the house knows before its end. */
const trapsOf = async ({ id, client_seed, nonce }: PlayedRound, choice = '3') => {
  const seed = (await readOpenSeeds(t.house.db, player.id)).find((one) => String(one.id) === id.split('-')[0])
  if (!seed) throw new Error('no pair')
  const engine = steppedEngines.find((one) => one.slug === slug)!
  const source = () => fairSource(fairKey(unseal(t.house, seed)), client_seed, nonce)
  const command = { stake_minor: 100, choice, steps: [] }
  const ended = engine.playOut(command, source(), ({ offers }) => offers[0]?.step ?? '')
  const [last] = ended.events.filter((event) => event.type === 'stands').slice(-1)
  return (last?.view as FieldsView | undefined)?.hidden ?? []
}
const good = (traps: readonly number[], nth = 0): string =>
  `open:${Array.from({ length: 25 }, (_, field) => field).filter((field) => !traps.includes(field))[nth]}`

describe.each(steppedEngines)('$slug', (engine) => {
  test('GA-023, reliability 9: a round in steps moves its stakes and its win once, is told again by the history, and verifies once its seed is revealed', async () => {
    const { session, fairness, stakes } = await start(player, engine.slug)
    const stake_minor = stakes.choices[0] ?? 0
    let { round, balance_minor } = (await ask(session, { stake_minor, choice: engine.game.example }, undefined, player, engine.slug)).body
      .data
    const first = round
    while (round.open) {
      expect(round.win_minor).toBe(0)
      const offers = round.open.offers.map(({ step }) => step)
      ;({ round, balance_minor } = (
        await ask(
          session,
          stepOf(round, engine.game.fallback(offers.map((step) => ({ step }))) === 'stop' ? 'stop' : (offers[0] ?? '')),
          undefined,
          player,
          engine.slug,
        )
      ).body.data)
    }
    expect(balance_minor).toBe(100_000 - round.stake_minor + round.win_minor)
    // Before the history has heard of it, and after.
    const at_once = (await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })).body.data
    expect(at_once).toMatchObject({ id: first.id, command: round.command, events: round.events, server_seed: null })
    await t.drain()
    expect((await player.visitor.call(listRoundsEndpoint)).body.data).toMatchObject([
      { id: round.id, stake_minor: round.stake_minor, win_minor: round.win_minor },
    ])
    await player.visitor.call(rotateSeedsEndpoint, { body: { next_server_seed_hash: fairness.next_server_seed_hash } })
    const told = (await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })).body.data
    expect(told).toMatchObject({ command: round.command, events: round.events })
    expect(await verifyRound(told as unknown as RevealedRound)).toMatchObject({ ok: true })
    const lied = { ...(told.command as object), steps: ['no-such-step'] }
    expect(await verifyRound({ ...told, command: lied } as unknown as RevealedRound)).toEqual({ ok: false, reason: 'command-impossible' })
  })

  test('GA-002: the demo plays the same steps with play money, and no money moves', async () => {
    const { session, stakes, balance_minor: full } = await start(player, engine.slug, false)
    const stake_minor = stakes.choices[0] ?? 0
    let { round, balance_minor } = (await ask(session, { stake_minor, choice: engine.game.example }, undefined, player, engine.slug)).body
      .data
    while (round.open)
      ({ round, balance_minor } = (
        await ask(session, stepOf(round, round.open.offers[0]?.step ?? ''), undefined, player, engine.slug)
      ).body.data)
    expect(round).toMatchObject({ mode: 'demo', id: expect.stringMatching(/^d/) })
    expect(balance_minor).toBe(full - round.stake_minor + round.win_minor)
    expect(await balanceOf()).toBe(100_000)
    expect((await start(player, engine.slug, false)).lastRound).toMatchObject({ id: round.id, events: round.events })
  })
})

test('GA-023: a round is one: the same beginning and the same step by the same key move nothing again and are told to the letter', async () => {
  const { session } = await start()
  const asked: Command = { stake_minor: 1_000, choice: '3' }
  const first = await ask(session, asked, 'begin-1')
  const step = stepOf(first.body.data.round, good(await trapsOf(first.body.data.round)))
  const taken = await ask(session, step, 'step-1')
  const stop = await ask(session, stepOf(taken.body.data.round, 'stop'), 'step-2')
  for (const [command, key, answer] of [
    [asked, 'begin-1', first],
    [step, 'step-1', taken],
    [stepOf(taken.body.data.round, 'stop'), 'step-2', stop],
  ] as const)
    expect((await ask(session, command, key)).body).toEqual(answer.body)
  expect(await balanceOf()).toBe(100_000 - 1_000 + stop.body.data.round.win_minor)
  expect((await ask(session, step, 'begin-1')).body.error).toBe('idempotency-key-reused')
  expect((await ask(session, asked, 'step-1')).body.error).toBe('idempotency-key-reused')
})

test('GA-023: the price that is shown is the price that is paid', async () => {
  const { session } = await start()
  let round = await begin(session)
  const traps = await trapsOf(round)
  for (const nth of [0, 1, 2]) round = (await ask(session, stepOf(round, good(traps, nth)))).body.data.round
  const shown = round.open?.offers.find(({ step }) => step === 'stop')?.win_minor ?? 0
  expect(shown).toBe((1_000 / 100) * (viewOf(round).price ?? 0))
  const ended = (await ask(session, stepOf(round, 'stop'))).body.data
  expect([ended.round.win_minor, ended.balance_minor]).toEqual([shown, 99_000 + shown])
})

test('reliability 26: an open round tells nothing of what is hidden: not in its answer, not in the history, not by a change of seeds', async () => {
  const { session, fairness } = await start()
  const round = await begin(session)
  const opened = (await ask(session, stepOf(round, good(await trapsOf(round))))).body.data.round
  expect(viewOf(opened).hidden).toBeNull()
  expect(JSON.stringify(opened)).not.toContain('values-drawn')
  await player.visitor.call(rotateSeedsEndpoint, { body: { next_server_seed_hash: fairness.next_server_seed_hash } })
  const seeds = async () => (await player.visitor.call(getSeedsEndpoint)).body.data
  const before = await seeds()
  expect([before.server_seed_hash === fairness.server_seed_hash, before.retired]).toEqual([false, []])
  expect(before.retiring).toMatchObject([{ server_seed_hash: fairness.server_seed_hash, client_seed: fairness.client_seed }])
  const told = async () => (await player.visitor.call(getRoundEndpoint, { params: { id: round.id } })).body.data
  expect(await told()).toMatchObject({ server_seed: null, is_held: true, open: { next: 2 } })
  // The round goes on from the pair that it began with, and its end reveals it.
  const ended = (await ask(session, stepOf(opened, 'stop'))).body.data.round
  expect(ended).toMatchObject({ server_seed_hash: fairness.server_seed_hash })
  expect(await seeds()).toMatchObject({ retiring: [], retired: [{ server_seed_hash: fairness.server_seed_hash }] })
  await t.drain()
  expect(await told()).toMatchObject({ server_seed: expect.any(String), is_held: false })
})

test('GA-023: steps out of order, after the end, of nobody, of somebody else and of another game are refused in words and take nothing', async () => {
  const { session } = await start()
  const round = await begin(session)
  const traps = await trapsOf(round)
  const errorOf = async (command: Command, who = player, token = session, of = slug) =>
    (await ask(token, command, undefined, who, of)).body.error
  expect(await errorOf({ ...stepOf(round, good(traps)), number: 2 } as Command)).toBe('step-out-of-order')
  expect(await errorOf(stepOf(round, 'stop'))).toBe('step-impossible')
  expect(await errorOf(stepOf(round, 'leave'))).toBe('step-impossible')
  expect(await errorOf(stepOf(round, 'open:25'))).toBe('step-impossible')
  expect(await errorOf({ round: '1-999', number: 1, step: 'stop' })).toBe('round-unknown')
  expect(await errorOf({ ...stepOf(round, good(traps)), round: `d${round.id}` } as Command)).toBe('round-unknown')
  const other = await fundedPlayer(t, 1_000n)
  expect(await errorOf(stepOf(round, good(traps)), other, (await start(other)).session)).toBe('round-unknown')
  const tower = (await start(player, 'old-tower')).session
  expect(await errorOf(stepOf(round, good(traps)), player, tower, 'old-tower')).toBe('round-unknown')
  const opened = (await ask(session, stepOf(round, good(traps)))).body.data.round
  expect(await errorOf(stepOf(round, good(traps, 1)))).toBe('step-out-of-order')
  expect(await errorOf(stepOf(opened, good(traps)))).toBe('step-impossible')
  expect(await errorOf({ stake_minor: 1_000, choice: '3' })).toBe('round-open')
  const ended = (await ask(session, stepOf(opened, 'stop'))).body.data
  expect(await errorOf({ round: round.id, number: 3, step: 'stop' })).toBe('round-over')
  expect(await balanceOf()).toBe(ended.balance_minor)
})

test('GA-023: two windows on one round: of two steps at once one is taken, and of two beginnings one', async () => {
  const { session } = await start()
  const begun = await Promise.all([1, 2, 3].map(() => ask(session, { stake_minor: 1_000, choice: '3' })))
  expect(begun.map(({ body }) => body.error ?? 'begun').toSorted()).toEqual(['begun', 'round-open', 'round-open'])
  const round = begun.find(({ body }) => body.success)!.body.data.round
  const traps = await trapsOf(round)
  const steps = await Promise.all([0, 1, 2, 3].map((nth) => ask(session, stepOf(round, good(traps, nth)))))
  expect(steps.filter(({ body }) => body.success)).toHaveLength(1)
  expect(new Set(steps.filter(({ body }) => !body.success).map(({ body }) => body.error))).toEqual(new Set(['step-out-of-order']))
  // Another window, or another day: the game opens on the round as it stands.
  const { lastRound } = await start()
  expect(viewOf(lastRound!).opened).toHaveLength(1)
  const stops = await Promise.all([1, 2, 3].map(() => ask(session, stepOf(lastRound!, 'stop'))))
  expect(stops.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await balanceOf()).toBe(99_000 + stops.find(({ body }) => body.success)!.body.data.round.win_minor)
})

test('GA-023: a round that nobody comes back to is ended by the house as its rules say: at its price, or with the stake returned', async () => {
  const { session } = await start()
  const round = await begin(session)
  const opened = (await ask(session, stepOf(round, good(await trapsOf(round))))).body.data.round
  const price = opened.open!.offers.find(({ step }) => step === 'stop')!.win_minor!
  const tower = await start(player, 'old-tower')
  await ask(tower.session, { stake_minor: 1_000, choice: 'hard' }, undefined, player, 'old-tower')
  t.clock.advance(26 * 60 * 60 * 1000 - 1)
  await finishDue(t.house)
  expect(await purse()).toBe(98_000n)
  t.clock.advance(1)
  const late = takeStep(
    t.house,
    { owner_id: player.id, slug, mode: 'money', currency: 'UAH' },
    stepOf(opened, 'stop') as StepCommand,
    'late',
  )
  await expect(late).rejects.toMatchObject({ code: 'step-too-late' })
  await Promise.all([finishDue(t.house), finishDue(t.house)])
  await finishDue(t.house)
  expect(await purse()).toBe(98_000n + BigInt(price) + 1_000n)
  await t.drain()
  const rounds = await readRounds(t.house.db, player.id, {}, 10, 0)
  expect(rounds.map(({ slug: of, win_minor }) => [of, Number(win_minor)]).toSorted()).toEqual([
    ['honey-hives', price],
    ['old-tower', 1_000],
  ])
})

test('RTM-060: the house tells the player of a round that it ended, once; one that the player ended is told of by nobody', async () => {
  const told = () =>
    t.published
      .filter(({ channel, message }) => channel === `player:#${player.id}` && message.type === 'gameplay')
      .map(({ message }) => message.data)
  const { session } = await start()
  const ended = await begin(session)
  const opened = (await ask(session, stepOf(ended, good(await trapsOf(ended))))).body.data.round
  await ask(session, stepOf(opened, 'stop'))
  await begin(session)
  await finishDue(t.house)
  await t.drain()
  expect(told()).toEqual([])
  t.clock.advance(round_waits_ms)
  await Promise.all([finishDue(t.house), finishDue(t.house)])
  await t.drain()
  expect(told()).toEqual([{ slug, state: 'round-ended' }])
})

test('GA-023: who is not allowed to stake any more begins no round, and what was open ends by its rules and pays', async () => {
  const { session } = await start()
  const opened = (await ask(session, stepOf(await begin(session), 'open:0'))).body.data.round
  const bystander = await fundedPlayer(t, 5_000n)
  const other = await start(bystander)
  await ask(other.session, { stake_minor: 1_000, choice: '3' }, undefined, bystander)
  const controls = { player_id: String(player.id), currency: 'UAH', session_until: null, limits: [] }
  const blocked_until = new Date(t.clock.now().getTime() + 86_400_000).toISOString()
  await inTransaction(t.house.db, (tx) => announce(tx, t.house, [ControlsChanged({ ...controls, blocked_until }, player.id)]))
  await t.drain()
  await finishDue(t.house)
  const price = opened.open?.offers.find(({ step }) => step === 'stop')?.win_minor ?? 0
  expect(await purse()).toBe(99_000n + BigInt(price))
  expect((await ask(session, { stake_minor: 1_000, choice: '3' })).body.error).toBe('stakes-blocked')
  expect((await start(bystander)).lastRound?.open).toBeDefined()
})

test('a round that is open is owed in its currency, to somebody who is there: neither changes before it is over, and the refusal says when that is at the latest', async () => {
  player = await fundedPlayer(t, 1_000n)
  const { session } = await start()
  await begin(session)
  const erased = () =>
    inTransaction(t.house.db, (tx) =>
      announce(tx, t.house, [ErasureAsked({ player_id: String(player.id), due_at: t.clock.now().toISOString() }, player.id)]),
    )
  const hours = round_waits_ms / 3_600_000
  await expect(erased()).rejects.toMatchObject({ code: 'rounds-open', details: { hours } })
  expect(t.house.messages.format('uk', 'rounds-open', { hours })).toContain('через 26 годин після початку')
  const changed = CurrencyChanged({ player_id: String(player.id), from: 'UAH', to: 'EUR' }, player.id)
  await expect(inTransaction(t.house.db, (tx) => announce(tx, t.house, [changed]))).rejects.toMatchObject({ code: 'rounds-open' })
})

test('GA-023: a round that was staked with bonus money brings bonus money back, in the same proportion', async () => {
  player = await fundedPlayer(t, 250n)
  const fund = await fundWith(t, 'steps', 1_000n)
  const terms = { fund, contributions: { instant: 100 }, most_stake_minor: 2_000n }
  const grant = grantOf(player.id, 77n, terms)
  await giveGrant(t, grant)
  const { session } = await start()
  const round = await begin(session, 1_000)
  const bonus = () => standing(t.house.db, purseOf(player.id, grant.purse, 'UAH'))
  expect([await purse(), await bonus()]).toEqual([0n, 250n])
  const opened = (await ask(session, stepOf(round, good(await trapsOf(round))))).body.data.round
  const { win_minor } = (await ask(session, stepOf(opened, 'stop'))).body.data.round
  const to_bonus = Math.floor((win_minor * 750) / 1_000)
  expect([await purse(), await bonus()]).toEqual([BigInt(win_minor - to_bonus), 250n + BigInt(to_bonus)])
  // The stake counted towards the wagering as it was taken, and nothing counts again.
  expect((await readGrants(t.house.db, [77n])).map(({ wagered_minor }) => wagered_minor)).toEqual([1_000n])
})

test.each([
  ['given up or out of time', 78n, 50_000n, 'returned'],
  ['wagered', 79n, 1_000n, 'converted'],
] as const)(
  'a bonus that is %s during an open round leaves it to its player: its part of the win goes where the bonus went',
  async (...given) => {
    const [, grant_id, required_minor, went] = given
    player = await fundedPlayer(t, 250n)
    const fund = await fundWith(t, `steps-${went}`, 1_000n)
    const grant = grantOf(player.id, grant_id, { fund, contributions: { instant: 100 }, most_stake_minor: 2_000n, required_minor })
    await giveGrant(t, grant)
    const inFund = () => standing(t.house.db, fundAccount(`steps-${went}`, 'UAH'))
    const { session } = await start()
    const round = await begin(session, 1_000)
    const end = () => inTransaction(t.house.db, (tx) => endDueGrants(tx, t.house, [{ grant_id, most_minor: null }]))
    expect((await end()).map((ended) => ended.went)).toEqual([went])
    const before = [await purse(), await inFund()]
    expect(before).toEqual(went === 'returned' ? [0n, 250n] : [250n, 0n])
    const opened = (await ask(session, stepOf(round, good(await trapsOf(round))))).body.data.round
    const { win_minor } = (await ask(session, stepOf(opened, 'stop'))).body.data.round
    const of_bonus = BigInt(Math.floor((win_minor * 750) / 1_000))
    expect(win_minor).toBeGreaterThan(0)
    expect(await standing(t.house.db, purseOf(player.id, grant.purse, 'UAH'))).toBe(0n)
    expect([await purse(), await inFund()]).toEqual(
      went === 'returned' ? [BigInt(win_minor) - of_bonus, 250n + of_bonus] : [250n + BigInt(win_minor), 0n],
    )
  },
)

test('reliability 26: what is refused at the beginning is never drawn, leaves no round and no nonce', async () => {
  const poor = await fundedPlayer(t, 50n)
  const { session } = await start(poor)
  expect((await ask(session, { stake_minor: 1_000, choice: '3' }, undefined, poor)).body.error).toBe('insufficient-funds')
  expect((await ask(session, { stake_minor: 1_000, choice: '4' }, undefined, poor)).body.error).toBe('choice-impossible')
  expect((await ask(session, { stake_minor: 1_050, choice: '3' }, undefined, poor)).body.error).toBe('stake-off-grid')
  expect((await start(poor)).lastRound).toBeNull()
  expect((await poor.visitor.call(getSeedsEndpoint)).body.data.nonce).toBe(0)
})
