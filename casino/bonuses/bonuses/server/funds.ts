import { balanceOf, fillFund, fundAccount, movePurse, postAll, type Account, type Movement } from '#casino/money/wallet/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { BonusRow } from './store.ts'

/** The fund of a version of terms: `bonus:17`. */
export const fundOf = (terms_id: bigint): string => `bonus:${terms_id}`
export const fundIn = (terms_id: bigint, asset: string): Account => fundAccount(fundOf(terms_id), asset)
/** What is promised to certain players and was not begun yet stands beside the fund. */
export const promisedIn = (terms_id: bigint, asset: string): Account => fundAccount(`${fundOf(terms_id)}:promised`, asset)

interface Promised {
  readonly terms_id: bigint
  readonly asset: string
  readonly amount_minor: bigint
}

/** Sets an amount aside for its player. Refusals: `insufficient-funds` when the fund does not hold it. */
export const promise = (tx: Tx, house: House, key: string, { terms_id, asset, amount_minor }: Promised): Promise<unknown> =>
  movePurse(tx, house, {
    key,
    from: fundIn(terms_id, asset),
    to: promisedIn(terms_id, asset),
    amount_minor,
    reason: 'prize-fund',
    reference: fundOf(terms_id),
  })

/**
 * Bonuses that are no longer promised: what stood aside for them is in their funds again, one movement for each fund. `step` is told
 * in the key, for a bonus may be promised again after it was cancelled.
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
 * What was chosen with a deposit, and what comes with a bonus that was taken, is kept, even where others emptied the fund meanwhile: the
 * house adds what is missing. Nobody can choose it any more then, so this is bounded by what is under way. `step` names it, once.
 */
export const fillMissing = async (tx: Tx, house: House, step: string, { terms_id, asset, amount_minor }: Promised): Promise<void> => {
  const stands = await balanceOf(tx, fundIn(terms_id, asset))
  if (stands >= amount_minor) return
  await fillFund(tx, house, { campaign: fundOf(terms_id), asset, step, amount_minor: amount_minor - stands })
}
