import { fundOf, mostAmount, publishedGifts, type TermsRow } from '#casino/bonuses/bonuses/server/api.ts'
import { balanceOf, fundAccount, type Account } from '#casino/money/wallet/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'

export interface GiftTerms {
  readonly terms: TermsRow
  readonly asset: Currency
  /** What a gift is, minor units. */
  readonly amount_minor: bigint
  /** The house's money for gifts under these terms. */
  readonly fund: Account
}

/** Gifts that were made and not taken yet stand here. */
export const madeGifts = (asset: Currency): Account => fundAccount('gift-bank', asset)

/**
 * What a gift is in a currency, under the published gifts of the category `gift_bank`; undefined where there are none, and where the licence
 * forbids rewards for volume: deposits fill the bank.
 */
export const giftTerms = async (db: Executor, house: House, asset: Currency): Promise<GiftTerms | undefined> => {
  if (!house.jurisdiction.rewards_for_volume) return undefined
  const terms = await publishedGifts(db, 'gift_bank', house.clock.now())
  return terms && { terms, asset, amount_minor: mostAmount(terms.document, asset), fund: fundAccount(fundOf(terms.id), asset) }
}

/** Does the fund hold a gift? */
export const holdsGift = async (db: Executor, { fund, amount_minor }: GiftTerms): Promise<boolean> =>
  (await balanceOf(db, fund)) >= amount_minor
