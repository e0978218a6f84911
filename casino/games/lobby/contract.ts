import { Type, type Static } from 'typebox'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { browserIds, gameKinds, games_modal_limit, gameSorts, most_games, volatilities } from './limits.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** A game in a list, in the visitor's language. Figures are the published ones: percentages, and multiples of the stake. */
export const GameCard = Type.Object({
  id: Type.Integer(),
  slug: Slug,
  title: Type.String(),
  provider: Type.String(),
  providerSlug: Slug,
  kind: Type.Enum(gameKinds),
  /** The portrait cover; the square and the wide cover have their own fields. */
  image: Type.String(),
  imageSquare: Type.String(),
  imageWide: Type.String(),
  /** Category ids. */
  categories: Type.Array(Type.Integer()),
  themes: Type.Array(Slug),
  releasedAt: Timestamp,
  isLive: Type.Boolean(),
  isNew: Type.Boolean(),
  hasDemo: Type.Boolean(),
  rtp: Type.Union([Type.Number(), Type.Null()]),
  /** Null when it depends on the bet. */
  hitRate: Type.Union([Type.Number(), Type.Null()]),
  volatility: Type.Union([Type.Enum(volatilities), Type.Null()]),
  maxWin: Type.Union([Type.Number(), Type.Null()]),
})
export type GameCard = Static<typeof GameCard>

export const Category = Type.Object({ id: Type.Integer(), slug: Slug, title: Type.String(), count: Type.Integer() })
export type Category = Static<typeof Category>

export const PromotionTag = Type.Object({
  id: Type.Integer(),
  slug: Slug,
  title: Type.String(),
  text: Type.String(),
  games: Type.Array(GameCard),
})
export type PromotionTag = Static<typeof PromotionTag>

/** Every playable game as one list, serialized once per catalogue version and language. */
export const getAllGames = endpoint({
  route: 'GET /rest/getAllGames/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(GameCard) }),
  rows: ['API-006', 'GA-016'],
  summary: 'Every game of the house',
})

/** The games of one promotion tag. 404 for an unknown tag or one without playable games. */
export const getPromotionTag = endpoint({
  route: 'GET /rest/game-tags/promotion/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  reply: Type.Object({ data: PromotionTag }),
  refusals: ['games-lobby-tag-unknown'],
  rows: ['API-008', 'GA-016'],
  summary: 'A promotion tag with its games',
})

/** limit and offset of a list of games. Values out of range are refused, not clamped. */
export const gamesPaging = (standard_limit: number) => ({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most_games, default: standard_limit })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
})

const browserFilters = {
  live: Type.Optional(Type.Boolean()),
  categoryId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  provider: Type.Optional(Slug),
  theme: Type.Optional(Slug),
  volatility: Type.Optional(Type.Enum(volatilities)),
  sort: Type.Optional(Type.Enum(gameSorts)),
}

/** One page of a list of games (`all`, `slots`, `tables`, `instant`), with filters. 404 for an unknown list. */
export const browseGames = endpoint({
  route: 'GET /rest/game-browser/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: Slug }),
  query: Type.Object({ ...gamesPaging(games_modal_limit), ...browserFilters }, { additionalProperties: false }),
  reply: countedPageReply(GameCard),
  refusals: ['games-lobby-browser-unknown'],
  rows: ['API-018', 'GA-016', 'GA-018'],
  summary: 'Games by browser and filters, page by page',
})

/** Data of the page components `games-grid` and `games-rail`. */
export interface GamesGridData {
  readonly browser: string
  readonly games: GameCard[]
  readonly total: number
  readonly limit: number
  readonly offset: number
}

export interface Choice {
  readonly slug: string
  readonly title: string
}

/** Data of the page component `games-lobby`: each card once, and every list as ids of cards. */
export interface GamesLobbyData {
  readonly cards: GameCard[]
  readonly all: number[]
  readonly total: number
  readonly newest: number[]
  readonly topRtp: number[]
  /** One row per category; empty while the catalogue is small enough for one grid. */
  readonly rails: { readonly categoryId: number; readonly games: number[] }[]
  readonly promotions: {
    readonly id: number
    readonly slug: string
    readonly title: string
    readonly text: string
    readonly games: number[]
  }[]
  readonly categories: Category[]
  readonly providers: Choice[]
  readonly themes: Choice[]
}

/** The filters of a list of games; without any, all games in catalogue order. */
export const GamesListSettings = Type.Object(
  {
    isUse: Type.Optional(Type.Boolean()),
    browser: Type.Optional(Type.Enum(browserIds)),
    sort: Type.Optional(Type.Enum(gameSorts)),
    categoryId: Type.Optional(Type.Integer({ minimum: 1 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most_games })),
  },
  { additionalProperties: false },
)
export type GamesListSettings = Static<typeof GamesListSettings>

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentSettings {
    readonly 'games-grid': GamesListSettings
    readonly 'games-rail': GamesListSettings
    readonly 'games-lobby': GamesListSettings
  }
  interface PageComponentData {
    readonly 'games-grid': GamesGridData
    readonly 'games-rail': GamesGridData
    readonly 'games-top-rtp': { readonly games: readonly GameCard[] }
    readonly 'games-lobby': GamesLobbyData
  }
}
