import { Type, type Static } from 'typebox'
import { Slug } from '#kernel/contract/schemas.ts'
import type { Currency } from '#kernel/money/currency.ts'

const Minor = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const exact = { additionalProperties: false } as const

/** Minimum and maximum stake of one currency, in minor units. */
const Stakes = Type.Object({ min_minor: Minor, max_minor: Minor }, exact)
export const StakesByCurrency = Type.Object(
  { UAH: Type.Optional(Stakes), USD: Type.Optional(Stakes), EUR: Type.Optional(Stakes), USDT: Type.Optional(Stakes) },
  exact,
)
export type StakesByCurrency = Static<typeof StakesByCurrency>

/** Which rounds count for a part of a campaign: a board, a draw, a mission track. */
export const RoundFilter = Type.Object(
  {
    /** Rounds of these games count. */
    games: Type.Array(Slug, { maxItems: 500, uniqueItems: true }),
    /** Minimum and maximum stake per currency; rounds in other currencies do not count. */
    stakes: StakesByCurrency,
  },
  exact,
)
export type RoundFilter = Static<typeof RoundFilter>

export type StakeVerdict = 'below' | 'counts' | 'above'

/**
 * a round below the minimum stake does not count; one above the maximum counts like any other, and the player is told that a
 * higher stake has no benefit. Null for a currency that the filter does not list, and for a round without a stake.
 */
export const stakeVerdict = (stakes: StakesByCurrency, currency: string, stake_minor: number): StakeVerdict | null => {
  const bounds = stakes[currency as Currency]
  if (!bounds || stake_minor <= 0) return null
  if (stake_minor < bounds.min_minor) return 'below'
  return stake_minor > bounds.max_minor ? 'above' : 'counts'
}

/** Problems in the stakes of a filter, for its author. */
export const faultsOfStakes = (stakes: StakesByCurrency): string[] =>
  Object.entries(stakes).flatMap(([currency, { min_minor, max_minor }]) =>
    min_minor >= 1 && max_minor >= min_minor ? [] : [`stakes: ${currency} counts from its minimum, above zero, to its maximum`],
  )
