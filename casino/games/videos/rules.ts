/** Videos come two at a time unless asked otherwise (CN-004, SO-009). */
export const videos_limit = 2
export const most_videos = 48

/** What a video shows of its game. */
export const videoShows = ['rounds', 'feature', 'win'] as const
export type VideoShows = (typeof videoShows)[number]

/** SO-009: by how many like it, or by the day it was recorded. */
export const videoOrders = ['likes_count', 'created_at'] as const
export type VideoOrder = (typeof videoOrders)[number]

/** Every like is a row: nobody writes as fast as a machine can. */
export const likes = { name: 'videos-like', count: 60, window_s: 60 } as const

interface Arranged {
  readonly id: number
  readonly likesCount: number
  readonly createdAt: string
}

/** The list in its order; equal ones as they were recorded, the latest first, so that no page repeats another. */
export const arranged = <Video extends Arranged>(videos: readonly Video[], order: VideoOrder): Video[] =>
  videos.toSorted(
    (a, b) => (order === 'likes_count' ? b.likesCount - a.likesCount : 0) || b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  )

/** SO-007: one more like and marked as one's own; a video that is liked already stays as it is. */
export const withLike = <Video extends { readonly id: number; readonly liked: boolean; readonly likesCount: number }>(
  video: Video,
  id: number,
): Video => (video.id !== id || video.liked ? video : { ...video, liked: true, likesCount: video.likesCount + 1 })
