import { Type, type Static } from 'typebox'
import { Amounts } from '#kernel/contract/amounts.ts'
import { InEveryLanguage } from '#kernel/contract/schemas.ts'
import { RoundFilter } from './round-filter.ts'

const exact = { additionalProperties: false } as const

/** "1" or "1-5": one place, or each of several. */
export const Places = Type.String({ pattern: '^[1-9][0-9]{0,5}(-[1-9][0-9]{0,5})?$' })

export const scoreKinds = ['multiple', 'coefficients', 'wins-in-a-row', 'rounds', 'stakes'] as const

/**
 * What a round is worth, out of a closed list: its win as a multiple of its own stake; points by a table of such multiples; how many
 * wins came in a row; one; its stake. Within an attempt rounds are added up, or the best one counts; of several attempts the best does.
 */
export const ScoreRule = Type.Object(
  {
    kind: Type.Enum(scoreKinds),
    within_attempt: Type.Enum(['sum', 'best']),
    /** For `coefficients`: from so many hundredths of the stake on, so many points; the highest that is reached counts. */
    table: Type.Optional(
      Type.Array(Type.Object({ from_hundredths: Type.Integer({ minimum: 1 }), points: Type.Integer({ minimum: 1 }) }, exact), {
        minItems: 1,
        maxItems: 50,
      }),
    ),
    /** Nobody gets more points than this. A rule that counts volume must have it. */
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

/** What a board promises before it starts; it never changes afterwards. */
export const BoardSpec = Type.Object(
  {
    /** What counts; no games where the board lives from the places of others. */
    ...RoundFilter.properties,
    score: ScoreRule,
    /** Everybody has so many attempts of so many rounds each. */
    attempts: Type.Integer({ minimum: 1, maximum: 20 }),
    rounds_per_attempt: Type.Integer({ minimum: 1, maximum: 10_000 }),
    /** So many more attempts everybody may take by hand, each when the ones before are played out. */
    extra_attempts: Type.Integer({ minimum: 0, maximum: 10 }),
    /** Does playing take part by itself, or only who said so? */
    entry: Type.Enum(['play', 'subscribe']),
    /** Two or more teams: everybody joins one, once, and the members of the best team share the prizes by their rank in it. */
    teams: Type.Optional(Type.Array(Team, { minItems: 2, maxItems: 16 })),
    prizes: Type.Array(PlacePrize, { maxItems: 100 }),
    /** What each place brings on the board that this one feeds, as a stage feeds its tournament. */
    points_for_places: Type.Optional(Type.Array(PlacePoints, { minItems: 1, maxItems: 100 })),
  },
  exact,
)
export type BoardSpec = Static<typeof BoardSpec>
