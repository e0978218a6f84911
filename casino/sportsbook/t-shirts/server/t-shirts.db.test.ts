import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import type { FundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { getMessages } from '#casino/messages/notifications/contract.ts'
import { coolOff, selfExclude } from '#casino/players/responsible-play/contract.ts'
import { bettor, choiceOf, closeBalanced, createBetHouse, placed, result_market } from '#casino/sportsbook/bets/testing/bet-house.ts'
import { getEvent } from '#casino/sportsbook/catalogue/contract.ts'
import { voidMarkets, withdrawResult, withdrawVoid } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballResult, settle } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { simulatedMatch } from '#casino/sportsbook/simulator/testing/simulated-match.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'
import { chooseTShirt, getTShirt, sayDelivery } from '../contract.ts'
import { address_days, sent_address_days, unsent_address_days, type Size } from '../rules.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

const day_ms = 86_400_000
/** Each test has a time of its own, in which no other offer is. */
let turn = 0
beforeEach(() => {
  turn += 1
  t.clock.set(new Date(Date.parse('2027-01-01T12:00:00Z') + turn * 60 * day_ms).toISOString())
})

const known = contributionsTo(slices, operatorCommands)
const operator = async (...words: readonly string[]): Promise<string> =>
  readCommand(known, ['sport', ...words, '--actor', 'anna', '--reason', 'the spring offer'])(t.house)
const audited = async (): Promise<string[]> => {
  const { rows } = await sql<{
    action: string
  }>`select action from kernel.audit where action like 'sportsbook/t-shirts%' order by id`.execute(t.house.db)
  return rows.map(({ action }) => action)
}

/** A match of two clubs with crests, and their ids. */
const match = async () => {
  const { event_id } = await simulatedMatch(t, { starts_at: new Date(t.clock.now().getTime() + 3_600_000) })
  const { home, away } = (await t.visitor().call(getEvent, { params: { id: Number(event_id) } })).body.data
  return { event_id, home: home.id, away: away.id }
}
const publish = (teams: readonly number[], stock: string, bets = 1): Promise<string> =>
  operator('publish-t-shirts', teams.join(','), '--sizes', stock, '--days', '10', '--bets', String(bets))
const shown = async ({ visitor }: FundedPlayer) => (await visitor.call(getTShirt)).body.data
const choose = async ({ visitor }: FundedPlayer, team: number, size: Size) =>
  (await visitor.call(chooseTShirt, { body: { team, size } })).body
const address = { recipient: ' Оксана  Ковальчук', phone: '050 123 45 67', city: 'Львів', place: 'Відділення 12' }
const say = async ({ visitor }: FundedPlayer, to: Partial<typeof address> = {}) =>
  (await visitor.call(sayDelivery, { body: { ...address, ...to } })).body

/** Bets of a player on one match that home wins: each is won or lost. */
const bet = async (player: FundedPlayer, event_id: bigint, ...outcomes: readonly ('home' | 'away')[]): Promise<void> => {
  for (const outcome of outcomes) await placed(player, [await choiceOf(t, event_id, outcome)], 1_000)
}
const end = async (event_id: bigint): Promise<void> => {
  await settle(t, event_id, footballResult([0, 0], [1, 0], 'h'), true)
  await t.drain()
}
/** So many players, each with a bet that was settled in the offer that runs. */
const entitled = async (count: number): Promise<FundedPlayer[]> => {
  const { event_id } = await match()
  const players: FundedPlayer[] = []
  for (let number = 0; number < count; number += 1) {
    const player = await bettor(t)
    await bet(player, event_id, 'away')
    players.push(player)
  }
  await end(event_id)
  return players
}
/** The same player with a session of now. */
const again = async (player: FundedPlayer): Promise<FundedPlayer> => ({ ...player, visitor: await enterAs(t, player.id) })

