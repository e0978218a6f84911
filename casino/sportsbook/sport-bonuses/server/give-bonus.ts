import { fundAccount, movePurse, type Account } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Words } from '#kernel/i18n/words.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { daysAfter } from '../rules.ts'
import { insertBonus, type BonusRow } from './store.ts'
import { tell } from './tell.ts'

export interface GivenBonus {
  /** Names the reason, unique in the house: `prize:17`. */
  readonly key: string
  readonly player_id: bigint
  readonly currency: Currency
  readonly amount_minor: bigint
  readonly least_odds_thousandths: number
  readonly least_legs: number
  /** Cash that has to be bet first; nothing when left out. */
  readonly required_minor?: bigint
  readonly days: number
  /** What it is given for, as its card says. */
  readonly origin: Words
  /** What it is paid out of: what is promised is there. */
  readonly from: Account
}

/** Where a bonus's money stands until it is taken, and what it goes back to: a fund of its own. */
export const fundOf = ({ id }: Pick<BonusRow, 'id'>): string => `sport-bonus:${id}`

/** Gives a free bet inside the caller's transaction; the same key gives nothing again, which is false. Refusals: `insufficient-funds` where `from` does not hold it. */
export const giveBonus = async (tx: Tx, house: House, { key, days, from, required_minor = 0n, ...bonus }: GivenBonus): Promise<boolean> => {
  const at = house.clock.now()
  const row = { ...bonus, required_minor, given_key: key, external_id: house.random.token(12), expires_at: daysAfter(at, days) }
  const given = await insertBonus(tx, row, at)
  if (!given) return false
  await movePurse(tx, house, {
    key: `sport-bonus:${given.id}:given`,
    from,
    to: fundAccount(fundOf(given), given.currency),
    amount_minor: given.amount_minor,
    reason: 'prize-fund',
    reference: fundOf(given),
  })
  await tell(tx, house, given, 'updated')
  return true
}
