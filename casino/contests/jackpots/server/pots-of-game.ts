import { boardState, currencyOfViewer } from '#casino/campaigns/boards/server/api.ts'
import type { ContestChip } from '#casino/games/play/contract.ts'
import type { ChipViewer } from '#casino/games/play/extensions.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { largestFirst, linkOf } from '../rules.ts'
import { openJackpots } from './find-jackpots.ts'
import { potsView } from './jackpot-view.ts'

/** The largest pot of each jackpot that rounds of this game feed now. */
export const potsOfGame = async (viewer: ChipViewer, slug: string): Promise<ContestChip[]> => {
  const now = viewer.house.clock.now()
  const [currency, open] = await Promise.all([currencyOfViewer(viewer), openJackpots(viewer.house.db)])
  const fed = open.filter(({ draw }) => boardState(draw, now) === 'active' && draw.spec.rounds?.games.includes(slug))
  const largest = await Promise.all(
    fed.map(async ({ draw, look }) => largestFirst(await potsView(viewer, [draw], currency, (_, id) => linkOf(look, id)))[0]),
  )
  return largest.flatMap((pot): ContestChip[] => {
    if (!pot) return []
    const { id, title, link, currentSum } = pot
    const figures = { place: null, done: null, needed: null, amount: currentSum, currency, exponent: exponentOf(currency) }
    return [{ key: `jackpot:${id}`, look: 'pot', title, link, ...figures }]
  })
}
