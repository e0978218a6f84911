import { countedPage } from '#kernel/contract/pages.ts'
import { handle } from '#kernel/http/handle.ts'
import { getPrizes, hidePrize, refuse, takePrize as takePrizeEndpoint } from '../contract.ts'
import { prizes_limit } from '../rules.ts'
import { takePrize } from './promises.ts'
import { prizeView } from './prize-view.ts'
import { hide, prizesOf } from './store.ts'

export const routes = [
  handle(getPrizes, async ({ house, player_id, language, query }) => {
    const { limit = prizes_limit, offset = 0 } = query
    const { rows, total } = await prizesOf(house.db, player_id, { limit, offset })
    return countedPage(
      rows.map((row) => prizeView(house, language, row)),
      total,
      offset,
    )
  }),
  handle(takePrizeEndpoint, async ({ house, player_id, params, body }) => {
    await takePrize(house, player_id, BigInt(params.id), body.choice ?? null)
    return {}
  }),
  handle(hidePrize, async ({ house, player_id, params }) => {
    if (!(await hide(house.db, player_id, params.id, house.clock.now()))) refuse('prizes-prize-unknown', {}, 404)
    return {}
  }),
]
