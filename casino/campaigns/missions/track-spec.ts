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
    /** Its own time, inside that of the track; without them the track's. */
    starts_at: Type.Optional(Timestamp),
    ends_at: Type.Optional(Timestamp),
    goal: Type.Object(
      {
        kind: Type.Enum(goalKinds),
        rounds: RoundFilter,
        /** So many of them, and the step is done. */
        count: Type.Integer({ minimum: 1, maximum: 1_000 }),
        /** For `multiples`: from so many hundredths of the stake on. */
        from_hundredths: Type.Optional(Type.Integer({ minimum: 1 })),
      },
      exact,
    ),
    /** Who is done gets it, as long as there are any; none where the end of the track is the reward. */
    reward: Type.Optional(Reward),
  },
  exact,
)
export type Step = Static<typeof Step>

/** What a track promises before it begins; it never changes afterwards. */
export const TrackSpec = Type.Object(
  {
    steps: Type.Array(Step, { minItems: 1, maxItems: 60 }),
    /** Any step at any time, or each after the one before. */
    order: Type.Enum(['free', 'one-by-one']),
    /** Once; or anew each day or week (from Monday on) of Kyiv's calendar, when rewards may be got again. */
    repeat: Type.Enum(['once', 'daily', 'weekly']),
    /** A reward comes by itself, or its player takes it by hand until the track is closed. */
    claim: Type.Enum(['by-itself', 'by-hand']),
    /** Shared in equal parts, at the end, by everybody who did every step. */
    shared: Type.Optional(Amounts),
  },
  exact,
)
export type TrackSpec = Static<typeof TrackSpec>
