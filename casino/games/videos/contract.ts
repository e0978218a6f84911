import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, paging, Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { most_videos, videoOrders, videos_limit, videoShows } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const VideoId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** EN-107. Rounds of a game to watch; nothing is staked and nothing is paid. */
export const Video = Type.Object({
  id: VideoId,
  slug: Slug,
  title: Type.String(),
  shows: Type.Enum([...videoShows]),
  /** The wide cover of the game. */
  image: Type.String(),
  rounds: Type.Integer(),
  /** What its rounds returned, in hundredths of what they staked. */
  returned: Type.Integer(),
  /** So many of `of` rounds were like the one that is shown; null of rounds in a row, which nobody chose. */
  rarity: Type.Union([Type.Object({ times: Type.Integer(), of: Type.Integer() }), Type.Null()]),
  createdAt: Timestamp,
  likesCount: Type.Integer(),
  liked: Type.Boolean(),
})
export type Video = Static<typeof Video>

const VideosPage = Type.Object({
  videos: Type.Array(Video),
  /** Whether more follow. */
  isPagesEnabled: Type.Boolean(),
  /** Ids of every video that the player likes, on this page or not. */
  likedIds: Type.Array(VideoId),
})
export type VideosPage = Static<typeof VideosPage>

export const listVideos = endpoint({
  route: 'GET /rest/video/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object(
    {
      ...paging(videos_limit, most_videos).properties,
      category: Type.Optional(Type.Enum([...videoShows])),
      /** The slug of a game. */
      filter: Type.Optional(Slug),
      order: Type.Optional(Type.Enum([...videoOrders])),
    },
    { additionalProperties: false },
  ),
  reply: VideosPage,
  rows: ['API-147', 'SO-008', 'SO-009', 'CN-004', 'EN-107'],
  summary: 'Videos of the games: by what they show, by game, in the order asked for',
})

/** A video with its rounds, as their game shows them again, and the seeds that they were dealt from. */
export const WatchedVideo = Type.Object({
  ...Video.properties,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  serverSeed: Type.String(),
  clientSeed: Type.String(),
  played: Type.Array(
    Type.Object({
      nonce: Type.Integer(),
      stake_minor: AmountMinor,
      win_minor: AmountMinor,
      command: Type.Unknown(),
      events: Type.Array(Type.Unknown()),
    }),
  ),
})
export type WatchedVideo = Static<typeof WatchedVideo>

export const getVideo = endpoint({
  route: 'GET /rest/video/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: VideoId }),
  reply: Type.Object({ data: WatchedVideo }),
  refusals: ['video-unknown'],
  rows: ['API-148', 'SO-010'],
  summary: 'One video, to be watched',
})

/** Likes a video, once however often it is asked for. */
export const likeVideo = endpoint({
  route: 'POST /rest/video/like/',
  who: 'player',
  effect: 'changes',
  query: Type.Object({ id: VideoId }, { additionalProperties: false }),
  reply: Type.Object({}),
  refusals: ['video-unknown'],
  rows: ['API-146', 'SO-007'],
  summary: 'Likes a video',
})

export type VideosData = Omit<VideosPage, 'likedIds'>

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly videos: VideosData
    readonly 'game-videos': VideosData
  }
}
