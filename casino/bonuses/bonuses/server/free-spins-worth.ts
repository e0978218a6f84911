import { spinsWin } from '#engines/bonus/free-spins-worth.ts'
import { engineOf } from '#engines/registry.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { freeSpinsCount } from '../rules.ts'
import type { BonusTerms } from '../terms.ts'

/** What the free spins of a bonus win on average, minor units: at least so much, whichever of their games they are played in. */
export const averageSpinsWin = (terms: Pick<BonusTerms, 'free_spins'>, currency: Currency): number => {
  const games = (terms.free_spins?.games ?? []).flatMap((slug) => engineOf(slug) ?? [])
  return spinsWin(freeSpinsCount(terms), games) * (terms.free_spins?.stake[currency] ?? 0)
}
