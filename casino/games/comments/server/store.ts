import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { ReportReason } from '../rules.ts'

export interface CommentRow {
  readonly id: number
  readonly game_id: number
  readonly player_id: bigint
  readonly rating: number
  readonly text: string
  readonly posted_at: Date
  readonly state: 'shown' | 'held' | 'hidden'
  readonly likes: number
  readonly is_liked: boolean
}

const columnsFor = (viewer: bigint | null) => sql`
  c.id, c.game_id, c.player_id, c.rating, c.text, c.posted_at, c.state,
  (select count(*)::int from games_comments.likes l where l.comment_id = c.id) as likes,
  exists (select from games_comments.likes l where l.comment_id = c.id and l.player_id = ${viewer}) as is_liked`

/** Comments of a game that everybody sees, the newest first, as a viewer sees them. */
export const readComments = async (db: Executor, game_id: number, viewer: bigint | null, limit: number, offset: number) =>
  (
    await sql<CommentRow>`
      select ${columnsFor(viewer)} from games_comments.comments c
       where c.game_id = ${game_id} and c.state = 'shown' order by c.posted_at desc, c.id desc limit ${limit} offset ${offset}`.execute(db)
  ).rows

/** How many comments of a game give each number of stars. */
export const readStars = async (db: Executor, game_id: number): Promise<Map<number, number>> => {
  const { rows } = await sql<{ rating: number; count: number }>`
    select rating, count(*)::int as count from games_comments.comments
     where game_id = ${game_id} and state = 'shown' group by rating`.execute(db)
  return new Map(rows.map(({ rating, count }) => [rating, count]))
}

export const commentOfPlayer = async (db: Executor, player_id: bigint, game_id: number): Promise<CommentRow | undefined> =>
  (
    await sql<CommentRow>`
      select ${columnsFor(player_id)} from games_comments.comments c
       where c.player_id = ${player_id} and c.game_id = ${game_id}`.execute(db)
  ).rows[0]

/** A comment that everybody sees. */
export const shownComment = async (
  db: Executor,
  id: number,
): Promise<{ readonly player_id: bigint; readonly game_id: number } | undefined> =>
  (
    await sql<{ player_id: bigint; game_id: number }>`
      select player_id, game_id from games_comments.comments where id = ${id} and state = 'shown'`.execute(db)
  ).rows[0]

/** Writes a player's comment on a game, in the place of their former one. False where that one is out of sight, which writing does not undo. */
export const writeComment = async (
  tx: Tx,
  { player_id, game_id, rating, text, at }: { player_id: bigint; game_id: number; rating: number; text: string; at: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into games_comments.comments as c (game_id, player_id, rating, text, posted_at)
    values (${game_id}, ${player_id}, ${rating}, ${text}, ${at})
    on conflict (player_id, game_id) do update set rating = ${rating}, text = ${text}, posted_at = ${at}
     where c.state = 'shown' returning id`.execute(tx)
  return rows.length > 0
}

/** Takes a player's comment back; one that is out of sight stays as evidence. */
export const deleteComment = async (tx: Tx, player_id: bigint, game_id: number): Promise<boolean> => {
  const { rows } = await sql`
    delete from games_comments.comments where player_id = ${player_id} and game_id = ${game_id} and state = 'shown' returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** Likes a comment once, and says how many like it. */
export const likeComment = async (db: Executor, comment_id: number, player_id: bigint, at: Date): Promise<number> => {
  await sql`insert into games_comments.likes (comment_id, player_id, at) values (${comment_id}, ${player_id}, ${at}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ likes: number }>`
    select count(*)::int as likes from games_comments.likes where comment_id = ${comment_id}`.execute(db)
  return rows[0]?.likes ?? 0
}

/** Keeps a report; where enough came since a person last looked, the comment waits for one out of sight. */
export const keepReport = async (
  tx: Tx,
  report: { comment_id: number; player_id: bigint; reason: ReportReason; at: Date },
  holding: number,
): Promise<void> => {
  const { comment_id, player_id, reason, at } = report
  // Held, so that of two reports at once the second counts the first.
  await sql`select from games_comments.comments where id = ${comment_id} for update`.execute(tx)
  await sql`insert into games_comments.reports (comment_id, player_id, reason, at)
            values (${comment_id}, ${player_id}, ${reason}, ${at}) on conflict do nothing`.execute(tx)
  await sql`
    update games_comments.comments c set state = 'held'
     where c.id = ${comment_id} and c.state = 'shown'
       and (select count(*) from games_comments.reports r
             where r.comment_id = c.id and (c.cleared_at is null or r.at > c.cleared_at)) >= ${holding}`.execute(tx)
}

export const hasPlayedForMoney = async (db: Executor, player_id: bigint, game_id: number): Promise<boolean> =>
  (await sql`select from games_comments.played where player_id = ${player_id} and game_id = ${game_id}`.execute(db)).rows.length > 0

/** Remembers who played what; one statement for a whole batch. */
export const keepPlayed = async (tx: Tx, played: readonly { player_id: string; game_id: number; first_at: string }[]): Promise<void> => {
  await sql`
    insert into games_comments.played (player_id, game_id, first_at)
    select player_id, game_id, min(first_at) from jsonb_to_recordset(${JSON.stringify(played)}::jsonb)
        as p(player_id bigint, game_id int, first_at timestamptz) group by player_id, game_id
    on conflict do nothing`.execute(tx)
}
