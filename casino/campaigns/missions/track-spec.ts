import { Type, type Static } from 'typebox'
import { RoundFilter } from '#casino/campaigns/boards/server/api.ts'
import { Reward } from '#casino/campaigns/draws/server/api.ts'
import { Amounts } from '#kernel/contract/amounts.ts'
import { InEveryLanguage, Timestamp } from '#kernel/contract/schemas.ts'
import { goalKinds } from './contract.ts'

const exact = { additionalProperties: false } as const

const Step = Type.Object(
  {
    name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    title: InEveryLanguage,
    /** Its own start and end, within the track's; by default the track's. */
    starts_at: Type.Optional(Timestamp),
    ends_at: Type.Optional(Timestamp),
    goal: Type.Object(
      {
        kind: Type.Enum(goalKinds),
        rounds: RoundFilter,
        /** Number required to complete the step. */
        count: Type.Integer({ minimum: 1, maximum: 1_000 }),
        /** For `multiples`: the required win in hundredths of the stake. */
        from_hundredths: Type.Optional(Type.Integer({ minimum: 1 })),
      },
      exact,
    ),
    /** The reward, while stock lasts; none if only the track's end is rewarded. */
    reward: Type.Optional(Reward),
  },
  exact,
)
export type Step = Static<typeof Step>

/** The document of a track: everything promised before it starts. It never changes afterwards. */
export const TrackSpec = Type.Object(
  {
    steps: Type.Array(Step, { minItems: 1, maxItems: 60 }),
    /** Steps in any order, or each after the previous one. */
    order: Type.Enum(['free', 'one-by-one']),
    /** Once; or repeated each day or week (from Monday) of Kyiv's calendar, with rewards each time. */
    repeat: Type.Enum(['once', 'daily', 'weekly']),
    /** Rewards are granted automatically, or claimed by the player until the track is closed. */
    claim: Type.Enum(['by-itself', 'by-hand']),
    /** Amount shared equally, at the end, by everybody who completed every step. */
    shared: Type.Optional(Amounts),
  },
  exact,
)
export type TrackSpec = Static<typeof TrackSpec>
