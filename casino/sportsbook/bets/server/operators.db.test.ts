import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import type { TestHouse } from '#apps/testing/test-house.ts'
import { footballResult, publishedMatch, settle } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { getBet, quoteSlip } from '../contract.ts'
import { bettor, bookOf, cashOf, choiceOf, closeBalanced, createBetHouse, placed, tryBet } from '../testing/bet-house.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createBetHouse()
})
afterAll(() => closeBalanced(t))

const known = contributionsTo(slices, operatorCommands)
const operator = (actor: string, ...words: readonly string[]): Promise<string> =>
  readCommand(known, ['sport', ...words, '--actor', actor, '--reason', 'the referee said so'])(t.house)
const home = footballResult([0, 0], [1, 0], 'h')
const away = footballResult([0, 0], [0, 1], 'a')

let matches = 0
/** A match of an outside producer: that of a model is what its seed says. */
const realMatch = async (): Promise<bigint> => {
  const id = await publishedMatch(t, `test:operators:${(matches += 1)}`)
  await sql`update sportsbook_catalogue.events set is_simulated = false where id = ${id}`.execute(t.house.db)
  return id
}
const numberIn = (said: string): string => /decision (\d+)/.exec(said)?.[1] ?? ''
const audited = async (): Promise<string[]> => {
  const { rows } = await sql<{ action: string; actor: string }>`
    select action, actor from kernel.audit where action like 'sportsbook/%' order by id desc limit 2`.execute(t.house.db)
  return rows.map(({ action, actor }) => `${actor} ${action}`)
}

test('a bet is settled and corrected by hand when two people said so, and neither by one of them twice nor by a decision made already', async () => {
  const player = await bettor(t)
  const event = await realMatch()
  const bet = await placed(player, [await choiceOf(t, event, 'home')], 10_000)
  const state = async () => (await player.visitor.call(getBet, { params: { id: bet.id } })).body.data
  const said = await operator('anna', 'settle', String(event), '--result', JSON.stringify(home))
  const id = numberIn(said)
  expect(await readCommand(known, ['sport', 'decisions'])(t.house)).toContain('the referee said so')
  await expect(operator('anna', 'approve', id)).rejects.toThrow('your own')
  expect((await state()).state).toBe('accepted')
  await operator('borys', 'approve', id)
  await t.drain()
  expect(await state()).toMatchObject({ state: 'settled', paid: Math.floor((10_000 * (bet.legs[0]?.odds ?? 0)) / 1000) })
  expect(await audited()).toEqual([
    'operator:borys sportsbook/catalogue.approve-settle',
    'operator:anna sportsbook/catalogue.propose-settle',
  ])
  await expect(operator('vira', 'approve', id)).rejects.toThrow('made already')
  const correction = numberIn(await operator('borys', 'settle', String(event), '--result', JSON.stringify(away)))
  await operator('anna', 'approve', correction)
  await t.drain()
  expect([(await state()).paid, await cashOf(t, player)]).toEqual([0, 990_000n])
})

test('what was settled otherwise since it was proposed is refused, and a rejected proposal moves nothing', async () => {
  const event = await realMatch()
  const late = numberIn(await operator('anna', 'void-event', String(event)))
  await settle(t, event, home, true)
  await expect(operator('borys', 'approve', late)).rejects.toThrow('settled otherwise')
  await operator('borys', 'reject', late)
  await expect(operator('vira', 'approve', late)).rejects.toThrow('made already')
})

test('a void market gives stakes back, and taking the void back settles by the result again', async () => {
  const player = await bettor(t)
  const event = await realMatch()
  const choice = await choiceOf(t, event, 'home')
  await placed(player, [choice], 10_000)
  const both = async (...words: readonly string[]) => {
    await operator('borys', 'approve', numberIn(await operator('anna', ...words)))
    await t.drain()
  }
  await both('void-market', String(choice.marketId))
  expect(await cashOf(t, player)).toBe(1_000_000n)
  await settle(t, event, away, true)
  await both('unvoid-market', String(choice.marketId))
  expect(await cashOf(t, player)).toBe(990_000n)
})

