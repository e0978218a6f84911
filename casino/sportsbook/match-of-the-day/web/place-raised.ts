import { isPlayClosed } from '#casino/players/responsible-play/web/api.ts'
import { sendBet } from '#casino/sportsbook/bets/web/api.ts'
import type { Raised } from '../contract.ts'

/** Places a single at its raised price. Null where play was closed elsewhere (RP-006): nothing was sent then, and the page says why. */
export const placeRaised = async (
  { marketId }: Pick<Raised, 'marketId'>,
  { outcome, odds, boosted }: Raised['outcomes'][number],
  amount: number,
) => {
  if (await isPlayClosed()) return null
  return sendBet({ betType: 'single', selections: [{ marketId, outcome, odds }], amount, boost: boosted, oddsChange: 'none' })
}
