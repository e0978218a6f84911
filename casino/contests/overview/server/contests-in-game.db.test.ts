import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '#apps/testing/test-house.ts'
import type { TestVisitor } from '#apps/testing/test-visitor.ts'
import { closeBalanced, createRaceHouse, race_game, settleRound } from '#casino/contests/races/testing/race-house.ts'
import { listContestChips } from '#casino/games/play/contract.ts'
import { fundedPlayer } from '#casino/games/play/testing/funded-player.ts'
import { enterAs } from '#casino/sign-in/sessions/testing/enter-as.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createRaceHouse()
  // Campaigns of the demo begin a moment after they were published.
  t.clock.advance(5_000)
})
afterAll(() => closeBalanced(t))

const chipsOf = async (visitor: TestVisitor, slug = race_game) =>
  (await visitor.call(listContestChips, { params: { slug } })).body.data.map(({ key, ...chip }) => ({ kind: key.split(':')[0], ...chip }))

test('an open game shows the race, tournament, jackpot and mission that count its rounds, each with how far its player is', async () => {
  const player = await fundedPlayer(t, 100_000n)
  const fresh = await chipsOf(player.visitor)
  expect(fresh.find(({ kind }) => kind === 'race')).toMatchObject({ look: 'board', link: '/races/', place: null, amount: 580_000 })
  await settleRound(t, player, { win_minor: 5_000 })
  await t.drain()
  const chips = await chipsOf(player.visitor)
  expect(new Set(chips.map(({ kind }) => kind))).toEqual(new Set(['race', 'tournament', 'jackpot', 'mission']))
  for (const { kind, place } of chips.filter(({ look }) => look === 'board')) expect([kind, place]).toEqual([kind, 1])
  // A stage is called as its tournament.
  expect(chips.find(({ kind, title }) => kind === 'tournament' && title === 'Карпатська ліга')).toBeDefined()
  const [pot] = chips.filter(({ look }) => look === 'pot')
  expect(pot?.amount).toBeGreaterThan(0)
  expect(chips.find(({ kind }) => kind === 'mission')).toMatchObject({ done: 1, place: null, amount: null })
})

test('contests that are entered by one’s own word are no matter of the game’s until then, nor is any in a game that none counts', async () => {
  const { visitor } = await fundedPlayer(t, 100_000n)
  expect((await chipsOf(visitor)).filter(({ kind }) => kind === 'confrontation' || kind === 'special-race')).toEqual([])
  expect((await chipsOf(visitor, 'dice')).filter(({ look }) => look === 'board')).toEqual([])
})

test('whoever takes a break is shown none: nothing calls them to play', async () => {
  const { visitor, id } = await fundedPlayer(t, 100_000n)
  expect(await chipsOf(visitor)).not.toEqual([])
  await visitor.call(coolOff, { body: { days: 1 } })
  await t.drain()
  expect(await chipsOf(await enterAs(t, id))).toEqual([])
})
