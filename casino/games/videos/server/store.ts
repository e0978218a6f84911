import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

/** How many players like each video; one that nobody likes is not there. */
export const likesOfVideos = async (db: Executor): Promise<Map<number, number>> => {
  const { rows } = await sql<{ video_id: number; likes: number }>`
    select video_id, count(*)::int as likes from games_videos.likes group by video_id`.execute(db)
  return new Map(rows.map(({ video_id, likes }) => [video_id, likes]))
}

export const videosLikedBy = async (db: Executor, player_id: bigint): Promise<number[]> => {
  const { rows } = await sql<{ video_id: number }>`
    select video_id from games_videos.likes where player_id = ${player_id} order by at desc, video_id`.execute(db)
  return rows.map(({ video_id }) => video_id)
}

/** Likes a video, once. */
export const keepLike = async (db: Executor, video_id: number, player_id: bigint, at: Date): Promise<void> => {
  await sql`
    insert into games_videos.likes (video_id, player_id, at) values (${video_id}, ${player_id}, ${at}) on conflict do nothing`.execute(db)
}
