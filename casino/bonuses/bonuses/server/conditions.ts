import { depositedSince } from '#casino/money/cash-desk/server/api.ts'
import { balanceOf, purseOf } from '#casino/money/wallet/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { daysAfter } from '../rules.ts'
import type { BonusTerms } from '../terms.ts'

/** Whom conditions are asked of, and the currency that they play in. */
interface Conditioned {
  readonly house: House
  readonly player_id: bigint
  readonly currency: Currency
}

/** BO-003, BO-004, ER-013: what the terms ask for besides a deposit and this player does not meet now; null where there is nothing. */
export const unmetCondition = async (
  db: Executor,
  { house, player_id, currency }: Conditioned,
  { most_balance, deposit_within_days }: Pick<BonusTerms, 'most_balance' | 'deposit_within_days'>,
): Promise<'max_balance_for_activation' | 'days_since_last_deposit' | null> => {
  if (most_balance && (await balanceOf(db, purseOf(player_id, 'main', currency))) > BigInt(most_balance[currency]))
    return 'max_balance_for_activation'
  if (deposit_within_days === undefined) return null
  const since = daysAfter(house.clock.now(), -deposit_within_days)
  return (await depositedSince(db, player_id, currency, since)) === 0n ? 'days_since_last_deposit' : null
}