test('the result of a simulated match is that of its seed: nobody decides it otherwise', async () => {
  const event = await publishedMatch(t, 'test:operators:seed')
  await expect(operator('anna', 'settle', String(event), '--result', JSON.stringify(home))).rejects.toThrow('its seed')
  await expect(operator('anna', 'withdraw-result', String(event))).rejects.toThrow('its seed')
  expect(() => readCommand(known, ['sport', 'settle', '1', '--actor', 'anna', '--reason', 'why not', '--result', '{}'])).toThrow('counts')
})

test('changed limits hold for the next bet and are shown on its slip; the book of an event says what it could cost', async () => {
  const player = await bettor(t)
  const event = await realMatch()
  const choice = await choiceOf(t, event, 'home')
  await placed(player, [choice], 10_000)
  expect(await readCommand(known, ['sport', 'liability', String(event)])(t.house)).toMatch(/result:count=regular home\s+1 open bets/)
  await operator('anna', 'change-limit', 'UAH', 'least-stake', '12000')
  await operator('anna', 'change-limit', 'UAH', 'most-payout', '500000')
  t.clock.advance(5_000)
  expect((await tryBet(player, [choice], 11_999)).body.error).toBe('sport-stake-too-low')
  expect((await tryBet(player, [choice], 400_000)).body.error).toBe('sport-payout-too-high')
  const quote = await player.visitor.call(quoteSlip, { query: { betType: 'single', selections: `${choice.marketId}:home` } })
  expect(quote.body.data).toMatchObject({ leastStake: 12_000, mostStake: Math.floor((500_000 * 1000) / choice.odds) })
  await operator('anna', 'change-limit', 'UAH', 'most-liability', '1')
  t.clock.advance(5_000)
  expect((await tryBet(player, [choice], 12_000)).body.error).toBe('sport-market-full')
  const first = await choiceOf(t, await realMatch(), 'home')
  expect((await tryBet(player, [first], 12_000)).body.error).toBe('sport-market-full')
  expect(await bookOf(t, first.marketId)).toEqual({})
  await settle(t, event, away, true)
  await t.drain()
})

test('what an operator suspends, releases and decides in their own process is told by the site, on the page of the event and in the list', async () => {
  const event = await realMatch()
  const { marketId } = await choiceOf(t, event, 'home')
  const desk = { ...t.house, realtime: { ...t.house.realtime, publish: () => Promise.resolve() } }
  const toldAfter = async (actor: string, ...words: readonly string[]) => {
    t.published.length = 0
    const said = await readCommand(known, ['sport', ...words, '--actor', actor, '--reason', 'the referee said so'])(desk)
    await t.drain()
    const told = (channel: string) => t.published.filter((one) => one.channel === channel).map(({ message }) => message.data)
    // A list tells of other matches too, a moment after they moved.
    const ofEvent = (data: unknown) => (data as { events: readonly { id: number }[] }).events.some(({ id }) => id === Number(event))
    return { said, page: told(`sport-event:${event}`), list: told('sport-list:football').filter(ofEvent) }
  }
  const suspended = await toldAfter('anna', 'suspend-event', String(event))
  expect(suspended).toMatchObject({
    page: [{ id: Number(event), isOpen: false }],
    list: [{ events: [{ id: Number(event), isOpen: false }] }],
  })
  expect(await toldAfter('anna', 'release-event', String(event))).toMatchObject({
    page: [{ isOpen: true }],
    list: [{ events: [{ isOpen: true }] }],
  })
  expect(await toldAfter('anna', 'suspend-market', String(marketId))).toMatchObject({
    list: [{ events: [{ main: { id: Number(marketId), state: 'suspended' } }] }],
  })
  const { said } = await toldAfter('anna', 'void-event', String(event))
  const voided = await toldAfter('borys', 'approve', numberIn(said))
  expect(voided).toMatchObject({ page: [{ id: Number(event) }] })
})
