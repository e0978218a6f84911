import { Type, type Static } from 'typebox'

const Minor = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 })

/** Named in every currency, not converted, so that no rate moves what was promised. Minor units. */
export const Amounts = Type.Object({ UAH: Minor, USD: Minor, EUR: Minor, USDT: Minor }, { additionalProperties: false })
export type Amounts = Static<typeof Amounts>
