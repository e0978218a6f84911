import { engines, liveEngineOf, liveEngines } from '#engines/registry.ts'
import type { GameEngine } from '#engines/game.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { gameKinds } from '../limits.ts'
import { categories, promotions, type OwnGame } from '../own-catalogue.ts'
import { ownGames } from '../own-games.ts'

/** A game of the house as a row of the catalogue. */
export interface OwnGameRow {
  readonly slug: string
  readonly kind: (typeof gameKinds)[number]
  readonly title: Text
  readonly images: { readonly tall: string; readonly square: string; readonly wide: string }
  readonly is_live: boolean
  readonly has_demo: boolean
  readonly rtp_percent: string
  readonly hit_rate_percent: string | null
  readonly volatility: string | null
  readonly max_win_multiple: string
  readonly themes: readonly string[]
  readonly keywords: readonly string[]
  readonly released_at: string
  readonly position: number
  readonly category_ids: readonly number[]
  readonly promotion_ids: readonly number[]
}

/** `{language}` stands for the reader's: the title is part of the picture. */
export const imagesOf = (slug: string) => ({
  tall: `/art/games/${slug}-tall-{language}.svg`,
  square: `/art/games/${slug}-square-{language}.svg`,
  wide: `/art/games/${slug}-wide.svg`,
})

export const categoryOf = { slot: 'slots', table: 'tables', instant: 'instant' } as const

/** A game that nobody has described yet is listed all the same: what can be played is shown. */
const undescribed = (engine: GameEngine): OwnGame => ({
  categories: [categoryOf[engine.kind]],
  themes: [],
  keywords: '',
  promotions: [],
  released_at: '2026-11-01T09:00:00Z',
})

const order = Object.keys(ownGames)

const positionOf = (slug: string, index: number): number => {
  const known = order.indexOf(slug)
  return known < 0 ? 1000 + index : known
}

const rowOf = (engine: GameEngine, index: number): OwnGameRow => {
  const game = ownGames[engine.slug] ?? undescribed(engine)
  const { maths } = engine
  // Where the bet decides how often and how wildly a game pays, one figure for the whole game would mislead.
  const is_by_bet = Object.keys(maths.bets).length > 0
  return {
    slug: engine.slug,
    kind: engine.kind,
    title: engine.names,
    images: imagesOf(engine.slug),
    is_live: liveEngineOf(engine.slug) !== undefined,
    // A round that everybody shares is played for money alone.
    has_demo: liveEngineOf(engine.slug) === undefined,
    rtp_percent: maths.rtp.percent,
    hit_rate_percent: is_by_bet ? null : maths.hit_rate.percent,
    volatility: is_by_bet ? null : maths.volatility,
    max_win_multiple: maths.max_win_multiple,
    themes: game.themes,
    keywords: game.keywords.split(', ').filter(Boolean),
    released_at: game.released_at,
    position: positionOf(engine.slug, index),
    category_ids: game.categories.map((slug) => categories[slug].id),
    promotion_ids: game.promotions.map((slug) => promotions[slug].id),
  }
}

/** The catalogue rows of every engine of the house, tables of the live floor among them: only what can be played is ever listed. */
export const ownGameRows = (): OwnGameRow[] => [...engines, ...liveEngines].map(rowOf)
