import { currencies, type Currency } from '#kernel/money/currency.ts'
import { referenceRate } from '#kernel/money/reference-rates.ts'

const ratesTo = (asset: Currency, codes: readonly Currency[]): Record<string, [string, string]> =>
  Object.fromEntries(
    codes
      .filter((code) => code !== asset)
      .map((code) => {
        const { numerator, denominator } = referenceRate(code, asset)
        return [code, [String(numerator), String(denominator)]]
      }),
  )

const codes = Object.keys(currencies) as Currency[]

/** By the currency of limits: how they count stakes and wins of the others, as the ledger's functions take it. */
export const limitRates = JSON.stringify(Object.fromEntries(codes.map((asset) => [asset, ratesTo(asset, codes)])))