test('API-129, API-130, SP-008: a T-shirt is chosen once when the bets are there, its address is asked, and its player is told when it was sent', async () => {
  const [player, { event_id, home, away }] = [await bettor(t), await match()]
  expect(await shown(player)).toEqual({ offer: null, choice: null })
  expect((await choose(player, home, 'M')).error).toBe('t-shirt-none')
  expect(await publish([home, away], 'M:2,L:1', 2)).toContain('can be chosen until')
  await expect(publish([home], 'M:1')).rejects.toThrow('offer already')

  await bet(player, event_id, 'home', 'away')
  expect((await choose(player, home, 'M')).error).toBe('t-shirt-bets')
  await end(event_id)
  const { offer, choice } = await shown(player)
  expect(choice).toBeNull()
  expect(offer).toMatchObject({ isOpen: true, bets: { needed: 2, done: 2 } })
  expect(offer?.teams.map(({ team, sizes }) => [team.id, sizes])).toEqual(
    [home, away].map((id) => [
      id,
      [
        { size: 'M', left: 2 },
        { size: 'L', left: 1 },
      ],
    ]),
  )
  expect(offer?.teams.every(({ team }) => team.crest !== null)).toBe(true)
  expect((await say(player)).error).toBe('t-shirt-not-chosen')
  expect(await choose(player, home, 'M')).toMatchObject({
    success: true,
    data: { team: { id: home }, size: 'M', state: 'waits-for-address', delivery: null },
  })
  expect(await choose(player, away, 'L')).toMatchObject({ success: false, error: 't-shirt-chosen' })
  expect((await shown(player)).offer?.teams[0]?.sizes[0]).toEqual({ size: 'M', left: 1 })
  await t.drain()
  const prizes = async () => (await player.visitor.call(getPrizes, { query: {} })).body.data.map(({ type, state }) => [type, state])
  expect(await prizes()).toEqual([['t-shirt', 'taken']])

  expect((await say(player, { phone: '12', city: '' })).errors).toMatchObject({ phone: expect.any(String), city: expect.any(String) })
  expect((await say(player)).data).toMatchObject({
    state: 'packing',
    delivery: { ...address, recipient: 'Оксана Ковальчук', phone: '+380501234567' },
  })
  const [line = ''] = (await operator('t-shirts-to-send')).split('\n')
  expect(line).toContain('Оксана Ковальчук\t+380501234567\tЛьвів\tВідділення 12')
  const [number = ''] = line.split('\t')
  await operator('mark-t-shirt-sent', number)
  await t.drain()
  await expect(operator('mark-t-shirt-sent', number)).rejects.toThrow('was sent')
  expect((await say(player, { city: 'Київ' })).error).toBe('t-shirt-sent')
  expect((await shown(player)).choice).toMatchObject({ state: 'sent', sentAt: t.clock.now().toISOString() })
  expect(await prizes()).toEqual([['t-shirt', 'fulfilled']])
  const told = (await player.visitor.call(getMessages, { query: {} })).body.data.map(({ title, text }) => `${title}: ${text}`)
  expect(told[0]).toContain('надіслано')
  expect(await operator('t-shirts-to-send')).toBe('There is no T-shirt to send.')
  expect(await audited()).toEqual([
    'sportsbook/t-shirts.publish',
    'sportsbook/t-shirts.read-addresses',
    'sportsbook/t-shirts.send',
    'sportsbook/t-shirts.read-addresses',
  ])
  const page = await t.app.inject({ url: '/rest/page/sport/t-shirt/' })
  expect(page.json()).toMatchObject({
    data: { components: [{ type: 't-shirts', data: { activity: { offer: { isOpen: true }, choice: null } } }] },
  })
})

test('of the last one of a size one of two has it; the other and whoever comes later choose another', async () => {
  const { home, away } = await match()
  await publish([home], 'M:1,L:5')
  const [first, second] = (await entitled(2)) as [FundedPlayer, FundedPlayer]
  const answers = await Promise.all([choose(first, home, 'M'), choose(second, home, 'M')])
  expect(answers.map(({ error }) => error ?? 'chosen').toSorted()).toEqual(['chosen', 't-shirt-gone'])
  const loser = answers[0]?.success ? second : first
  expect((await choose(loser, home, 'XL')).error).toBe('t-shirt-unknown')
  expect((await choose(loser, away, 'L')).error).toBe('t-shirt-unknown')
  expect((await choose(loser, home, 'L')).success).toBe(true)
  expect(await operator('t-shirts')).toContain('M:0 L:4')
})

test('two presses of one player at once choose one T-shirt and take one away', async () => {
  const { home } = await match()
  await publish([home], 'S:9,M:9')
  const [player] = (await entitled(1)) as [FundedPlayer]
  const answers = await Promise.all([choose(player, home, 'S'), choose(player, home, 'M')])
  expect(answers.map(({ error }) => error ?? 'chosen').toSorted()).toEqual(['chosen', 't-shirt-chosen'])
  const left = (await shown(player)).offer?.teams[0]?.sizes.reduce((sum, one) => sum + one.left, 0)
  expect(left).toBe(17)
})

test('bets before the offer, returned ones and corrected results count nothing; what is lost counts as what is won', async () => {
  const [player, early, late] = [await bettor(t), await match(), await match()]
  await bet(player, early.event_id, 'home')
  await end(early.event_id)
  await publish([early.home], 'M:5', 3)
  const done = async () => (await shown(player)).offer?.bets.done
  expect(await done()).toBe(0)
  const off = await match()
  await bet(player, off.event_id, 'home')
  await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, off.event_id, [result_market]))
  await bet(player, late.event_id, 'home', 'away')
  await end(late.event_id)
  expect(await done()).toBe(2)
  await inTransaction(t.house.db, (tx) => withdrawResult(tx, t.house, late.event_id))
  await end(late.event_id)
  expect(await done()).toBe(2)
  expect((await choose(player, early.home, 'M')).error).toBe('t-shirt-bets')
})

