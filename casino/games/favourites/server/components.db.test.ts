import { expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { GameStarted } from '#casino/games/play/events.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { coolOff } from '#casino/players/responsible-play/contract.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { ComponentContext } from '#kernel/slice.ts'
import { toggleFavourite, type PersonalGamesData } from '../contract.ts'
import type { ListName } from '../rules.ts'
import { components } from './components.ts'

test('GA-016: a row of personal games is left out for guests and while it is empty, and is the player’s own', async () => {
  const testing = await createTestHouse({ only: ['games/lobby', 'games/favourites'] })
  const rowOf = async (player_id: bigint | null, list: ListName): Promise<PersonalGamesData | null> => {
    const context = { house: testing.house, visitor: { player_id, session_id: 'visit' }, language: 'uk', settings: { list } }
    return (await components['games-personal']?.(context as unknown as ComponentContext<'games-personal'>)) as PersonalGamesData | null
  }
  await testing.visitor().call(toggleFavourite, { params: { slug: 'golden-orchard' }, headers: { 'x-player': '7' } })
  expect((await rowOf(7n, 'favorite'))?.games.map((game) => game.slug)).toEqual(['golden-orchard'])
  expect([await rowOf(null, 'favorite'), await rowOf(8n, 'favorite'), await rowOf(7n, 'last'), await rowOf(7n, 'popular')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  await testing.close()
})

test('RP-008: what others play is shown to whom play is open, and to nobody else', async () => {
  const testing = await createTestHouse()
  const [player, resting] = [await registerPlayer(testing), await registerPlayer(testing)]
  const start = GameStarted({ slug: 'golden-orchard', mode: 'money_play' }, player.player_id)
  await inTransaction(testing.house.db, (tx) => announce(tx, testing.house, [start]))
  await testing.drain()
  await resting.visitor.call(coolOff, { body: { days: 1 } })
  const rowOf = async (player_id: bigint | null): Promise<PersonalGamesData | null> => {
    const context = { house: testing.house, visitor: { player_id, session_id: 'visit' }, language: 'uk', settings: { list: 'popular' } }
    return (await components['games-personal']?.(context as unknown as ComponentContext<'games-personal'>)) as PersonalGamesData | null
  }
  expect([(await rowOf(null))?.total, (await rowOf(player.player_id))?.total, await rowOf(resting.player_id)]).toEqual([1, 1, null])
  await testing.close()
})
