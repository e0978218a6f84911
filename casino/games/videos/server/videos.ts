import { cardsByIds, gamesBySlug } from '#casino/games/lobby/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { refuse, type Video, type VideosPage, type WatchedVideo } from '../contract.ts'
import { recorded_rounds, recording_client_seed, recording_currency, recording_seed, roundsOf, type Recording } from '../recordings.ts'
import { recordings } from '../recordings.gen.ts'
import { arranged, type VideoOrder, type VideoShows } from '../rules.ts'
import { likesOfVideos, videosLikedBy } from './store.ts'

/** Videos of the games that are offered, as a viewer sees them. */
const toldVideos = async (
  house: House,
  language: Language,
  viewer: bigint | null,
  wanted: readonly Recording[],
): Promise<{ readonly videos: Video[]; readonly likedIds: number[] }> => {
  const [games, likes, likedIds] = await Promise.all([
    gamesBySlug(house),
    likesOfVideos(house.db),
    viewer === null ? Promise.resolve<number[]>([]) : videosLikedBy(house.db, viewer),
  ])
  const ids = [...new Set(wanted.flatMap(({ slug }) => games.get(slug)?.id ?? []))]
  const cards = new Map((await cardsByIds(house, language, ids)).map((card) => [card.slug, card]))
  const videos = wanted.flatMap(({ id, slug, shows, nonces, returned, times, recorded_at }): Video[] => {
    const card = cards.get(slug)
    if (!card) return []
    return [
      {
        id,
        slug,
        title: card.title,
        shows,
        image: card.imageWide,
        rounds: nonces.length,
        returned,
        rarity: times === null ? null : { times, of: recorded_rounds },
        createdAt: `${recorded_at}T00:00:00.000Z`,
        likesCount: likes.get(id) ?? 0,
        liked: likedIds.includes(id),
      },
    ]
  })
  return { videos, likedIds }
}

export interface VideosAsked {
  readonly limit: number
  readonly offset: number
  readonly order: VideoOrder
  readonly category?: VideoShows | undefined
  /** The slug of a game. */
  readonly filter?: string | undefined
}

/** One page of the videos; of a game that is not offered there are none. */
export const videosPage = async (
  house: House,
  language: Language,
  viewer: bigint | null,
  { limit, offset, order, category, filter }: VideosAsked,
): Promise<VideosPage> => {
  const wanted = recordings.filter(
    ({ slug, shows }) => (category === undefined || shows === category) && (filter === undefined || slug === filter),
  )
  const { videos, likedIds } = await toldVideos(house, language, viewer, wanted)
  const page = arranged(videos, order).slice(offset, offset + limit)
  return { videos: page, isPagesEnabled: page.length > 0 && offset + page.length < videos.length, likedIds }
}

/** One video with its rounds. An unknown one is 404. */
export const watchedVideo = async (house: House, language: Language, viewer: bigint | null, id: number): Promise<WatchedVideo> => {
  const recording = recordings.find((one) => one.id === id) ?? refuse('video-unknown', {}, 404)
  const [video] = (await toldVideos(house, language, viewer, [recording])).videos
  if (!video) return refuse('video-unknown', {}, 404)
  return {
    ...video,
    currency: recording_currency,
    exponent: exponentOf(recording_currency),
    serverSeed: recording_seed,
    clientSeed: recording_client_seed,
    played: roundsOf(recording).map((round) => ({ ...round, events: [...round.events] })),
  }
}

/** Whether there is such a video of a game that is offered. */
export const isVideo = async (house: House, id: number): Promise<boolean> => {
  const recording = recordings.find((one) => one.id === id)
  return recording !== undefined && (await gamesBySlug(house)).has(recording.slug)
}
