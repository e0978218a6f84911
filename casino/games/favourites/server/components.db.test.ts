import { expect, test } from 'vitest'
import { createTestHouse } from '#apps/testing/test-house.ts'
import type { ComponentContext } from '#kernel/slice.ts'
import { toggleFavourite, type PersonalGamesData } from '../contract.ts'
import { components } from './components.ts'

test('GA-016: a row of personal games is left out for guests and while it is empty, and is the player’s own', async () => {
  const testing = await createTestHouse({ only: ['games/lobby', 'games/favourites'] })
  const rowOf = async (player_id: bigint | null, list: unknown): Promise<PersonalGamesData | null> => {
    const context = { house: testing.house, visitor: { player_id, session_id: 'visit' }, language: 'uk', settings: { list } }
    return (await components['games-personal']?.(context as unknown as ComponentContext)) as PersonalGamesData | null
  }
  await testing.visitor().call(toggleFavourite, { params: { slug: 'golden-orchard' }, headers: { 'x-player': '7' } })
  expect((await rowOf(7n, 'favorite'))?.games.map((game) => game.slug)).toEqual(['golden-orchard'])
  expect([await rowOf(null, 'favorite'), await rowOf(8n, 'favorite'), await rowOf(7n, 'last'), await rowOf(7n, 'popular')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect([await rowOf(7n, 'best'), await rowOf(7n, undefined)]).toEqual([null, null])
  await testing.close()
})
