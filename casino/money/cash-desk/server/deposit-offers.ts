import { contributionsTo } from '#kernel/extensions.ts'
import type { DepositOffer } from '../contract.ts'
import { depositBonuses, type OfferAsked } from '../extensions.ts'

/** The bonuses that go with a deposit now: those of the casino, then those of sport. None is chosen by itself. */
export const depositOffers = async (asked: OfferAsked): Promise<DepositOffer[]> => {
  const known = contributionsTo(asked.house.slices, depositBonuses).toSorted((a, b) => a.product.localeCompare(b.product))
  return (await Promise.all(known.map(({ offersFor }) => offersFor(asked)))).flat()
}
