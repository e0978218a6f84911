import { Type, type Static } from 'typebox'
import { freeSpinsFields } from '#casino/bonuses/free-spins/contract.ts'
import { brandNames } from '#kernel/brand/brand.ts'
import { jurisdictionNames } from '#kernel/brand/jurisdiction.ts'
import { Amounts } from '#kernel/contract/amounts.ts'
import { InEveryLanguage, Slug, Timestamp } from '#kernel/contract/schemas.ts'

const exact = { additionalProperties: false } as const
const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** What triggers the bonus. `gift`: assigned by an operator's list, a prize, or a promo code. */
export const triggers = ['first-deposit', 'deposit', 'registration', 'gift'] as const

/** Kinds of card that look unlike the others (EN-038). */
export const cardTypes = ['customCashback'] as const

const Amount = Type.Union([
  /** A percentage of the deposit, up to a maximum. */
  Type.Object(
    { kind: Type.Literal('percent'), percent: Type.Integer({ minimum: 1, maximum: 500 }), most: Amounts, least_deposit: Amounts },
    exact,
  ),
  Type.Object({ kind: Type.Literal('fixed'), amounts: Amounts }, exact),
  /** The assigning slice sets the amount, up to a maximum. */
  Type.Object({ kind: Type.Literal('given'), most: Amounts }, exact),
])

/**
 * The terms of a bonus. The texts for players, the ledger's rules and the expected value are all derived from this document, so
 * they cannot contradict each other. A version never changes.
 */
export const BonusTerms = Type.Object(
  {
    slug: Slug,
    title: InEveryLanguage,
    /** A short description; conditions are generated from the fields below. */
    text: InEveryLanguage,
    /** Category: `welcome`, `reload`, `gift`. */
    category: Type.String({ pattern: '^[a-z][a-z_]{1,39}$' }),
    /** Name of an icon (ui/art-icon.tsx). */
    picture: Type.String({ pattern: '^[a-z][a-z-]{1,39}$' }),
    trigger: Type.Enum(triggers),
    /** Only for players who registered through a link with this gift id (AU-012); for registration terms. */
    gift_id: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,64}$' })),
    /** Slug of the terms that this one follows: offered only to who has begun the bonus of those. They are its children there (BO-013). */
    after: Type.Optional(Slug),
    /** A card of its own on the page (BO-002): a share of what was played, worked out by whoever gives it. */
    card_type: Type.Optional(Type.Enum([...cardTypes])),
    amount: Amount,
    wagering: Type.Object(
      {
        /** Wagering requirement as a multiple of the bonus. */
        multiple: Type.Integer({ minimum: 1, maximum: 60 }),
        /** Kind of game → contribution of stakes in percent. Other kinds are played with cash only. */
        contributions: Type.Object(
          { slot: Type.Optional(Percent), table: Type.Optional(Percent), instant: Type.Optional(Percent) },
          { ...exact, minProperties: 1 },
        ),
        /** Games that are played with cash only. */
        excluded_games: Type.Array(Slug, { maxItems: 200 }),
        most_stake: Amounts,
        /** A round does not count if more than this percentage of its stake is on mutually exclusive outcomes. */
        most_opposite_percent: Percent,
      },
      exact,
    ),
    /** Free spins granted with the bonus, from the same budget; for offers, not for gifts. */
    free_spins: Type.Optional(
      Type.Object(
        {
          ...freeSpinsFields,
          stake: Amounts,
          /** `bonus`: wins belong to the bonus and are forfeited with it; `cash`: wins are cash at once. */
          wins: Type.Enum(['cash', 'bonus']),
        },
        exact,
      ),
    ),
    /** Maximum conversion to cash as a multiple of the bonus; null if unlimited. */
    most_won_multiple: Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()]),
    days_to_take: Type.Integer({ minimum: 1, maximum: 365 }),
    days_to_finish: Type.Integer({ minimum: 1, maximum: 365 }),
    /** Only for players with at most this much cash. */
    most_balance: Type.Optional(Amounts),
    /** Only for players who deposited within this many days. */
    deposit_within_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    starts_at: Type.Optional(Timestamp),
    ends_at: Type.Optional(Timestamp),
    product: Type.Literal('casino'),
    /** Brands that offer it; all of them if none is named. */
    brands: Type.Array(Type.Enum([...brandNames])),
    jurisdictions: Type.Array(Type.Enum([...jurisdictionNames])),
    /** The total of all bonuses of this version, funded when it is published. First come, first served. */
    budget: Amounts,
  },
  exact,
)
export type BonusTerms = Static<typeof BonusTerms>
