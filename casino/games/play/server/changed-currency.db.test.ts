import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { updateProfileEndpoint } from '#casino/players/profile/contract.ts'
import { playRoundEndpoint, startGameEndpoint, type Command } from '../contract.ts'
import { fundedPlayer, type FundedPlayer } from '../testing/funded-player.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ seed: true })
})
afterAll(() => t.close())

const hryvnia = 2
const euro = 3
const choose = async ({ visitor }: FundedPlayer, currency_id: number) =>
  expect((await visitor.call(updateProfileEndpoint, { body: { currency_id } })).body.success).toBe(true)
const start = async ({ visitor }: FundedPlayer, slug: string, isMoney: boolean) => {
  const params = { slug }
  const { data } = (await visitor.call(startGameEndpoint, { params, query: { isMoney } })).body
  const send = async (command: Command) =>
    (await visitor.call(playRoundEndpoint, { params, body: { session: data.session, command } })).body.data
  return { ...data, send }
}

test.each([
  [true, 'golden-orchard', { stake_minor: 2_000 }],
  [false, 'golden-orchard', { stake_minor: 2_000 }],
  [true, 'european-roulette', { bets: [{ place: 'red', stake_minor: 2_000 }] }],
])(
  'who changed the currency is not shown a round of before in it, nor offered its stake again (for money: %s, %s)',
  async (isMoney, slug, command) => {
    const player = await fundedPlayer(t, 1_000_000n)
    const { send } = await start(player, slug, isMoney)
    const { round } = await send(command)
    await t.drain()
    expect((await start(player, slug, isMoney)).lastRound?.id).toBe(round.id)
    await choose(player, euro)
    expect(await start(player, slug, isMoney)).toMatchObject({ currency: 'EUR', lastRound: null })
    await choose(player, hryvnia)
    expect(await start(player, slug, isMoney)).toMatchObject({ currency: 'UAH', lastRound: { id: round.id, currency: 'UAH' } })
  },
)

test('a demo round of steps that is open in another currency goes with its play money: the demo begins anew', async () => {
  const player = await fundedPlayer(t, 100_000n)
  const begin = { stake_minor: 2_000, choice: '3' }
  const { send } = await start(player, 'honey-hives', false)
  const { round } = await send(begin)
  expect((await start(player, 'honey-hives', false)).lastRound?.id).toBe(round.id)
  await choose(player, euro)
  const opened = await start(player, 'honey-hives', false)
  expect(opened).toMatchObject({ currency: 'EUR', lastRound: null })
  expect((await opened.send(begin)).round).toMatchObject({ currency: 'EUR', open: { next: 1 } })
  // The window of before says that its round is gone, and moves nothing.
  expect(await send({ round: round.id, number: 1, step: 'open:0' })).toBeUndefined()
})
