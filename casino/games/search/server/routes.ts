import { pageOf } from '#casino/games/lobby/rules.ts'
import { cardsByIds } from '#casino/games/lobby/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import { searchGames } from '../contract.ts'
import { searchIds } from './index-of-games.ts'

export const routes = [
  handle(searchGames, async ({ house, language, query }) => {
    const { tag = '', name = '', limit = 48, offset = 0 } = query
    const { items, total } = pageOf(await searchIds(house, { tag, name }), limit, offset)
    return { data: await cardsByIds(house, language, items), total }
  }),
]
