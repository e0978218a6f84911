import { Type, type Static } from 'typebox'

const Minor = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })

/**
 * An amount in minor units, given separately for each currency. It is never converted, so an exchange rate cannot change a promised
 * amount.
 */
export const Amounts = Type.Object({ UAH: Minor, USD: Minor, EUR: Minor, USDT: Minor }, { additionalProperties: false })
export type Amounts = Static<typeof Amounts>
