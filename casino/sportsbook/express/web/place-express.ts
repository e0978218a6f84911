import { isPlayClosed } from '#casino/players/responsible-play/web/api.ts'
import type { placeBet } from '#casino/sportsbook/bets/contract.ts'
import { api, newCommandKey } from '#kernel/web/browser.ts'
import type { Express } from '../contract.ts'

/**
 * Places the express as it stands, at the odds that are shown. Null where play was closed elsewhere (RP-006): nothing was sent then, and the
 * page says why.
 */
export const placeExpress = async ({ legs }: Express, amount: number) => {
  if (await isPlayClosed()) return null
  return api.call<typeof placeBet>('POST /rest/sport-betting/bets/', {
    key: newCommandKey(),
    body: {
      betType: 'multi',
      selections: legs.flatMap(({ marketId, outcome, odds }) => (odds === null ? [] : [{ marketId, outcome, odds }])),
      amount,
      oddsChange: 'none',
    },
  })
}
