import { Type, type Static } from 'typebox'
import { GameCard, gamesPaging } from '#casino/games/lobby/contract.ts'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Slug } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { liked_games_limit, listNames, type ListName } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

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
  query: Type.Object(gamesPaging(liked_games_limit), { additionalProperties: false }),
  reply: countedPageReply(GameCard),
  refusals: ['games-favourites-list-unknown'],
  rows: ['API-007', 'GA-016', 'CN-003'],
  summary: 'Last, favourite or popular games',
})

/** Data of the page component `games-personal`. */
export interface PersonalGamesData {
  readonly list: ListName
  readonly games: GameCard[]
  readonly total: number
}

/** Whose games the row shows. */
export const PersonalGamesSettings = Type.Object(
  { isUse: Type.Optional(Type.Boolean()), list: Type.Enum(listNames) },
  { additionalProperties: false },
)

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentSettings {
    readonly 'games-personal': Static<typeof PersonalGamesSettings>
  }
  interface PageComponentData {
    readonly 'games-personal': PersonalGamesData
  }
}
