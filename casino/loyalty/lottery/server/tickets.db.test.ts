import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { getPrizes } from '#casino/bonuses/prizes/contract.ts'
import { endCampaign } from '#casino/campaigns/campaigns/server/api.ts'
import { getDrawFairness } from '#casino/campaigns/draws/contract.ts'
import { closeBalanced } from '#casino/contests/races/testing/race-house.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { buyTickets, getTickets, scratchTicket } from '../contract.ts'
import { stars_asset, ticketAsset } from '../rules.ts'
import { actsIn, decider } from '../testing/lottery-house.ts'
import { buyTickets as buyHere } from './buy-tickets.ts'
import { demoLottery } from './demo-campaigns.ts'

let t: TestHouse
const { publish, playerWithStars, points, lotteryOf, buy, bought, scratch } = actsIn(() => t)
beforeAll(async () => {
  t = await createTestHouse({ now: '2026-12-01T12:00:00Z', pool_size: 8 })
  expect((await publish()).faults).toEqual([])
})
afterAll(() => closeBalanced(t))

test('API-167, EN-089, LO-001, API-169, LO-003: tickets of three types cost their stars, which buying takes from the balance; too few stars are refused and nothing is taken', async () => {
  const player = await playerWithStars(100)
  expect(await lotteryOf(player)).toMatchObject({
    balanceStars: 100,
    unusedTickets: { super: 0, gold: 0, regular: 0 },
    costTickets: { super: 50, gold: 25, regular: 10 },
    levels: [{ id: 1 }, { id: 2 }, { id: 3 }],
  })
  const { body } = await buy(player, 'gold')
  expect(body).toMatchObject({ success: true, data: { balanceStars: 75, tickets: [{ type: 'gold', source: 'bought', appliedAt: null }] } })
  await buy(player, 'super')
  expect((await buy(player, 'regular', 2)).body.data).toMatchObject({ balanceStars: 5, tickets: [{}, {}] })
  for (const type of ['super', 'gold', 'regular'] as const)
    expect((await buy(player, type)).body).toMatchObject({ success: false, error: 'lottery-few-stars' })
  expect((await buy(player, 'regular', 11)).status).toBe(422)
  expect(await lotteryOf(player)).toMatchObject({ balanceStars: 5, unusedTickets: { super: 1, gold: 1, regular: 2 } })
  expect([await points(player, stars_asset), await points(player, ticketAsset('regular'))]).toEqual([5n, 2n])
})

test('LO-003: two taps with one key buy once, and purchases at once never spend a star twice', async () => {
  const player = await playerWithStars(25)
  const { visitor } = player
  const same = await Promise.all(
    Array.from({ length: 4 }, () => visitor.call(buyTickets, { body: { type: 'regular', count: 1 }, key: 'one-and-the-same' })),
  )
  expect(same.some(({ body }) => body.success)).toBe(true)
  expect(await points(player, stars_asset)).toBe(15n)
  const raced = await Promise.all(Array.from({ length: 6 }, () => buy(player, 'regular')))
  expect(raced.filter(({ body }) => body.success)).toHaveLength(1)
  expect([await points(player, stars_asset), (await lotteryOf(player)).unusedTickets.regular]).toEqual([5n, 2])
  // A command that is run again after its answer was lost brings what it brought.
  const asked = { player_id: player.player_id, type: 'regular', count: 1, key: 'one-and-the-same' } as const
  const brought = same.find(({ body }) => body.success)?.body.data.tickets.map(({ id }) => BigInt(id))
  expect(brought).toHaveLength(1)
  expect((await buyHere(t.house, asked)).map(({ id }) => id)).toEqual(brought)
  expect([await points(player, stars_asset), (await lotteryOf(player)).unusedTickets.regular]).toEqual([5n, 2])
})

test('LO-002, API-168: the server says what is in a ticket once it is scratched; a used one, another player’s and none are refused', async () => {
  const player = await playerWithStars(60)
  const [ticket, other_ticket] = await bought(player, 'regular', 2)
  const { body } = await scratch(player, ticket?.id ?? 0)
  expect(body.data.ticket).toMatchObject({ id: ticket?.id, appliedAt: t.clock.now().toISOString() })
  expect(body.data.prize).toEqual(body.data.ticket.prize)
  expect(await points(player, ticketAsset('regular'))).toBe(1n)
  expect((await scratch(player, ticket?.id ?? 0)).body).toMatchObject({ success: false, error: 'lottery-ticket-used' })
  const stranger = await registerPlayer(t)
  expect((await scratch(stranger, other_ticket?.id ?? 0)).status).toBe(404)
  expect((await t.visitor().call(scratchTicket, { params: { id: other_ticket?.id ?? 0 }, body: {} })).status).toBe(401)
  expect((await scratch(player, 9_999_999)).status).toBe(404)
  expect(await points(player, ticketAsset('regular'))).toBe(1n)
})

