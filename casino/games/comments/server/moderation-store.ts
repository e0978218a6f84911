import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface Judged {
  readonly id: number
  readonly game_id: number
  readonly player_id: bigint
  readonly rating: number
  readonly text: string
  readonly state: 'shown' | 'held' | 'hidden'
  /** Reports that nobody looked at yet, by their reasons. */
  readonly reasons: readonly string[]
}

const judged = sql`
  select c.id, c.game_id, c.player_id, c.rating, c.text, c.state,
         coalesce(array_agg(r.reason order by r.at) filter (where r.comment_id is not null), '{}') as reasons
    from games_comments.comments c
    left join games_comments.reports r on r.comment_id = c.id and (c.cleared_at is null or r.at > c.cleared_at)`

/** What waits for a person: held comments, then those with reports. */
export const waitingComments = async (db: Executor, limit: number): Promise<Judged[]> =>
  (
    await sql<Judged>`${judged} where c.state <> 'hidden' group by c.id
      having c.state = 'held' or count(r.comment_id) > 0
      order by c.state = 'held' desc, count(r.comment_id) desc, c.id limit ${limit}`.execute(db)
  ).rows

export const judgedComment = async (db: Executor, id: number): Promise<Judged | undefined> =>
  (await sql<Judged>`${judged} where c.id = ${id} group by c.id`.execute(db)).rows[0]

export const hideComment = async (tx: Tx, id: number, because: string): Promise<void> => {
  await sql`update games_comments.comments set state = 'hidden', hidden_because = ${because} where id = ${id}`.execute(tx)
}

/** Back in sight; what was reported until now holds it no more. */
export const restoreComment = async (tx: Tx, id: number, at: Date): Promise<void> => {
  await sql`update games_comments.comments set state = 'shown', hidden_because = null, cleared_at = ${at} where id = ${id}`.execute(tx)
}

/** Comments that most players like, of those that everybody sees. */
export const likedComments = async (db: Executor, limit: number, offset: number) => {
  const { rows } = await sql<{ id: number; game_id: number; text: string; player_id: bigint; likes: number; total: number }>`
    select c.id, c.game_id, c.text, c.player_id, count(*)::int as likes, (count(*) over ())::int as total
      from games_comments.likes l join games_comments.comments c on c.id = l.comment_id
     where c.state = 'shown' group by c.id order by count(*) desc, c.id limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}
