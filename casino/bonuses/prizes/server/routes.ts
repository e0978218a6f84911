import { handle } from '#kernel/http/handle.ts'
import { getPrizes, hidePrize, refuse } from '../contract.ts'
import { prizes_limit } from '../rules.ts'
import { prizeView } from './prize-view.ts'
import { hide, prizesOf } from './store.ts'

export const routes = [
  handle(getPrizes, async ({ house, player_id, language, query }) => {
    const { limit = prizes_limit, offset = 0 } = query
    const { rows, total } = await prizesOf(house.db, player_id, { limit, offset })
    return { data: rows.map((row) => prizeView(house, language, row)), total }
  }),
  handle(hidePrize, async ({ house, player_id, params }) => {
    if (!(await hide(house.db, player_id, params.id, house.clock.now()))) refuse('prizes-prize-unknown', {}, 404)
    return {}
  }),
]
