import { sql, type RawBuilder } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { CampaignDocument } from './document.ts'

export type CampaignState = 'draft' | 'checked' | 'published' | 'ended' | 'settled'

export interface CampaignRow {
  readonly id: bigint
  readonly slug: string
  readonly version: number
  readonly kind: string
  readonly document: CampaignDocument
  readonly state: CampaignState
  /** Ids of its boards, draws and tracks, by their names in the document; empty before it is published. */
  readonly boards: Readonly<Record<string, number>>
  readonly draws: Readonly<Record<string, number>>
  readonly tracks: Readonly<Record<string, number>>
}

/** The kinds of part that a campaign consists of. */
export type PartKind = 'board' | 'draw' | 'track'

export interface Part {
  readonly kind: PartKind
  readonly name: string
  readonly id: bigint
}

const partsOf = (kind: PartKind) =>
  sql`(select coalesce(jsonb_object_agg(p.name, p.part_id), '{}') from campaigns_campaigns.parts p where p.campaign_id = c.id and p.kind = ${sql.lit(kind)})`

const columns = sql`c.id, c.slug, c.version, c.kind, c.document, c.state, ${partsOf('board')} as boards, ${partsOf('draw')} as draws,
  ${partsOf('track')} as tracks`

const isPart = (kind: PartKind, ids: readonly number[]) => sql`p.kind = ${kind} and p.part_id = any(${ids.map(String)}::bigint[])`

/** Inserts the next version of a campaign and returns it. */
export const insertDraft = async (db: Executor, document: CampaignDocument, at: Date): Promise<CampaignRow> => {
  const { rows } = await sql<CampaignRow>`
    insert into campaigns_campaigns.campaigns as c (slug, version, kind, document, written_at)
    select ${document.slug}, coalesce(max(version), 0) + 1, ${document.kind}, ${JSON.stringify(document)}::jsonb, ${at}
      from campaigns_campaigns.campaigns where slug = ${document.slug}
    returning ${columns}`.execute(db)
  return rows[0] as CampaignRow
}

/** The newest version of a slug; locked if `lock` is true. */
export const newestCampaign = async (db: Executor, slug: string, lock = false): Promise<CampaignRow | undefined> => {
  const { rows } = await sql<CampaignRow>`
    select ${columns} from campaigns_campaigns.campaigns c where slug = ${slug} order by version desc limit 1
    ${lock ? sql`for update of c` : sql``}`.execute(db)
  return rows[0]
}

/** How many times a campaign was published under a slug, and when it ended last; null if it never did. */
export const heldBefore = async (db: Executor, slug: string): Promise<{ readonly times: number; readonly ended_at: Date | null }> => {
  const { rows } = await sql<{ times: number; ended_at: Date | null }>`
    select count(*)::int as times, max(ended_at) as ended_at from campaigns_campaigns.campaigns
     where slug = ${slug} and published_at is not null`.execute(db)
  return rows[0] ?? { times: 0, ended_at: null }
}

/** The published version of a slug, locked. */
export const lockRunning = async (tx: Tx, slug: string): Promise<CampaignRow | undefined> => {
  const { rows } = await sql<CampaignRow>`
    select ${columns} from campaigns_campaigns.campaigns c where slug = ${slug} and state in ('published', 'ended') for update of c`.execute(
    tx,
  )
  return rows[0]
}

export const markChecked = async (db: Executor, id: bigint, at: Date): Promise<void> => {
  await sql`update campaigns_campaigns.campaigns set state = 'checked', checked_at = ${at} where id = ${id} and state in ('draft', 'checked')`.execute(
    db,
  )
}

export const markPublished = async (tx: Tx, id: bigint, parts: readonly Part[], at: Date): Promise<void> => {
  await sql`update campaigns_campaigns.campaigns set state = 'published', published_at = ${at} where id = ${id}`.execute(tx)
  for (const part of parts)
    await sql`
      insert into campaigns_campaigns.parts (campaign_id, kind, name, part_id) values (${id}, ${part.kind}, ${part.name}, ${part.id})`.execute(
      tx,
    )
}

/** Records parts that have ended, and marks campaigns as ended of which none is left running: a part may end before the others. */
export const markEnded = async (tx: Tx, kind: PartKind, ids: readonly number[], at: Date): Promise<void> => {
  await sql`update campaigns_campaigns.parts p set ended_at = ${at} where ${isPart(kind, ids)} and ended_at is null`.execute(tx)
  await sql`
    update campaigns_campaigns.campaigns c set state = 'ended', ended_at = ${at}
     where state = 'published'
       and exists (select from campaigns_campaigns.parts p where p.campaign_id = c.id and ${isPart(kind, ids)})
       and not exists (select from campaigns_campaigns.parts p where p.campaign_id = c.id and p.ended_at is null)`.execute(tx)
}

/** Records closed parts; returns the campaigns without open parts. */
export const closeParts = async (tx: Tx, kind: PartKind, ids: readonly number[], at: Date): Promise<CampaignRow[]> => {
  await sql`update campaigns_campaigns.parts p set closed_at = ${at}, ended_at = coalesce(ended_at, ${at}) where ${isPart(kind, ids)}`.execute(
    tx,
  )
  const { rows } = await sql<CampaignRow>`
    update campaigns_campaigns.campaigns c set state = 'settled', settled_at = ${at}, ended_at = coalesce(ended_at, ${at})
     where state in ('published', 'ended')
       and exists (select from campaigns_campaigns.parts p where p.campaign_id = c.id and ${isPart(kind, ids)})
       and not exists (select from campaigns_campaigns.parts p where p.campaign_id = c.id and p.closed_at is null)
    returning ${columns}`.execute(tx)
  return rows
}

/** Published campaigns of a kind, latest first. */
export const campaignsOfKind = async (db: Executor, kind: string, limit = 200): Promise<CampaignRow[]> => {
  const { rows } = await sql<CampaignRow>`
    select ${columns} from campaigns_campaigns.campaigns c
     where kind = ${kind} and published_at is not null order by c.id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * The documents of a kind's published campaigns, the newest first, each slug once, as a JSON array: a subquery, for who reads them in one
 * round trip with something else.
 */
export const documentsOfKind = (kind: string): RawBuilder<readonly CampaignDocument[]> => sql`(
  select coalesce(jsonb_agg(newest.document order by newest.id desc), '[]') from (
    select distinct on (c.slug) c.id, c.document from campaigns_campaigns.campaigns c
     where c.kind = ${kind} and c.published_at is not null order by c.slug, c.id desc) newest)`

export const campaignById = async (db: Executor, id: number): Promise<CampaignRow | undefined> => {
  const { rows } = await sql<CampaignRow>`
    select ${columns} from campaigns_campaigns.campaigns c where id = ${id} and published_at is not null`.execute(db)
  return rows[0]
}

/** The newest published version of a campaign of a kind. */
export const campaignBySlug = async (db: Executor, kind: string, slug: string): Promise<CampaignRow | undefined> => {
  const { rows } = await sql<CampaignRow>`
    select ${columns} from campaigns_campaigns.campaigns c
     where slug = ${slug} and kind = ${kind} and published_at is not null order by version desc limit 1`.execute(db)
  return rows[0]
}

/** The newest version of every campaign, for operators. */
export const allCampaigns = async (db: Executor): Promise<CampaignRow[]> => {
  const { rows } = await sql<CampaignRow>`
    select distinct on (slug) ${columns} from campaigns_campaigns.campaigns c order by slug, version desc`.execute(db)
  return rows
}
