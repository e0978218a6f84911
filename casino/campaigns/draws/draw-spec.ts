import { Type, type Static } from 'typebox'
import { InEveryLanguage } from '#kernel/contract/schemas.ts'
import { RoundFilter } from '#casino/campaigns/boards/server/api.ts'
import { Pot } from './pot.ts'
import { rewardFields } from './reward.ts'

const exact = { additionalProperties: false } as const

/** A possible outcome, with its weight. */
const Outcome = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    title: InEveryLanguage,
    weight: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    ...rewardFields,
    /** Instead of money or a prize: a jackpot that grows with rounds. */
    pot: Type.Optional(Pot),
  },
  exact,
)
export type Outcome = Static<typeof Outcome>

/**
 * The document of a draw: everything promised before it starts. It never changes afterwards. An outcome's probability is its weight
 * divided by the total. Once an outcome is out of stock, its weight wins nothing, so the probabilities of the others do not change.
 */
export const DrawSpec = Type.Object(
  {
    outcomes: Type.Array(Outcome, { minItems: 1, maxItems: 100 }),
    nothing_weight: Type.Integer({ minimum: 0, maximum: 4_000_000_000 }),
    /** Draws once for every round that passes the filter. */
    rounds: Type.Optional(RoundFilter),
    /** Or players draw manually, and pay with this many points of an asset. */
    attempt: Type.Optional(
      Type.Object(
        {
          asset: Type.String(),
          amount: Type.Integer({ minimum: 1 }),
          /** Each attempt is a ticket: it gets its number now, and all are drawn one after another when the draw is closed. */
          is_drawn_at_end: Type.Optional(Type.Literal(true)),
        },
        exact,
      ),
    ),
  },
  exact,
)
export type DrawSpec = Static<typeof DrawSpec>
