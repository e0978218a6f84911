import { sql } from 'kysely'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { categories, ownProvider, promotions, themes } from '../own-catalogue.ts'
import { ownGameRows, type OwnGameRow } from './own-games.ts'

const listed = <T extends object>(table: Readonly<Record<string, T>>): string =>
  JSON.stringify(Object.entries(table).map(([slug, row], position) => ({ slug, position, ...row })))

const writeShelves = async (tx: Tx): Promise<void> => {
  await sql`
    insert into games_lobby.categories (id, slug, title, position)
    select id, slug, title, position from jsonb_to_recordset(${listed(categories)}::jsonb) as c(id int, slug text, title jsonb, position int)
    on conflict (id) do update set slug = excluded.slug, title = excluded.title, position = excluded.position`.execute(tx)
  await sql`
    insert into games_lobby.promotions (id, slug, title, text, position)
    select id, slug, title, text, position
      from jsonb_to_recordset(${listed(promotions)}::jsonb) as p(id int, slug text, title jsonb, text jsonb, position int)
    on conflict (id) do update
      set slug = excluded.slug, title = excluded.title, text = excluded.text, position = excluded.position`.execute(tx)
  await sql`
    insert into games_lobby.themes (slug, title)
    select key, value from jsonb_each(${JSON.stringify(themes)}::jsonb)
    on conflict (slug) do update set title = excluded.title`.execute(tx)
}

const writeGames = async (tx: Tx, rows: readonly OwnGameRow[]): Promise<void> => {
  await sql`
    with provider as (
      insert into games_lobby.providers (slug, name) values (${ownProvider.slug}, ${ownProvider.name})
      on conflict (slug) do update set name = excluded.name returning id
    ), written as (
      insert into games_lobby.games as g (slug, provider_id, kind, title, images, is_live, has_demo, rtp_percent, hit_rate_percent, volatility,
                                          max_win_multiple, themes, keywords, released_at, position, is_dealt)
      select r.slug, provider.id, r.kind, r.title, r.images, r.is_live, r.has_demo, r.rtp_percent, r.hit_rate_percent, r.volatility,
             r.max_win_multiple, r.themes, r.keywords, r.released_at, r.position, true
        from provider, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
               slug text, kind text, title jsonb, images jsonb, is_live boolean, has_demo boolean, rtp_percent numeric, hit_rate_percent numeric, volatility text,
               max_win_multiple numeric, themes text[], keywords text[], released_at timestamptz, position int)
      on conflict (slug) do update set
        provider_id = excluded.provider_id, kind = excluded.kind, title = excluded.title, images = excluded.images,
        is_live = excluded.is_live, has_demo = excluded.has_demo,
        rtp_percent = excluded.rtp_percent, hit_rate_percent = excluded.hit_rate_percent, volatility = excluded.volatility,
        max_win_multiple = excluded.max_win_multiple, themes = excluded.themes, keywords = excluded.keywords,
        released_at = excluded.released_at, position = excluded.position, is_dealt = true
      returning g.id
    )
    update games_lobby.games set is_dealt = false
     where provider_id = (select id from provider) and id not in (select id from written)`.execute(tx)
}

const writePlaces = async (tx: Tx, rows: readonly OwnGameRow[]): Promise<void> => {
  const slugs = rows.map((row) => row.slug)
  const places = JSON.stringify(rows)
  await sql`
    delete from games_lobby.game_categories gc using games_lobby.games g
     where gc.game_id = g.id and g.slug = any(${slugs}::text[])`.execute(tx)
  await sql`
    insert into games_lobby.game_categories (game_id, category_id)
    select g.id, category_id
      from jsonb_to_recordset(${places}::jsonb) as r(slug text, category_ids int[])
      join games_lobby.games g on g.slug = r.slug, unnest(r.category_ids) as category_id`.execute(tx)
  await sql`
    delete from games_lobby.promotion_games pg using games_lobby.games g
     where pg.game_id = g.id and g.slug = any(${slugs}::text[])`.execute(tx)
  await sql`
    insert into games_lobby.promotion_games (promotion_id, game_id, position)
    select promotion_id, g.id, r.position
      from jsonb_to_recordset(${places}::jsonb) as r(slug text, position int, promotion_ids int[])
      join games_lobby.games g on g.slug = r.slug, unnest(r.promotion_ids) as promotion_id`.execute(tx)
}

/**
 * Writes the casino's own games into the catalogue. Runs at every start; safe to repeat and to run in several processes at once. A
 * game whose engine was removed keeps its row, for the history of rounds, and is no longer listed.
 */
export const writeOwnGames = async (house: House, rows: readonly OwnGameRow[] = ownGameRows()): Promise<void> => {
  await inTransaction(house.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('games_lobby.games', 0))`.execute(tx)
    await writeShelves(tx)
    await writeGames(tx, rows)
    await writePlaces(tx, rows)
  })
}
