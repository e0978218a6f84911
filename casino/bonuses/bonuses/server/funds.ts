import { balanceOf, fillFund, fundAccount, movePurse, postAll, type Account, type Movement } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { BonusRow } from './store.ts'

/** Name of the fund of a version of terms: `bonus:17`. */
export const fundOf = (terms_id: bigint): string => `bonus:${terms_id}`
export const fundIn = (terms_id: bigint, asset: string): Account => fundAccount(fundOf(terms_id), asset)
/** Fund of amounts reserved for assigned bonuses that are not active yet. */
export const promisedIn = (terms_id: bigint, asset: string): Account => fundAccount(`${fundOf(terms_id)}:promised`, asset)

interface Promised {
  readonly terms_id: bigint
  readonly asset: string
  readonly amount_minor: bigint
}

/** Reserves an amount for a player. Refusals: `insufficient-funds` if the fund does not cover it. */
export const promise = (tx: Tx, house: House, key: string, { terms_id, asset, amount_minor }: Promised): Promise<unknown> =>
  movePurse(tx, house, {
    key,
    from: fundIn(terms_id, asset),
    to: promisedIn(terms_id, asset),
    amount_minor,
    reason: 'prize-fund',
    reference: fundOf(terms_id),
  })

/** Returns an amount that was reserved for a player, and is not theirs as a bonus, to its fund. */
export const releasePromise = (tx: Tx, house: House, key: string, { terms_id, asset, amount_minor }: Promised): Promise<unknown> =>
  movePurse(tx, house, {
    key,
    from: promisedIn(terms_id, asset),
    to: fundIn(terms_id, asset),
    amount_minor,
    reason: 'prize-fund',
    reference: fundOf(terms_id),
  })

/**
 * Returns reserved amounts of bonuses to their funds, one movement per fund. `step` is part of the key, because a cancelled bonus
 * may be restored and reserved again.
 */
export const releasePromises = async (tx: Tx, house: House, rows: readonly BonusRow[], step: string): Promise<void> => {
  const sums = new Map<string, Promised & { readonly first: bigint; readonly last: bigint }>()
  for (const { id, terms_id, asset, amount_minor, is_promised } of rows) {
    if (!is_promised || asset === null || amount_minor === null) continue
    const key = `${terms_id} ${asset}`
    const known = sums.get(key)
    sums.set(key, { terms_id, asset, amount_minor: amount_minor + (known?.amount_minor ?? 0n), first: known?.first ?? id, last: id })
  }
  const movements = [...sums.values()].map(({ terms_id, asset, amount_minor, first, last }): Movement => ({
    key: `${fundOf(terms_id)}:${asset}:release:${first}-${last}:${step}`,
    reason: 'prize-fund',
    reference: fundOf(terms_id),
    postings: [{ from: promisedIn(terms_id, asset), to: fundIn(terms_id, asset), amount_minor }],
  }))
  await postAll(tx, house, movements)
}

/**
 * A bonus chosen with a deposit, and free spins of an activated bonus, are honoured even if the fund was emptied meanwhile: the
 * house adds what is missing. The amount is bounded by deposits in progress. `step` is a unique key.
 */
export const fillMissing = async (tx: Tx, house: House, step: string, { terms_id, asset, amount_minor }: Promised): Promise<void> => {
  const stands = await balanceOf(tx, fundIn(terms_id, asset))
  if (stands >= amount_minor) return
  await fillFund(tx, house, { campaign: fundOf(terms_id), asset, step, amount_minor: amount_minor - stands })
}
