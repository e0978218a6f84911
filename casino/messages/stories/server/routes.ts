import { addressOf } from '#kernel/addresses/network.ts'
import { pageOfRows } from '#kernel/contract/pages.ts'
import { handle } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { likeStory, listCategories, viewStories } from '../contract.ts'
import { categories_per_page, likes_limit, views_limit } from '../rules.ts'
import { categoriesFor, viewerOf } from './categories.ts'
import { likeOrTakeBack } from './like-story.ts'
import { keepViews } from './store.ts'

export const routes = [
  handle(listCategories, async ({ house, visitor, language, query: { page = 1 } }) => {
    const categories = await categoriesFor(house, language, viewerOf(house, visitor))
    return pageOfRows(categories.slice((page - 1) * categories_per_page), categories_per_page)
  }),
  handle(viewStories, async ({ house, visitor, player_id, body, request }) => {
    await countTry(house, views_limit, player_id === null ? addressOf(request.ip) : String(player_id))
    await keepViews(house.db, viewerOf(house, visitor), body.stories, house.clock.now())
    return {}
  }),
  handle(likeStory, async ({ house, player_id, body }) => {
    await countTry(house, likes_limit, String(player_id))
    return likeOrTakeBack(house, player_id, body.storyId)
  }),
]
