import { countedPage } from '#kernel/contract/pages.ts'
import { cardsByIds, pageOf } from '#casino/games/lobby/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import { searchGames } from '../contract.ts'
import { search_limit } from '../rules.ts'
import { searchIds } from './index-of-games.ts'

export const routes = [
  handle(searchGames, async ({ house, language, query }) => {
    const { tag = '', name = '', limit = search_limit, offset = 0 } = query
    const { items, total } = pageOf(await searchIds(house, { tag, name }), limit, offset)
    return countedPage(await cardsByIds(house, language, items), total, offset)
  }),
]
