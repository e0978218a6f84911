import { Type, type Static } from 'typebox'
import { RoundFilter, StakesByCurrency } from '#casino/campaigns/boards/server/api.ts'
import { Reward } from '#casino/campaigns/draws/server/api.ts'
import { Amounts } from '#kernel/contract/amounts.ts'
import { InEveryLanguage, Timestamp } from '#kernel/contract/schemas.ts'
import { betGoals, contactGoals, dayGoals, depositGoals, pointGoals, roundGoals, stepGoals } from './contract.ts'

const exact = { additionalProperties: false } as const

/** Number required to complete the step. */
const count = Type.Integer({ minimum: 1, maximum: 1_000 })

const StepName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })

/** What a step counts, out of a closed list; each kind says which facts of its kind count. */
export const Goal = Type.Union([
  Type.Object(
    {
      kind: Type.Enum(roundGoals),
      rounds: RoundFilter,
      count,
      /** For `multiples`: the required win in hundredths of the stake. */
      from_hundredths: Type.Optional(Type.Integer({ minimum: 1 })),
    },
    exact,
  ),
  Type.Object({ kind: Type.Enum(depositGoals), /** Smaller deposits do not count. */ least: Amounts, count }, exact),
  Type.Object(
    {
      kind: Type.Enum(betGoals),
      /** As of rounds: bets in other currencies do not count. */
      stakes: StakesByCurrency,
      least_odds_thousandths: Type.Integer({ minimum: 1_001, maximum: 1_000_000 }),
      count,
    },
    exact,
  ),
  Type.Object({ kind: Type.Enum([...contactGoals, ...dayGoals, ...pointGoals]), count }, exact),
  /** So many of these steps, all of which stand before it in the document: a day of its tasks, a marathon of its days. */
  Type.Object({ kind: Type.Enum(stepGoals), of: Type.Array(StepName, { minItems: 1, uniqueItems: true }), count }, exact),
])
export type Goal = Static<typeof Goal>

/** From then on a round counts so many times on the board that the track follows: for so many minutes, or to the board's end. */
const Boost = Type.Object(
  { factor: Type.Integer({ minimum: 2, maximum: 10 }), minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) },
  exact,
)

/** Rewards are granted automatically, or claimed by the player until the track is closed. */
const Claim = Type.Enum(['by-itself', 'by-hand'])

const Step = Type.Object(
  {
    name: StepName,
    title: InEveryLanguage,
    /** Its own start and end, within the track's; by default the track's. */
    starts_at: Type.Optional(Timestamp),
    ends_at: Type.Optional(Timestamp),
    goal: Goal,
    /** The reward, while stock lasts; none if only the track's end is rewarded. */
    reward: Type.Optional(Reward),
    /** Instead of a reward; for everybody who does the step. */
    boost: Type.Optional(Boost),
    /** How its reward is had, where it differs from the track's other ones. */
    claim: Type.Optional(Claim),
  },
  exact,
)
export type Step = Static<typeof Step>

/**
 * The track is each player's own, from their registration on: so many days to do the steps, and so many more to take what they brought. It
 * is for players whose whole time lies within the track's.
 */
const OwnTime = Type.Object(
  {
    from: Type.Enum(['registration']),
    days: Type.Integer({ minimum: 1, maximum: 365 }),
    days_to_take: Type.Integer({ minimum: 0, maximum: 365 }),
  },
  exact,
)

/** The document of a track: everything promised before it starts. It never changes afterwards. */
export const TrackSpec = Type.Object(
  {
    steps: Type.Array(Step, { minItems: 1, maxItems: 60 }),
    /** The board of its campaign whose points `points` count, and on which steps boost. */
    board: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })),
    /** Steps in any order, or each after the previous one. */
    order: Type.Enum(['free', 'one-by-one']),
    /** Once; or repeated each day or week (from Monday) of Kyiv's calendar, with rewards each time. */
    repeat: Type.Enum(['once', 'daily', 'weekly']),
    claim: Claim,
    /** Players take part by their own word, and what they do before it does not count; without it everybody takes part. */
    entry: Type.Optional(Type.Enum(['subscribe'])),
    /** Without one the track's time is the same for everybody. */
    own_time: Type.Optional(OwnTime),
    /** Amount shared equally, at the end, by everybody who completed every step. */
    shared: Type.Optional(Amounts),
  },
  exact,
)
export type TrackSpec = Static<typeof TrackSpec>

/** How the reward of a step is had. */
export const claimOf = (spec: Pick<TrackSpec, 'claim'>, step: Pick<Step, 'claim'>): TrackSpec['claim'] => step.claim ?? spec.claim
