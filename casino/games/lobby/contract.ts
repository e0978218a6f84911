import { Type, type Static } from 'typebox'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { browserIds, gameKinds, games_modal_limit, gameSorts, most_games, volatilities } from './limits.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** A game as every list shows it, in the visitor's language. Figures are the published ones, in per cent and in stakes. */
export const GameCard = Type.Object({
  id: Type.Integer(),
  slug: Slug,
  title: Type.String(),
  provider: Type.String(),
  providerSlug: Slug,
  kind: Type.Enum(gameKinds),
  /** The tall cover; the square and the wide one stand beside it. */
  image: Type.String(),
  imageSquare: Type.String(),
  imageWide: Type.String(),
  /** Ids of categories. */
  categories: Type.Array(Type.Integer()),
  themes: Type.Array(Slug),
  releasedAt: Timestamp,
  isLive: Type.Boolean(),
  isNew: Type.Boolean(),
  hasDemo: Type.Boolean(),
  rtp: Type.Union([Type.Number(), Type.Null()]),
  /** Null where the bet decides. */
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

/** Every game that can be played, as one list that is written once and sent to many. */
export const getAllGames = endpoint({
  route: 'GET /rest/getAllGames/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(GameCard) }),
  rows: ['API-006', 'GA-016'],
  summary: 'Every game of the house',
})

/** The games of one promotion tag. Unknown or empty of playable games: 404. */
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

/** limit and offset of a list of games. Out of range is refused, not clamped. */
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

/** One page of a games browser (`all`, `slots`, `tables`, `instant`), narrowed by filters. An unknown browser is 404. */
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

/** Data of the page component `games-lobby`: each card once, every list as ids of cards. */
export interface GamesLobbyData {
  readonly cards: GameCard[]
  readonly all: number[]
  readonly total: number
  readonly newest: number[]
  readonly topRtp: number[]
  /** One row per category; none while the house is small enough to be seen at a glance. */
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

/** Which games a page's list shows: everything in the house's order without any. */
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
