import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { BonusTerms } from '../terms.ts'
import { worthColumn, type GameWorth } from './worth-store.ts'

export type TermsState = 'draft' | 'checked' | 'published' | 'ended' | 'settled'

export interface TermsRow {
  readonly id: bigint
  readonly slug: string
  readonly version: number
  readonly document: BonusTerms
  readonly state: TermsState
  /** What it is worth in which game; null until it is computed. */
  readonly worth: readonly GameWorth[] | null
}

const columns = sql`t.id, t.slug, t.version, t.document, t.state, ${worthColumn}`

/** Writes the next version of terms; gives it. */
export const insertDraft = async (db: Executor, document: BonusTerms, at: Date): Promise<TermsRow> => {
  const { rows } = await sql<TermsRow>`
    insert into bonuses_bonuses.terms as t (slug, version, document, written_at)
    select ${document.slug}, coalesce(max(version), 0) + 1, ${JSON.stringify(document)}::jsonb, ${at}
      from bonuses_bonuses.terms where slug = ${document.slug}
    returning ${columns}`.execute(db)
  return rows[0] as TermsRow
}

/** The newest version under a slug; locked where it is to change. */
export const newestTerms = async (db: Executor, slug: string, lock = false): Promise<TermsRow | undefined> => {
  const { rows } = await sql<TermsRow>`
    select ${columns} from bonuses_bonuses.terms t where slug = ${slug} order by version desc limit 1
    ${lock ? sql`for update of t` : sql``}`.execute(db)
  return rows[0]
}

/** A version, whatever became of it: promises keep the one that they were made under. */
export const termsById = async (db: Executor, id: bigint): Promise<TermsRow | undefined> => {
  const { rows } = await sql<TermsRow>`select ${columns} from bonuses_bonuses.terms t where id = ${id}`.execute(db)
  return rows[0]
}

/** The version under a slug that is given now. */
export const publishedTerms = async (db: Executor, slug: string): Promise<TermsRow | undefined> => {
  const { rows } = await sql<TermsRow>`
    select ${columns} from bonuses_bonuses.terms t where slug = ${slug} and state = 'published'`.execute(db)
  return rows[0]
}

/** The version that gifts of a category are given under at a moment: of those whose time it is, the one that was published last. */
export const publishedGifts = async (db: Executor, category: string, at: Date): Promise<TermsRow | undefined> => {
  const { rows } = await sql<TermsRow>`
    select ${columns} from bonuses_bonuses.terms t
     where state = 'published' and document ->> 'trigger' = 'gift' and document ->> 'category' = ${category}
       and coalesce((document ->> 'starts_at')::timestamptz <= ${at}, true)
       and coalesce((document ->> 'ends_at')::timestamptz > ${at}, true)
     order by t.published_at desc, t.id desc limit 1`.execute(db)
  return rows[0]
}

/** Were gifts of a category given under published terms at any moment of this time, whatever became of the terms since? `to` is not included. */
export const hadGifts = async (
  db: Executor,
  category: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    select from bonuses_bonuses.terms
     where document ->> 'trigger' = 'gift' and document ->> 'category' = ${category}
       and greatest(published_at, (document ->> 'starts_at')::timestamptz) < ${to}
       and coalesce(least(ended_at, (document ->> 'ends_at')::timestamptz) > ${from}, true)
       and published_at is not null
     limit 1`.execute(db)
  return rows.length > 0
}

/**
 * What is offered at a moment to everybody, to who comes by the link of a gift, and to a player who has begun the bonus that it follows: it
 * needs no giver. What asks for no deposit is given to a player once, whatever its version: nothing else keeps a new one from them.
 * In the order of publication.
 */
export const offeredTerms = async (
  db: Executor,
  at: Date,
  { gift_id = null, player_id = null }: { readonly gift_id?: string | null; readonly player_id?: bigint | null } = {},
): Promise<TermsRow[]> => {
  const { rows } = await sql<TermsRow>`
    select ${columns} from bonuses_bonuses.terms t
     where state = 'published' and document ->> 'trigger' <> 'gift'
       and (document ->> 'gift_id' is null or document ->> 'gift_id' = ${gift_id}::text)
       and (document ->> 'after' is null or exists (
             select from bonuses_bonuses.bonuses b join bonuses_bonuses.terms p on p.id = b.terms_id
              where b.player_id = ${player_id}::bigint and b.applied_at is not null and p.slug = t.document ->> 'after'))
       and (document ->> 'trigger' <> 'registration' or not exists (
             select from bonuses_bonuses.bonuses b join bonuses_bonuses.terms p on p.id = b.terms_id
              where b.player_id = ${player_id}::bigint and b.amount is not null and p.slug = t.slug))
       and coalesce((document ->> 'starts_at')::timestamptz <= ${at}, true)
       and coalesce((document ->> 'ends_at')::timestamptz > ${at}, true)
     order by t.published_at, t.id`.execute(db)
  return rows
}

/** The published terms that follow one of these slugs, in the order of publication. */
export const termsAfter = async (db: Executor, slugs: readonly string[]): Promise<BonusTerms[]> => {
  const { rows } = await sql<{ document: BonusTerms }>`
    select document from bonuses_bonuses.terms where state = 'published' and document ->> 'after' = any(${[...slugs]}::text[])
     order by published_at, id`.execute(db)
  return rows.map(({ document }) => document)
}

/** The newest version of all terms, for an operator. */
export const allTerms = async (db: Executor): Promise<TermsRow[]> => {
  const { rows } = await sql<TermsRow>`
    select distinct on (slug) ${columns} from bonuses_bonuses.terms t order by slug, version desc`.execute(db)
  return rows
}

export const markChecked = async (db: Executor, id: bigint, at: Date): Promise<void> => {
  await sql`update bonuses_bonuses.terms set state = 'checked', checked_at = ${at} where id = ${id} and state in ('draft', 'checked')`.execute(
    db,
  )
}

export const markPublished = async (tx: Tx, id: bigint, at: Date): Promise<void> => {
  await sql`update bonuses_bonuses.terms set state = 'published', published_at = ${at} where id = ${id}`.execute(tx)
}

/** Ends the version that is given; gives it, where there is one. */
export const endPublished = async (tx: Tx, slug: string, at: Date): Promise<TermsRow | undefined> => {
  const { rows } = await sql<TermsRow>`
    update bonuses_bonuses.terms t set state = 'ended', ended_at = ${at} where slug = ${slug} and state = 'published'
    returning ${columns}`.execute(tx)
  return rows[0]
}

/** Ends the versions whose time has passed. */
export const endPast = async (tx: Tx, at: Date): Promise<void> => {
  await sql`
    update bonuses_bonuses.terms set state = 'ended', ended_at = ${at}
     where state = 'published' and (document ->> 'ends_at')::timestamptz <= ${at}`.execute(tx)
}

/** The ended versions of which no bonus is open any more, locked. */
export const lockEnded = async (tx: Tx): Promise<readonly bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    select id from bonuses_bonuses.terms t
     where state = 'ended' and not exists (
       select from bonuses_bonuses.bonuses b where b.terms_id = t.id and b.state in ('assigned', 'sleeping', 'applied'))
     order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

export const markSettled = async (tx: Tx, id: bigint, at: Date): Promise<void> => {
  await sql`update bonuses_bonuses.terms set state = 'settled', settled_at = ${at} where id = ${id}`.execute(tx)
}
