import { playerById } from '#casino/players/accounts/server/api.ts'
import { lacksNumber as lacksNumberFor } from '#casino/money/exchange/server/api.ts'
import { readStakeControls } from '#casino/money/wallet/server/api.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'

/** Until when a permanently closed account is told to be closed: 444 always carries a date. */
const for_ever = '9999-12-31T00:00:00.000Z'

/** A player who excluded themselves, or whose stakes are blocked, is not let into any game: 444 with the date (GA-007). */
export const refuseBlocked = async (house: House, player_id: bigint | null): Promise<void> => {
  if (player_id === null) return
  const until = (await readStakeControls(house.db, player_id))?.blocked_until
  if (!until || (until !== 'for-ever' && until <= house.clock.now())) return
  throw new Refusal('stakes-blocked', { till: until === 'for-ever' ? for_ever : until.toISOString() }, 444)
}

/** What a visitor plays in. */
export const currencyOf = async (house: House, player_id: bigint | null): Promise<Currency> => {
  const currency = player_id === null ? undefined : (await playerById(house.db, player_id))?.currency
  return isCurrency(currency) ? currency : house.brand.currency
}

/** The licence wants to know whose money it is, and the house does not: the form for the number comes before the game (GA-004). */
export const lacksNumber = async (house: House, player_id: bigint | null, currency: Currency): Promise<boolean> =>
  player_id !== null && (await lacksNumberFor(house, house.db, player_id, currency))
