import { isPlayClosed } from '#casino/players/responsible-play/web/api.ts'
import { sendBet } from '#casino/sportsbook/bets/web/api.ts'
import type { Express } from '../contract.ts'

/**
 * Places the express as it stands, at the odds that are shown. Null where play was closed elsewhere (RP-006): nothing was sent then, and the
 * page says why.
 */
export const placeExpress = async ({ legs }: Express, amount: number) => {
  if (await isPlayClosed()) return null
  return sendBet({
    betType: 'multi',
    selections: legs.flatMap(({ marketId, outcome, odds }) => (odds === null ? [] : [{ marketId, outcome, odds }])),
    amount,
    oddsChange: 'none',
  })
}
