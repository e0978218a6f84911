import { depositedCurrencies } from '#casino/money/cash-desk/server/api.ts'
import { hasInn, isInnExempt } from '#casino/players/profile/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { convertedFrom } from './store.ts'

/**
 * Whether the licence wants a player's taxpayer number for what they do in `currency`, and has it. CN-067 exempts a currency, and so only
 * whoever has money of exempt ones alone: after a deposit in another one, or a conversion from it, no change of the current currency
 * takes the demand away (decision 0070).
 */
export const taxNumberOf = async (
  { jurisdiction }: Pick<House, 'jurisdiction'>,
  db: Executor,
  player_id: bigint,
  currency: Currency,
): Promise<'given' | 'missing' | 'not-asked'> => {
  if (!jurisdiction.tax_number_before_play) return 'not-asked'
  if (await hasInn(db, player_id)) return 'given'
  if (!isInnExempt(currency)) return 'missing'
  const had = [...(await depositedCurrencies(db, player_id)), ...(await convertedFrom(db, player_id))]
  return had.every(isInnExempt) ? 'not-asked' : 'missing'
}

/** The licence wants the number before this player plays in `currency`, and the house does not have it: it comes before every stake. */
export const lacksNumber = async (
  house: Pick<House, 'jurisdiction'>,
  db: Executor,
  player_id: bigint,
  currency: Currency,
): Promise<boolean> => (await taxNumberOf(house, db, player_id, currency)) === 'missing'
