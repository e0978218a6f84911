import { countedPage } from '#kernel/contract/pages.ts'
import { handle } from '#kernel/http/handle.ts'
import { getGames, refuse, toggleFavourite } from '../contract.ts'
import { liked_games_limit, listNames } from '../rules.ts'
import { listPage } from './lists.ts'
import { toggle } from './toggle-favourite.ts'

export const routes = [
  handle(toggleFavourite, async ({ house, player_id, params }) => ({ data: await toggle(house, player_id, params.slug) })),

  handle(getGames, async ({ house, player_id, language, params, query }) => {
    const list = listNames.find((name) => name === params.list) ?? refuse('games-favourites-list-unknown', {}, 404)
    const { limit = liked_games_limit, offset = 0 } = query
    const { games, total } = await listPage(house, language, list, player_id, { limit, offset })
    return countedPage(games, total, offset)
  }),
]