test('a bet that was given back counts once it is decided after all, won or lost; one that had counted counts no second time', async () => {
  const [player, played, known, lost] = [await bettor(t), await match(), await match(), await match()]
  await publish([played.home], 'M:5', 9)
  const done = async () => (await shown(player)).offer?.bets.done
  const annul = async (event_id: bigint): Promise<void> => {
    await inTransaction(t.house.db, (tx) => voidMarkets(tx, t.house, event_id, [result_market]))
    await t.drain()
  }
  const takeBack = async (event_id: bigint): Promise<void> => {
    await inTransaction(t.house.db, (tx) => withdrawVoid(tx, t.house, event_id, [result_market]))
    await t.drain()
  }
  await bet(player, played.event_id, 'home', 'away')
  await annul(played.event_id)
  await takeBack(played.event_id)
  expect(await done()).toBe(0)
  await end(played.event_id)
  expect(await done()).toBe(2)
  // Its result is there when the void is taken back.
  await bet(player, known.event_id, 'home')
  await annul(known.event_id)
  await end(known.event_id)
  expect(await done()).toBe(2)
  await takeBack(known.event_id)
  expect(await done()).toBe(3)
  await bet(player, lost.event_id, 'away')
  await end(lost.event_id)
  expect(await done()).toBe(4)
  for (const { event_id } of [played, known, lost]) {
    await annul(event_id)
    await takeBack(event_id)
  }
  expect(await done()).toBe(4)
})

test('whoever takes a break chooses nothing and sees no page, and to whoever excludes themselves afterwards nothing is sent', async () => {
  const { home } = await match()
  await publish([home], 'M:9')
  const [tired, leaving] = (await entitled(2)) as [FundedPlayer, FundedPlayer]
  await tired.visitor.call(coolOff, { body: { days: 1 } })
  const resting = await again(tired)
  expect((await choose(resting, home, 'M')).error).toBe('t-shirt-not-now')
  expect((await resting.visitor.raw('GET', '/rest/page/sport/t-shirt/')).body).not.toContain('"teams"')
  await choose(leaving, home, 'M')
  await t.drain()
  await say(leaving)
  const [number = ''] = (await operator('t-shirts-to-send')).split('\t')
  await leaving.visitor.call(selfExclude, { body: { months: 6, isConfirmed: true } })
  expect(await operator('t-shirts-to-send')).toBe('There is no T-shirt to send.')
  await expect(operator('mark-t-shirt-sent', number)).rejects.toThrow('excluded')
})

test('nobody chooses after the end; an address can be said for two weeks more; then the next offer can begin', async () => {
  const { home } = await match()
  await publish([home], 'M:9')
  const [chooser, other] = (await entitled(2)) as [FundedPlayer, FundedPlayer]
  await choose(chooser, home, 'M')
  t.clock.advance(10 * day_ms)
  const slow = await again(other)
  expect((await choose(slow, home, 'M')).error).toBe('t-shirt-none')
  expect((await shown(slow)).offer?.isOpen).toBe(false)
  t.clock.advance(address_days * day_ms - 1)
  const player = await again(chooser)
  expect((await say(player)).success).toBe(true)
  await expect(publish([home], 'M:1')).rejects.toThrow('offer already')
  t.clock.advance(1)
  expect((await say(player)).error).toBe('t-shirt-not-chosen')
  expect(await publish([home], 'M:1')).toContain('can be chosen')
})

test('an address is deleted a month after its T-shirt was sent, and half a year after it was written where none was', async () => {
  const { home } = await match()
  await publish([home], 'M:9')
  const [sent, waiting] = (await entitled(2)) as [FundedPlayer, FundedPlayer]
  for (const player of [sent, waiting]) {
    await choose(player, home, 'M')
    await say(player)
  }
  await t.drain()
  const { rows: chosen } = await sql<{ id: bigint }>`select id from sportsbook_t_shirts.choices where player_id = ${sent.id}`.execute(
    t.house.db,
  )
  await operator('mark-t-shirt-sent', String(chosen[0]?.id))
  const kept = async (): Promise<number> => {
    await deleteOldRows(t.house)
    const ids = [String(sent.id), String(waiting.id)]
    const { rows } = await sql`select from sportsbook_t_shirts.deliveries where player_id = any(${ids}::bigint[])`.execute(t.house.db)
    return rows.length
  }
  t.clock.advance(sent_address_days * day_ms - 1)
  expect(await kept()).toBe(2)
  t.clock.advance(1)
  expect(await kept()).toBe(1)
  t.clock.advance((unsent_address_days - sent_address_days) * day_ms)
  expect(await kept()).toBe(0)
})

test('an offer of clubs that are not there, without sizes or with wrong numbers is not published', async () => {
  const { home } = await match()
  await expect(publish([999_999], 'M:1')).rejects.toThrow('no club')
  await expect(publish([home], 'M:0')).rejects.toThrow('--sizes')
  await expect(publish([home], 'M:1,M:2')).rejects.toThrow('--sizes')
  await expect(publish([home], 'M:1', 0)).rejects.toThrow('--bets')
  await expect(operator('publish-t-shirts', 'home', '--sizes', 'M:1', '--days', '3')).rejects.toThrow('ids')
  expect(await operator('t-shirts')).toBe('No T-shirts are on offer.')
  expect(await operator('competitors', 'ясно')).toMatch(/^\d+\tfootball\t/m)
})
