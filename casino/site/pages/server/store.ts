import { sql } from 'kysely'
import type { StoredPage } from '../rules.ts'
import type { Database } from '#kernel/database/database.ts'
import type { PageDeclaration } from '#kernel/slice.ts'

export const readPages = async (db: Database): Promise<readonly StoredPage[]> => {
  const { rows } = await sql<StoredPage>`
    select name, path, who, title, description, components, redirect_url, status from site_pages.pages order by path`.execute(db)
  return rows
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
