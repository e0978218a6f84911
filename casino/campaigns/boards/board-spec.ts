import { Type, type Static } from 'typebox'
import { Amounts } from '#kernel/contract/amounts.ts'
import { InEveryLanguage } from '#kernel/contract/schemas.ts'
import { namedPrizeFields } from './named-prize.ts'
import { RoundFilter } from './round-filter.ts'

const exact = { additionalProperties: false } as const

/** "1" or "1-5": one place, or a range of places that each win. */
export const Places = Type.String({ pattern: '^[1-9][0-9]{0,5}(-[1-9][0-9]{0,5})?$' })

export const scoreKinds = ['multiple', 'coefficients', 'wins-in-a-row', 'rounds', 'stakes'] as const

/**
 * How a round scores: its win as a multiple of its stake; points from a table of such multiples; consecutive wins; one point per
 * round; its stake. Within an attempt the rounds are added up, or the best one counts; of several attempts the best counts.
 */
export const ScoreRule = Type.Object(
  {
    kind: Type.Enum(scoreKinds),
    within_attempt: Type.Enum(['sum', 'best']),
    /** For `coefficients`: a table of multiples (hundredths of the stake) and points; the highest multiple reached counts. */
    table: Type.Optional(
      Type.Array(Type.Object({ from_hundredths: Type.Integer({ minimum: 1 }), points: Type.Integer({ minimum: 1 }) }, exact), {
        minItems: 1,
        maxItems: 50,
      }),
    ),
    /** Maximum points per player. Required for rules that count volume. */
    most_points: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  exact,
)
export type ScoreRule = Static<typeof ScoreRule>

const PlacePrize = Type.Object({ places: Places, amounts: Amounts }, exact)
export type PlacePrize = Static<typeof PlacePrize>

const PlacePoints = Type.Object({ places: Places, points: Type.Integer({ minimum: 1 }) }, exact)
export type PlacePoints = Static<typeof PlacePoints>

const Team = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 100 }), title: InEveryLanguage }, exact)

/** A prize of another kind beside the money of these places, e.g. free spins (TO-016a). */
const AdditionalPrize = Type.Object({ places: Places, ...namedPrizeFields }, exact)
export type AdditionalPrize = Static<typeof AdditionalPrize>

/** Sport bets that count instead of rounds. */
const Bets = Type.Object(
  {
    kinds: Type.Array(Type.Enum(['single', 'multi', 'system', 'builder']), { minItems: 1, uniqueItems: true }),
    /** With odds from here on, in thousandths. */
    least_odds_thousandths: Type.Integer({ minimum: 1_001, maximum: 1_000_000 }),
  },
  exact,
)

/** Rounds of a player may count several times as much, up to so many times, as long as something lets them: a step of a track. */
const Boost = Type.Object({ most: Type.Integer({ minimum: 2, maximum: 10 }) }, exact)

/** The document of a board (a leaderboard): everything promised before it starts. It never changes afterwards. */
export const BoardSpec = Type.Object(
  {
    /** Which rounds count; no games if the board only receives points from other boards, or counts bets. Live tables are games too. */
    ...RoundFilter.properties,
    /** Settled bets count as rounds do; `stakes` bounds them alike. */
    bets: Type.Optional(Bets),
    score: ScoreRule,
    boost: Type.Optional(Boost),
    /** Number of attempts per player, and rounds per attempt. */
    attempts: Type.Integer({ minimum: 1, maximum: 20 }),
    rounds_per_attempt: Type.Integer({ minimum: 1, maximum: 10_000 }),
    /** Number of additional attempts that a player can take manually, each after the previous ones are finished. */
    extra_attempts: Type.Integer({ minimum: 0, maximum: 10 }),
    /** Whether playing joins automatically, or only an explicit join. */
    entry: Type.Enum(['play', 'subscribe']),
    /** Two or more teams: each player joins one, once, and the members of the best team share the prizes by their rank in it. */
    teams: Type.Optional(Type.Array(Team, { minItems: 2, maxItems: 16 })),
    prizes: Type.Array(PlacePrize, { maxItems: 100 }),
    additional_prizes: Type.Optional(Type.Array(AdditionalPrize, { minItems: 1, maxItems: 20 })),
    /** Points that each place brings on the board that this one feeds, as a stage feeds its tournament. */
    points_for_places: Type.Optional(Type.Array(PlacePoints, { minItems: 1, maxItems: 100 })),
  },
  exact,
)
export type BoardSpec = Static<typeof BoardSpec>
