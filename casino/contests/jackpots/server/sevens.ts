import { currencyOfViewer, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { winsOfPlayer } from '#casino/campaigns/draws/server/api.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import type { JackpotSevens } from '../contract.ts'
import { truncated } from '../rules.ts'
import { drawsOfLook, openOfLook } from './find-jackpots.ts'
import { jackpotsView } from './jackpot-view.ts'
import { markShown, shownWin } from './shown-wins.ts'
import { leadersOf, ownWins } from './wins.ts'

/** SA-014: jackpot sevens that runs or comes next, with what the player won from it; null without one. */
export const jackpotSevens = async (viewer: Viewer): Promise<JackpotSevens | null> => {
  const { house, player_id } = viewer
  const found = await openOfLook(house.db, 'sevens', house.clock.now())
  if (!found) return null
  const currency = await currencyOfViewer(viewer)
  const [jackpots, own, shown] = await Promise.all([
    jackpotsView(viewer, found),
    player_id === null ? null : ownWins(viewer, [found.draw.id], player_id, currency),
    player_id === null ? 0n : shownWin(house.db, player_id),
  ])
  const cut = (amount_minor: number): number => truncated(amount_minor, exponentOf(currency))
  return {
    amount: cut(jackpots.pots.reduce((sum, { currentSum }) => sum + currentSum, 0)),
    userAmount: cut(own?.sum ?? 0),
    lastWin: own?.last && own.last.id > shown ? own.last : null,
    jackpots,
  }
}

/** API-230: a win of the player was shown, the newest unless told which; what they did not win changes nothing. */
export const markLastWinShown = async (house: House, player_id: bigint, win_id?: number): Promise<void> => {
  const found = await openOfLook(house.db, 'sevens', house.clock.now())
  if (!found) return
  const wins = await winsOfPlayer(house.db, [found.draw.id], player_id)
  const shown = win_id === undefined ? wins[0] : wins.find(({ id }) => Number(id) === win_id)
  if (shown) await markShown(house.db, player_id, shown.id)
}

/** API-229: the largest wins of the jackpot sevens that is open, or of those that are over. */
export const sevensLeaders = async (viewer: Viewer, period: 'current' | 'past', limit: number, offset: number) => {
  const draw_ids = await drawsOfLook(viewer.house.db, 'sevens', period === 'past')
  return leadersOf(viewer, { draw_ids, limit, offset })
}
