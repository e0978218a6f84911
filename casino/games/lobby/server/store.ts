import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { gameKinds } from '../limits.ts'
import type { Volatility } from '../rules.ts'

export interface GameRow {
  readonly id: number
  readonly slug: string
  readonly provider: string
  readonly provider_slug: string
  readonly kind: (typeof gameKinds)[number]
  readonly title: Text
  readonly images: { readonly tall: string; readonly square: string; readonly wide: string }
  readonly is_live: boolean
  readonly has_demo: boolean
  readonly rtp_percent: string | null
  readonly hit_rate_percent: string | null
  readonly volatility: Volatility | null
  readonly max_win_multiple: string | null
  readonly themes: readonly string[]
  readonly keywords: readonly string[]
  readonly released_at: Date
  readonly category_ids: readonly number[]
}

export interface ShelfRow {
  readonly id: number
  readonly slug: string
  readonly title: Text
}

export interface PromotionRow extends ShelfRow {
  readonly text: Text
  readonly game_ids: readonly number[]
}

/** Every open game that has an engine, in catalogue order. */
export const readGames = async (db: Executor): Promise<GameRow[]> => {
  const { rows } = await sql<GameRow>`
    select g.id, g.slug, p.name as provider, p.slug as provider_slug, g.kind, g.title, g.images, g.is_live, g.has_demo,
           g.rtp_percent, g.hit_rate_percent, g.volatility, g.max_win_multiple, g.themes, g.keywords, g.released_at,
           array(select category_id from games_lobby.game_categories where game_id = g.id order by category_id) as category_ids
      from games_lobby.games g join games_lobby.providers p on p.id = g.provider_id
     where g.is_dealt and g.is_open
     order by g.position, g.id`.execute(db)
  return rows
}

export const readCategories = async (db: Executor): Promise<ShelfRow[]> =>
  (await sql<ShelfRow>`select id, slug, title from games_lobby.categories order by position, id`.execute(db)).rows

export const readPromotions = async (db: Executor): Promise<PromotionRow[]> => {
  const { rows } = await sql<PromotionRow>`
    select p.id, p.slug, p.title, p.text,
           array(select game_id from games_lobby.promotion_games where promotion_id = p.id order by position, game_id) as game_ids
      from games_lobby.promotions p order by p.position, p.id`.execute(db)
  return rows
}

export const readThemes = async (db: Executor): Promise<Map<string, Text>> => {
  const { rows } = await sql<{ slug: string; title: Text }>`select slug, title from games_lobby.themes`.execute(db)
  return new Map(rows.map((row) => [row.slug, row.title]))
}
