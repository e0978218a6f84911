import { sql, type RawBuilder } from 'kysely'
import type { StoredPage } from '../rules.ts'
import type { Database } from '#kernel/database/database.ts'
import type { PageDeclaration } from '#kernel/slice.ts'

interface PageRows {
  readonly stored: readonly StoredPage[]
  /** What each of the given subqueries gave, in their order. */
  readonly rows: readonly unknown[]
}

/** The stored pages, and in the same round trip what other slices make pages of. */
export const readPages = async (db: Database, others: readonly RawBuilder<unknown>[] = []): Promise<PageRows> => {
  const { rows } = await sql<PageRows>`
    select (select coalesce(jsonb_agg(to_jsonb(p) order by p.path), '[]') from (
             select name, path, who, title, description, components, redirect_url, status from site_pages.pages) p) as stored,
           jsonb_build_array(${others.length > 0 ? sql.join(others) : sql``}) as rows`.execute(db)
  return rows[0] ?? { stored: [], rows: [] }
}

/**
 * Makes the store contain exactly the declared pages, except for those edited by hand. One statement, so that concurrent starts
 * give the same result.
 */
export const writeDeclaredPages = async (db: Database, pages: readonly PageDeclaration[]): Promise<void> => {
  await sql`
    with declared as (
      select * from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
        as d(name text, path text, who text, title jsonb, description jsonb, components jsonb, redirect_url text)
    ), gone as (
      delete from site_pages.pages p where not p.is_edited and not exists (select from declared d where d.name = p.name)
    )
    insert into site_pages.pages as p (name, path, who, title, description, components, redirect_url)
    select name, path, coalesce(who, 'anyone'), title, description, components, redirect_url from declared order by name
    on conflict (name) do update set
      path = excluded.path, who = excluded.who, title = excluded.title, description = excluded.description,
      components = excluded.components, redirect_url = excluded.redirect_url
      where not p.is_edited`.execute(db)
}
