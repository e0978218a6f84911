import { reactionSchemas, type ReactionSchema } from '#casino/games/reactions/extensions.ts'
import { menuEntries } from '#casino/site/menu/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { handle } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice, invitation } from '#kernel/slice.ts'
import { getVideo, likeVideo, listVideos, refuse } from '../contract.ts'
import { recordings } from '../recordings.gen.ts'
import { likes, videos_limit } from '../rules.ts'
import { texts } from '../texts.ts'
import { keepLike, likesOfVideos } from './store.ts'
import { isVideo, videosPage, watchedVideo } from './videos.ts'

/** So many stand on the page of videos when it opens. */
const videos_on_page = 12

const like = async (house: House, player_id: bigint, id: number): Promise<number | undefined> => {
  if (!(await isVideo(house, id))) return undefined
  await keepLike(house.db, id, player_id, house.clock.now())
  return (await likesOfVideos(house.db)).get(id) ?? 0
}

const videoSchema: ReactionSchema = {
  schema: 'videos',
  like,
  list: async ({ house, language, limit, offset }) => {
    const { videos } = await videosPage(house, language, null, { limit: recordings.length, offset: 0, order: 'likes_count' })
    const liked = videos.filter(({ likesCount }) => likesCount > 0)
    const rows = liked.slice(offset, offset + limit).map(({ id, title, shows, slug, image, likesCount }) => ({
      id,
      title,
      text: house.messages.format(language, `videos.shows.${shows}`, {}),
      slug,
      image,
      likesCount,
    }))
    return { rows, total: liked.length }
  },
}

export const slice = defineServerSlice({
  name: 'games/videos',
  texts,
  routes: [
    handle(listVideos, ({ house, language, player_id, query }) => {
      const { limit = videos_limit, offset = 0, order = 'created_at', category, filter } = query
      return videosPage(house, language, player_id, { limit, offset, order, category, filter })
    }),
    handle(getVideo, async ({ house, language, player_id, params }) => ({
      data: await watchedVideo(house, language, player_id, params.id),
    })),
    handle(likeVideo, async ({ house, player_id, query }) => {
      await countTry(house, likes, String(player_id))
      if ((await like(house, player_id, query.id)) === undefined) return refuse('video-unknown', {}, 404)
      return {}
    }),
  ],
  migrations: new URL('./migrations/', import.meta.url),
  // To watch a game calls to play it. Everybody's page is the same bytes: what a viewer likes comes by the call.
  components: {
    videos: invitation(async ({ house, language }) => {
      const { videos, isPagesEnabled } = await videosPage(house, language, null, { limit: videos_on_page, offset: 0, order: 'created_at' })
      return { videos, isPagesEnabled }
    }),
    'game-videos': invitation(async ({ house, language, params }) => {
      const asked = { limit: videos_limit, offset: 0, order: 'created_at', filter: params['slug'] ?? '' } as const
      const { videos, isPagesEnabled } = await videosPage(house, language, null, asked)
      return { videos, isPagesEnabled }
    }),
  },
  pages: [
    {
      name: 'games-videos',
      path: '/games/videos/',
      title: { uk: 'Відео ігор — {brand}', ru: 'Видео игр — {brand}', en: 'Game videos — {brand}' },
      description: {
        uk: 'Як виглядає гра насправді: раунди поспіль, фріспіни й виграші, зіграні самою грою з опублікованих сідів.',
        ru: 'Как выглядит игра на самом деле: раунды подряд, фриспины и выигрыши, сыгранные самой игрой из опубликованных сидов.',
        en: 'What a game really looks like: rounds in a row, free spins and wins, dealt by the game itself from published seeds.',
      },
      components: [{ type: 'videos' }],
    },
  ],
  personalData: { tables: { likes: { exported: ['video_id', 'at'], erased: 'deleted' } } },
  contributes: [
    contribute(reactionSchemas, videoSchema),
    contribute(menuEntries, {
      name: 'videos',
      url: '/games/videos/',
      icon: 'videos',
      title: { uk: 'Відео ігор', ru: 'Видео игр', en: 'Game videos' },
      group: 'play',
      position: 26,
    }),
  ],
})
