import { Type } from 'typebox'
import { GameCard, most_games } from '#casino/games/lobby/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Slug } from '#kernel/contract/schemas.ts'

/** Liked games are fetched 48 at a time (CN-003). */
export const liked_games_limit = 48

export const listNames = ['last', 'favorite', 'popular'] as const
export type ListName = (typeof listNames)[number]

/** Likes a game or takes the like back, and says which it was. */
export const toggleFavourite = endpoint({
  route: 'GET /rest/games/{slug}/toggle-favorite/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ slug: Slug }),
  reply: Type.Object({ data: Type.Object({ id: Type.Integer(), isFavorite: Type.Boolean() }) }),
  refusals: ['games-favourites-game-unknown'],
  rows: ['API-009', 'GA-017'],
  summary: 'Likes a game or takes the like back',
})

/** The player's last and favourite games, and what the house plays most. A guest has neither of the first two. */
export const getGames = endpoint({
  route: 'GET /rest/getGames/{list}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ list: Slug }),
  query: Type.Object(
    {
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most_games, default: liked_games_limit })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: Type.Array(GameCard), total: Type.Integer() }),
  refusals: ['games-favourites-list-unknown'],
  rows: ['API-007', 'GA-016', 'CN-003'],
  summary: 'Last, favourite or popular games',
})

/** Message to the player's other tabs: `{ ids }` of all favourite games, newest like first. */
export const favourites_message = 'favoriteGames'
