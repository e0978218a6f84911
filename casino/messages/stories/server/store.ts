import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { CategoryDocument, StoryContent, StoryDocument } from './document.ts'

/** Whose views and likes are read: a player's, a guest's visit's, or nobody's. */
export interface Viewer {
  readonly player_id: bigint | null
  readonly visit: string | null
}

export interface StoryRow {
  readonly category_id: number
  readonly title: CategoryDocument['title']
  readonly icon: string
  readonly id: number
  readonly content: StoryContent
  readonly is_invitation: boolean
  readonly is_viewed: boolean
  readonly is_liked: boolean
  readonly likes: number
}

/** Published stories, category by category. */
export const storiesOf = async (db: Executor, { player_id, visit }: Viewer, with_invitations: boolean): Promise<StoryRow[]> => {
  const { rows } = await sql<StoryRow>`
    select c.id as category_id, c.title, c.icon, s.id, s.content, s.is_invitation,
           (exists (select from messages_stories.views v where v.player_id = ${player_id}::bigint and v.story_id = s.id)
            or exists (select from messages_stories.guest_views g where g.visit = ${visit}::text and g.story_id = s.id)) as is_viewed,
           exists (select from messages_stories.likes l where l.player_id = ${player_id}::bigint and l.story_id = s.id) as is_liked,
           (select count(*)::int from messages_stories.likes l where l.story_id = s.id) as likes
      from messages_stories.categories c join messages_stories.stories s on s.category_id = c.id
     where s.ended_at is null and (${with_invitations} or not s.is_invitation)
     order by c.position, c.id, s.id`.execute(db)
  return rows
}

/** Views of published stories; each counts once for its viewer. */
export const keepViews = async (db: Executor, { player_id, visit }: Viewer, story_ids: readonly number[], at: Date): Promise<void> => {
  if (player_id !== null)
    await sql`
      insert into messages_stories.views (story_id, player_id, at)
      select s.id, ${player_id}, ${at} from messages_stories.stories s where s.id = any(${[...story_ids]}::int[]) and s.ended_at is null
      on conflict do nothing`.execute(db)
  else if (visit !== null)
    await sql`
      insert into messages_stories.guest_views (story_id, visit, at)
      select s.id, ${visit}, ${at} from messages_stories.stories s where s.id = any(${[...story_ids]}::int[]) and s.ended_at is null
      on conflict do nothing`.execute(db)
}

/** Whether a published story invites; undefined if there is none with this id. Its likes wait for each other until the commit. */
export const lockStory = async (tx: Tx, story_id: number): Promise<{ readonly is_invitation: boolean } | undefined> => {
  const { rows } = await sql<{ is_invitation: boolean }>`
    select is_invitation from messages_stories.stories where id = ${story_id} and ended_at is null for no key update`.execute(tx)
  return rows[0]
}

/** Likes a story that is locked, or takes the like back. */
export const toggleLike = async (tx: Tx, story_id: number, player_id: bigint, at: Date) => {
  const { numAffectedRows: removed = 0n } = await sql`
    delete from messages_stories.likes where player_id = ${player_id} and story_id = ${story_id}`.execute(tx)
  if (removed === 0n)
    await sql`insert into messages_stories.likes (story_id, player_id, at) values (${story_id}, ${player_id}, ${at})`.execute(tx)
  const { rows } = await sql<{ likes: number }>`
    select count(*)::int as likes from messages_stories.likes where story_id = ${story_id}`.execute(tx)
  return { isLiked: removed === 0n, likesCount: rows[0]?.likes ?? 0 }
}

/** Makes a category, or gives it its new title, icon and position. */
export const keepCategory = async (tx: Tx, { slug, title, icon, position }: CategoryDocument): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into messages_stories.categories (slug, title, icon, position)
    values (${slug}, ${JSON.stringify(title)}::jsonb, ${icon}, ${position})
    on conflict (slug) do update set title = excluded.title, icon = excluded.icon, position = excluded.position
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Publishes a story, or the new text of one with its slug; false if that one is of another category. */
export const keepStory = async (tx: Tx, category_id: number, { slug, is_invitation, ...content }: StoryDocument, at: Date) => {
  const { rows } = await sql`
    insert into messages_stories.stories as s (slug, category_id, content, is_invitation, published_at)
    values (${slug}, ${category_id}, ${JSON.stringify(content)}::jsonb, ${is_invitation}, ${at})
    on conflict (slug) do update set content = excluded.content, is_invitation = excluded.is_invitation,
           published_at = excluded.published_at, ended_at = null
     where s.category_id = excluded.category_id
    returning s.id`.execute(tx)
  return rows.length > 0
}

/** False if no published story has this slug. */
export const markEnded = async (tx: Tx, slug: string, at: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update messages_stories.stories set ended_at = ${at} where slug = ${slug} and ended_at is null`.execute(tx)
  return numAffectedRows > 0n
}

/** Slugs of all stories, ended ones too. */
export const knownSlugs = async (db: Executor): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ slug: string }>`select slug from messages_stories.stories`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}

export interface CountedStory {
  readonly slug: string
  readonly category: string
  readonly ended_at: Date | null
  readonly players: number
  readonly visits: number
  readonly likes: number
}

/** All stories with how many players viewed and like them, and in how many visits of guests of the last month they were viewed. */
export const countedStories = async (db: Executor): Promise<CountedStory[]> => {
  const { rows } = await sql<CountedStory>`
    select s.slug, c.slug as category, s.ended_at,
           (select count(*)::int from messages_stories.views v where v.story_id = s.id) as players,
           (select count(*)::int from messages_stories.guest_views g where g.story_id = s.id) as visits,
           (select count(*)::int from messages_stories.likes l where l.story_id = s.id) as likes
      from messages_stories.stories s join messages_stories.categories c on c.id = s.category_id
     order by c.position, c.id, s.id`.execute(db)
  return rows
}
