import { contributionsTo } from '#kernel/extensions.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import type { CountedDeposit } from '../deposit-limits.ts'
import { otherDeposits } from '../extensions.ts'

/** What came in by another way than a payment since a moment, in minor units of `currency`; of other currencies at the limits' own rate. */
export const otherDepositsSince = async (
  house: House,
  db: Executor,
  player_id: bigint,
  currency: Currency,
  since: Date,
): Promise<CountedDeposit[]> => {
  const counted: CountedDeposit[] = []
  for (const { read } of contributionsTo(house.slices, otherDeposits))
    for (const one of await read(db, player_id, since))
      counted.push({ at: one.at, amount_minor: inCurrency(one.amount_minor, one.currency, currency, 'up') })
  return counted
}
