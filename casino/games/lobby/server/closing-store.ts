import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { ownProvider } from '../own-catalogue.ts'

export interface ClosedGame {
  readonly slug: string
  readonly title: Text
  readonly closed_message: Text | null
}

const own = sql`provider_id = (select id from games_lobby.providers where slug = ${ownProvider.slug}) and is_dealt`

/** Opens or closes a game of the house; false where there is none of this name. */
export const setOpen = async (tx: Tx, slug: string, is_open: boolean, message: Text | null): Promise<boolean> => {
  const { rows } = await sql`
    update games_lobby.games set is_open = ${is_open}, closed_message = ${message === null ? null : JSON.stringify(message)}::jsonb
     where slug = ${slug} and ${own} returning id`.execute(tx)
  return rows.length > 0
}

/** Games of the house that a person closed. */
export const closedGames = async (db: Executor): Promise<ClosedGame[]> =>
  (
    await sql<ClosedGame>`
      select slug, title, closed_message from games_lobby.games where not is_open and ${own} order by position, id`.execute(db)
  ).rows

/** Promotions that have one of these games: what stands in them changed. */
export const promotionsOf = async (db: Executor, slugs: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ slug: string }>`
    select distinct p.slug from games_lobby.promotions p
      join games_lobby.promotion_games pg on pg.promotion_id = p.id
      join games_lobby.games g on g.id = pg.game_id
     where g.slug = any(${slugs}::text[]) order by p.slug`.execute(db)
  return rows.map(({ slug }) => slug)
}

export const closedGame = async (db: Executor, slug: string): Promise<ClosedGame | undefined> =>
  (
    await sql<ClosedGame>`select slug, title, closed_message from games_lobby.games where slug = ${slug} and not is_open and ${own}`.execute(
      db,
    )
  ).rows[0]
