import { priceOfPrize, priceToPromise, sayPrize, type PromisedPrize } from '#casino/bonuses/prizes/server/api.ts'
import type { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import { promisedTo, type NamedPrize } from '../named-prize.ts'
import { allCurrencies } from '../places.ts'

/** What a named prize is for a player with this currency. Throws if none is named, which `faultsOfNamed` has found before. */
export const namedFor = (named: NamedPrize, currency: Currency): PromisedPrize => {
  const promised = promisedTo(named, currency)
  if (!promised) throw new Error('a prize that is not named cannot be given')
  return promised
}

/** Problems of a named prize, for its author; `money_in` is where money of this part stands. A kind that nobody gives is one. */
export const faultsOfNamed = (house: House, named: NamedPrize, money_in: string): string[] => {
  if ((named.prize === undefined) === (named.by_currency === undefined)) return ['either `prize` or `by_currency`']
  const faults = allCurrencies.flatMap((currency) => {
    const { kind, content } = namedFor(named, currency)
    if (kind === 'money') return [`money stands in \`${money_in}\``]
    try {
      const { asset } = priceToPromise(house, { kind, content })
      if (named.prize) return isCurrency(asset) ? [`${kind} is worth ${asset}, so it goes by_currency`] : []
      return asset === currency ? [] : [`what is named for ${currency} is worth ${asset}`]
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return [error.message]
    }
  })
  return [...new Set(faults)]
}

/** What a fund holds for so many of a prize, by asset: by_currency all of them in each, for nobody knows yet who wins. */
export const costOfNamed = (house: House, named: NamedPrize, times: number): Map<string, bigint> => {
  const costs = new Map<string, bigint>()
  for (const currency of allCurrencies) {
    const { asset, amount_minor } = priceOfPrize(house, namedFor(named, currency))
    costs.set(asset, amount_minor * BigInt(times))
  }
  return costs
}

/** A named prize in the words of a language, for a visitor with this currency. */
export const sayNamed = (house: House, language: Language, named: NamedPrize, currency: Currency): ShownPrize =>
  sayPrize(house, language, namedFor(named, currency))
