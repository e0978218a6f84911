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

/** A declared page whose address a page edited by hand has. */
interface YieldedPage {
  readonly name: string
  readonly path: string
  /** The page edited by hand. */
  readonly to: string
}

/**
 * Makes the store contain exactly the declared pages, except for those edited by hand: these stay, and a declared page with the address of
 * one is left out. Gives those left out. One statement, so that concurrent starts give the same result.
 */
export const writeDeclaredPages = async (db: Database, pages: readonly PageDeclaration[]): Promise<readonly YieldedPage[]> => {
  const { rows } = await sql<YieldedPage>`
    with declared as (
      select * from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
        as d(name text, path text, who text, title jsonb, description jsonb, components jsonb, redirect_url text)
    ), yielded as (
      select d.name, d.path, p.name as "to" from declared d join site_pages.pages p on p.path = d.path and p.name <> d.name and p.is_edited
    ), kept as (
      select * from declared d where not exists (select from yielded y where y.name = d.name)
    ), gone as (
      delete from site_pages.pages p where not p.is_edited and not exists (select from kept k where k.name = p.name)
    ), written as (
      insert into site_pages.pages as p (name, path, who, title, description, components, redirect_url)
      select name, path, coalesce(who, 'anyone'), title, description, components, redirect_url from kept order by name
      on conflict (name) do update set
        path = excluded.path, who = excluded.who, title = excluded.title, description = excluded.description,
        components = excluded.components, redirect_url = excluded.redirect_url
        where not p.is_edited
    )
    select name, path, "to" from yielded order by name`.execute(db)
  return rows
}
