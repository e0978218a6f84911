import { Type, type Static } from 'typebox'
import { freeSpinsFields } from '#casino/bonuses/free-spins/contract.ts'
import { brandNames } from '#kernel/brand/brand.ts'
import { jurisdictionNames } from '#kernel/brand/jurisdiction.ts'
import { Amounts } from '#kernel/contract/amounts.ts'
import { InEveryLanguage, Slug, Timestamp } from '#kernel/contract/schemas.ts'

const exact = { additionalProperties: false } as const
const Percent = Type.Integer({ minimum: 0, maximum: 100 })

/** What brings the bonus. `gift`: somebody gives it, an operator by a list, a prize, a promo code. */
export const triggers = ['first-deposit', 'deposit', 'registration', 'gift'] as const

const Amount = Type.Union([
  /** A share of the deposit, at most so much. */
  Type.Object(
    { kind: Type.Literal('percent'), percent: Type.Integer({ minimum: 1, maximum: 500 }), most: Amounts, least_deposit: Amounts },
    exact,
  ),
  Type.Object({ kind: Type.Literal('fixed'), amounts: Amounts }, exact),
  /** Whoever gives it says how much, at most so much. */
  Type.Object({ kind: Type.Literal('given'), most: Amounts }, exact),
])

/**
 * Everything that a bonus promises and asks for. What players read of it, what the ledger keeps to and what it is worth are all made
 * from this document, so that no sentence says anything else than what happens. A version never changes.
 */
export const BonusTerms = Type.Object(
  {
    slug: Slug,
    title: InEveryLanguage,
    /** What it is, in a sentence. Conditions are said from the fields below. */
    text: InEveryLanguage,
    /** As the site groups them: `welcome`, `reload`, `gift`. */
    category: Type.String({ pattern: '^[a-z][a-z_]{1,39}$' }),
    /** Name of a drawn icon (ui/art-icon.tsx). */
    picture: Type.String({ pattern: '^[a-z][a-z-]{1,39}$' }),
    trigger: Type.Enum(triggers),
    /** Only for who registers by a link with this gift's id (AU-012); of terms for registration. */
    gift_id: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,64}$' })),
    amount: Amount,
    wagering: Type.Object(
      {
        /** So many times the bonus is staked before it is cash. */
        multiple: Type.Integer({ minimum: 1, maximum: 60 }),
        /** Kind of game → how many percent of a stake count. A kind that is not named plays with cash alone. */
        contributions: Type.Object(
          { slot: Type.Optional(Percent), table: Type.Optional(Percent), instant: Type.Optional(Percent) },
          { ...exact, minProperties: 1 },
        ),
        /** Games that play with cash alone. */
        excluded_games: Type.Array(Slug, { maxItems: 200 }),
        most_stake: Amounts,
        /** A round counts nothing where more than this share of its stake stands on outcomes that exclude each other. */
        most_opposite_percent: Percent,
      },
      exact,
    ),
    /** Free spins that come with it when it begins, out of the same budget; of terms that are offered, not of gifts. */
    free_spins: Type.Optional(
      Type.Object(
        {
          ...freeSpinsFields,
          stake: Amounts,
          /** `bonus`: wins stand with the bonus until it is wagered, and go with it; `cash`: they are the player's at once. */
          wins: Type.Enum(['cash', 'bonus']),
        },
        exact,
      ),
    ),
    /** At most so many times the bonus becomes cash; null without a bound. */
    most_won_multiple: Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()]),
    days_to_take: Type.Integer({ minimum: 1, maximum: 365 }),
    days_to_finish: Type.Integer({ minimum: 1, maximum: 365 }),
    /** Taken only by who has at most so much cash. */
    most_balance: Type.Optional(Amounts),
    /** Taken only by who deposited within so many days. */
    deposit_within_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
    starts_at: Type.Optional(Timestamp),
    ends_at: Type.Optional(Timestamp),
    product: Type.Literal('casino'),
    /** Only these; none named: everywhere. */
    brands: Type.Array(Type.Enum([...brandNames])),
    jurisdictions: Type.Array(Type.Enum([...jurisdictionNames])),
    /** The most that all bonuses of this version give, set aside when it is published. First come, first served. */
    budget: Amounts,
  },
  exact,
)
export type BonusTerms = Static<typeof BonusTerms>
