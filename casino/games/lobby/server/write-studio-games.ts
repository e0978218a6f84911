import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { gameKinds } from '../limits.ts'
import { categories } from '../own-catalogue.ts'
import type { Volatility } from '../rules.ts'
import { categoryOf, imagesOf } from './own-games.ts'

/** A game of a studio outside, as the catalogue lists it. */
export interface StudioGameRow {
  readonly slug: string
  readonly kind: (typeof gameKinds)[number]
  readonly title: Text
  readonly rtp_percent: string
  readonly hit_rate_percent: string | null
  readonly volatility: Volatility | null
  readonly max_win_multiple: string
}

/** They stand behind the house's own games, in the studio's order. */
const first_position = 2_000

/**
 * Writes what a studio offers into the catalogue: `rows` are listed, every other game of it is not. Games of studios are played for money
 * alone. A `name` of null keeps the one that is known. Their pictures are addressed as everybody's are; whoever deals them draws them.
 */
export const writeStudioGames = async (
  tx: Tx,
  studio: { readonly slug: string; readonly name: string | null },
  rows: readonly StudioGameRow[],
  now: Date,
): Promise<void> => {
  const games = rows.map((row, index) => ({
    ...row,
    images: imagesOf(row.slug),
    position: first_position + index,
    category_id: categories[categoryOf[row.kind]].id,
  }))
  await sql`select pg_advisory_xact_lock(hashtextextended('games_lobby.games', 0))`.execute(tx)
  await sql`
    with provider as (
      insert into games_lobby.providers as providers (slug, name) values (${studio.slug}, coalesce(${studio.name}::text, ${studio.slug}))
      on conflict (slug) do update set name = coalesce(${studio.name}::text, providers.name) returning id
    ), written as (
      insert into games_lobby.games as g (slug, provider_id, kind, title, images, has_demo, rtp_percent, hit_rate_percent, volatility,
                                          max_win_multiple, released_at, position, is_dealt)
      select r.slug, provider.id, r.kind, r.title, r.images, false, r.rtp_percent, r.hit_rate_percent, r.volatility, r.max_win_multiple,
             ${now}, r.position, true
        from provider, jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as r(
               slug text, kind text, title jsonb, images jsonb, rtp_percent numeric, hit_rate_percent numeric, volatility text,
               max_win_multiple numeric, position int)
      on conflict (slug) do update set kind = excluded.kind, title = excluded.title, images = excluded.images, rtp_percent = excluded.rtp_percent,
        hit_rate_percent = excluded.hit_rate_percent, volatility = excluded.volatility, max_win_multiple = excluded.max_win_multiple,
        position = excluded.position, is_dealt = true
       where g.provider_id = excluded.provider_id
      returning g.id
    )
    update games_lobby.games set is_dealt = false
     where provider_id = (select id from provider) and id not in (select id from written)`.execute(tx)
  await sql`
    insert into games_lobby.game_categories (game_id, category_id)
    select g.id, r.category_id
      from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as r(slug text, category_id int) join games_lobby.games g on g.slug = r.slug
    on conflict do nothing`.execute(tx)
}
