import { Type, type Static } from 'typebox'
import type { Currency } from '#kernel/money/currency.ts'

const exact = { additionalProperties: false } as const

const Promised = Type.Object({ kind: Type.String({ maxLength: 40 }), content: Type.Unknown() }, exact)

/**
 * How a campaign names a prize that is no money, wherever it gives one: the same for everybody (`prize`), or one for each currency where its
 * worth is money (`by_currency`), so that nobody wins what they cannot play with.
 */
export const namedPrizeFields = {
  prize: Type.Optional(Promised),
  by_currency: Type.Optional(Type.Object({ UAH: Promised, USD: Promised, EUR: Promised, USDT: Promised }, exact)),
}

const NamedPrize = Type.Object(namedPrizeFields)
export type NamedPrize = Static<typeof NamedPrize>

export const isNamed = ({ prize, by_currency }: NamedPrize): boolean => prize !== undefined || by_currency !== undefined

/** What the prize is for a player with this currency; undefined if none is named. */
export const promisedTo = ({ prize, by_currency }: NamedPrize, currency: Currency): Static<typeof Promised> | undefined =>
  prize ?? by_currency?.[currency]
