import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

export interface TableRow {
  readonly slug: string
  readonly revision: number
  readonly watching: number
}

export const addTables = async (db: Executor, slugs: readonly string[]): Promise<void> => {
  await sql`
    insert into games_live.tables (slug) select unnest(${[...slugs]}::text[]) on conflict (slug) do nothing`.execute(db)
}

const watchers = (since: Date) =>
  sql`(select count(*)::int from games_live.watchers w where w.table_slug = t.slug and w.seen_at > ${since})`

/** Takes or renews the lease of these tables, except for those that another process holds; returns them with their numbers of viewers. */
export const holdTables = async (
  db: Executor,
  by: { readonly slugs: readonly string[]; readonly holder: string; readonly now: Date; readonly until: Date; readonly seen_since: Date },
): Promise<TableRow[]> =>
  (
    await sql<TableRow>`
      update games_live.tables t set holder = ${by.holder}, held_until = ${by.until}
       where t.slug = any(${[...by.slugs]}::text[]) and (t.holder = ${by.holder} or t.holder is null or t.held_until < ${by.now})
      returning t.slug, t.revision::float8 as revision, ${watchers(by.seen_since)} as watching`.execute(db)
  ).rows

/** Releases the leases so that another process can continue at once. */
export const releaseTables = async (db: Executor, holder: string): Promise<void> => {
  await sql`update games_live.tables set holder = null, held_until = null where holder = ${holder}`.execute(db)
}

export const readTables = async (db: Executor, slugs: readonly string[], seen_since: Date): Promise<TableRow[]> =>
  (
    await sql<TableRow>`
      select t.slug, t.revision::float8 as revision, ${watchers(seen_since)} as watching
        from games_live.tables t where t.slug = any(${[...slugs]}::text[])`.execute(db)
  ).rows

export const writeWatcher = async (db: Executor, visitor: string, slugs: readonly string[], at: Date): Promise<void> => {
  await sql`
    insert into games_live.watchers (table_slug, visitor, seen_at)
    select slug, ${visitor}, ${at} from games_live.tables where slug = any(${[...slugs]}::text[])
    on conflict (table_slug, visitor) do update set seen_at = excluded.seen_at`.execute(db)
}
