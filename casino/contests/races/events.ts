import { Type } from 'typebox'
import { PositiveAmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

const RaceId = Type.Integer()

/** A race was put into the calendar and its prizes were set aside. */
export const RaceScheduled = defineFact(
  'contests/races.race-scheduled',
  Type.Object({ race_id: RaceId, starts_at: Timestamp, ends_at: Timestamp }),
)

export const RaceStarted = defineFact('contests/races.race-started', Type.Object({ race_id: RaceId }))

/**
 * The time of a race is over and its last rounds are in the log. Everything before this fact counts; the reaction to it
 * closes the race and pays.
 */
export const RaceEnded = defineFact('contests/races.race-ended', Type.Object({ race_id: RaceId }))

/** The places are final and the prizes are paid. */
export const RaceClosed = defineFact('contests/races.race-closed', Type.Object({ race_id: RaceId, players: Type.Integer() }))

/** A player won a place with a prize; the prize itself is `bonuses/prizes.prize-granted`. */
export const PlaceWon = defineFact(
  'contests/races.place-won',
  Type.Object({
    race_id: RaceId,
    place: Type.Integer({ minimum: 1 }),
    points: Type.Integer(),
    currency: Type.String(),
    amount_minor: PositiveAmountMinor,
  }),
)

/** Rows of a race's table changed: points, or who takes part. One fact for a whole batch of rounds. */
export const TableMoved = defineFact('contests/races.table-moved', Type.Object({ race_id: RaceId }))

/** A stake below what counts, or above what counts for more; told once per player, race and side. */
export const StakeOutside = defineFact(
  'contests/races.stake-outside',
  Type.Object({ race_id: RaceId, side: Type.Enum(['below', 'above']), bound_minor: PositiveAmountMinor, currency: Type.String() }),
)
