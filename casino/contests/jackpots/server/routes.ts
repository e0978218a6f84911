import { currencyOfViewer, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import { exponentOf, isCurrency } from '#kernel/money/currency.ts'
import { getJackpot, getJackpotSevens, getJackpotsStatus, getSevensLeaderboard, showLastWin } from '../contract.ts'
import { leaderboard_limit, winners_limit } from '../rules.ts'
import { openJackpots } from './find-jackpots.ts'
import { onePot, sumsOf } from './jackpot-view.ts'
import { jackpotSevens, markLastWinShown, sevensLeaders } from './sevens.ts'
import { leadersOf } from './wins.ts'

interface LeaderboardQuery {
  readonly limit?: number
  readonly offset?: number
}

const leaderboardOf = async (viewer: Viewer, id: string | undefined, { limit = winners_limit, offset = 0 }: LeaderboardQuery) => {
  const found = await onePot(viewer, id)
  if (!found) return { data: null, hasMore: false }
  const { pot, jackpots } = found
  const { currency, exponent } = jackpots
  const leaders = await leadersOf(viewer, { draw_ids: [BigInt(jackpots.id)], outcome: pot.name, limit, offset })
  return {
    data: { id: pot.id, title: pot.title, currentSum: pot.currentSum, currency, exponent, leaderboard: leaders.data },
    hasMore: leaders.hasMore,
  }
}

export const routes = [
  handle(getJackpotsStatus, async (viewer) => {
    const { house, query } = viewer
    const currency = isCurrency(query.currency) ? query.currency : await currencyOfViewer(viewer)
    const open = await openJackpots(house.db)
    const draws = open.map(({ draw }) => draw)
    return { data: { currency, exponent: exponentOf(currency), jackpots: await sumsOf(house, draws, currency) } }
  }),
  handle(getJackpot, (viewer) => leaderboardOf(viewer, viewer.query.id, viewer.query)),
  handle(getJackpotSevens, async (viewer) => ({ data: await jackpotSevens(viewer) })),
  handle(getSevensLeaderboard, async (viewer) => {
    const { limit = leaderboard_limit, offset = 0, period } = viewer.query
    return sevensLeaders(viewer, period ?? 'current', limit, offset)
  }),
  handle(showLastWin, async ({ house, player_id, query: { id } }) => {
    await markLastWinShown(house, player_id, id)
    return {}
  }),
]
