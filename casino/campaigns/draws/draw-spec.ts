import { Type, type Static } from 'typebox'
import { InEveryLanguage } from '#kernel/contract/schemas.ts'
import { RoundFilter } from '#casino/campaigns/boards/server/api.ts'
import { Pot } from './pot.ts'
import { rewardFields } from './reward.ts'

const exact = { additionalProperties: false } as const

/** One thing that may fall, with this weight. */
const Outcome = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    title: InEveryLanguage,
    weight: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    ...rewardFields,
    /** In place of money or a prize: what falls grows with the rounds. */
    pot: Type.Optional(Pot),
  },
  exact,
)
export type Outcome = Static<typeof Outcome>

/**
 * What a draw promises before it begins; it never changes afterwards. The chance of an outcome is its weight among all weights. Once the
 * last of an outcome is given, its share of the weights brings nothing: chances of the others stay what they were.
 */
export const DrawSpec = Type.Object(
  {
    outcomes: Type.Array(Outcome, { minItems: 1, maxItems: 100 }),
    nothing_weight: Type.Integer({ minimum: 0, maximum: 4_000_000_000 }),
    /** Every round that passes is drawn for once. */
    rounds: Type.Optional(RoundFilter),
    /** Or a player draws by hand, and pays with so many points of this asset. */
    attempt: Type.Optional(Type.Object({ asset: Type.String(), amount: Type.Integer({ minimum: 1 }) }, exact)),
  },
  exact,
)
export type DrawSpec = Static<typeof DrawSpec>
