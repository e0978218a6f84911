import { countedPage } from '#kernel/contract/pages.ts'
import { handle } from '#kernel/http/handle.ts'
import { browseGames, getAllGames, getPromotionTag, refuse } from '../contract.ts'
import { games_modal_limit } from '../limits.ts'
import { allGamesAnswer } from './all-games.ts'
import { browserPage, promotionTags } from './lists.ts'

export const routes = [
  handle(getAllGames, ({ house, language }) => allGamesAnswer(house, language)),

  handle(getPromotionTag, async ({ house, language, params }) => {
    const tag = (await promotionTags(house, language)).find(({ id }) => id === params.id)
    return { data: tag ?? refuse('games-lobby-tag-unknown', {}, 404) }
  }),

  handle(browseGames, async ({ house, language, params, query }) => {
    const { limit = games_modal_limit, offset = 0, categoryId: category_id, ...filter } = query
    const page = await browserPage(house, language, params.id, { ...filter, category_id }, { limit, offset })
    const { games, total } = page ?? refuse('games-lobby-browser-unknown', {}, 404)
    return countedPage(games, total, offset)
  }),
]