test('LO-002: of many taps at once one scratches the ticket, one prize is given, and the ledger and the tickets agree', async () => {
  const player = await playerWithStars(20)
  const [ticket, kept] = await bought(player, 'regular', 2)
  const before = (await player.visitor.call(getPrizes)).body.total
  const taps = await Promise.all(Array.from({ length: 6 }, () => scratch(player, ticket?.id ?? 0)))
  const successes = taps.filter(({ body }) => body.success)
  expect(successes).toHaveLength(1)
  expect(taps.filter(({ body }) => body.error === 'lottery-ticket-used')).toHaveLength(5)
  const given = successes[0]?.body.data.prize ? 1 : 0
  expect((await player.visitor.call(getPrizes)).body.total - before).toBe(given)
  const left = (await lotteryOf(player)).unusedTickets.regular
  expect([left, await points(player, ticketAsset('regular'))]).toEqual([1, 1n])
  expect((await player.visitor.call(getTickets, { query: { applied: false } })).body.data.map(({ id }) => id)).toEqual([kept?.id])
})

test('API-171, LO-005: tickets page by page, the newest first; those that were scratched, or the others, alone', async () => {
  const player = await playerWithStars(50)
  const tickets = await bought(player, 'regular', 5)
  const ids = tickets.map(({ id }) => id).toSorted((one, other) => other - one)
  await scratch(player, ids[0] ?? 0)
  await scratch(player, ids[3] ?? 0)
  const list = async (query: { applied?: boolean; limit?: number; offset?: number } = {}) => {
    const { data, total, hasMore } = (await player.visitor.call(getTickets, { query })).body
    return { ids: data.map(({ id }) => id), total, hasMore }
  }
  expect(await list()).toEqual({ ids, total: 5, hasMore: false })
  expect(await list({ applied: true })).toEqual({ ids: [ids[0], ids[3]], total: 2, hasMore: false })
  expect(await list({ applied: false, limit: 2 })).toEqual({ ids: [ids[1], ids[2]], total: 3, hasMore: true })
  expect(await list({ applied: false, limit: 2, offset: 2 })).toEqual({ ids: [ids[4]], total: 3, hasMore: false })
  expect(await list({ limit: 1, offset: 4 })).toEqual({ ids: [ids[4]], total: 5, hasMore: false })
  expect((await t.visitor().call(getTickets)).status).toBe(401)
})

test('LO-002, GN-010: what a ticket holds follows from the committed key alone: when the lottery is over, anybody draws every ticket again', async () => {
  const player = await playerWithStars(1_000)
  const scratched = []
  for (const { id } of await bought(player, 'regular', 10)) scratched.push((await scratch(player, id)).body.data)
  // The key of a call may be any text, and without words of the player it is their share in what is drawn.
  const [odd] = await bought(player, 'regular')
  const odd_call = { params: { id: odd?.id ?? 0 }, body: {}, key: 'any key: a b' }
  const oddly = (await player.visitor.call(scratchTicket, odd_call)).body.data
  expect(oddly.fairCode).toMatch(new RegExp(`^${hash('sha256', odd_call.key, 'hex')}:[0-9]+$`))
  scratched.push(oddly)
  const later = await playerWithStars(10)
  const [kept] = await bought(later, 'regular')
  const id = (await lotteryOf(player)).tickets.find(({ type }) => type === 'regular')?.odds.id ?? 0
  expect((await t.visitor().call(getDrawFairness, { params: { id } })).body.data.serverSeed).toBeNull()
  await endCampaign(t.house, demoLottery(t.clock.now()).slug, decider)
  await t.drain()
  const told = (await t.visitor().call(getDrawFairness, { params: { id } })).body.data
  const check = (answer: unknown) => spawnSync('python3', ['scripts/verify-draws.py'], { input: JSON.stringify(answer), encoding: 'utf8' })
  expect(check(told)).toMatchObject({ status: 0, stderr: '' })
  const [line] = told.drawn
  expect(check({ ...told, drawn: [{ ...line, outcome: line?.outcome === 'rare' ? 'money' : 'rare' }] }).status).toBe(1)
  // What the list of tickets names is what the draw tells of them.
  const lines = new Map(told.drawn.map((one) => [`${one.input}:${one.number}`, one.outcome]))
  const names = new Map(told.outcomes.map(({ name, title }) => [name, title]))
  for (const { ticket, outcome } of scratched) {
    expect(lines.has(ticket.fairCode ?? '')).toBe(true)
    expect(names.get(lines.get(ticket.fairCode ?? '') ?? '') ?? null).toBe(outcome)
  }
  // A ticket that was not scratched in time is not spent.
  expect((await scratch(later, kept?.id ?? 0)).body).toMatchObject({ success: false, error: 'lottery-closed' })
  expect(await points(later, ticketAsset('regular'))).toBe(1n)
  expect(await balanceOf(t.house.db, purseOf(later.player_id, 'main', 'UAH'))).toBe(0n)
})
