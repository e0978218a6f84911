import { Type } from 'typebox'
import { PositiveAmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** The board's id and the slice that owns it: `contests/races`. */
const board = { board_id: Type.Integer(), owner: Type.String() }

/** A board was scheduled and its prizes were funded. */
export const BoardScheduled = defineFact(
  'campaigns/boards.board-scheduled',
  Type.Object({ ...board, starts_at: Timestamp, ends_at: Timestamp }),
)

export const BoardStarted = defineFact('campaigns/boards.board-started', Type.Object(board))

/**
 * The board's time is over and its last rounds are in the log. Everything before this fact counts; the reaction to it closes the
 * board and pays.
 */
export const BoardEnded = defineFact('campaigns/boards.board-ended', Type.Object({ ...board, is_stage: Type.Boolean() }))

/** A closed board has further places to pay; the reaction to it pays them in a transaction of its own. */
export const PlacesDue = defineFact('campaigns/boards.places-due', Type.Object(board))

/** The places are final and the prizes are paid. */
export const BoardClosed = defineFact('campaigns/boards.board-closed', Type.Object({ ...board, players: Type.Integer() }))

/**
 * Players won places with prizes; each prize itself is `bonuses/prizes.prize-granted`. In a brand that celebrates every place also places without,
 * in the whole of a tournament. One fact for some hundreds of places that became final together.
 */
export const PlacesWon = defineFact(
  'campaigns/boards.places-won',
  Type.Object({
    ...board,
    places: Type.Array(
      Type.Object({
        player_id: Type.Integer(),
        place: Type.Integer({ minimum: 1 }),
        points: Type.Integer(),
        currency: Type.String(),
        amount_minor: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      }),
    ),
  }),
)

/** Rows of leaderboards changed, each with this revision of its board: points, or participants. One fact for a batch of rounds. */
export const TablesMoved = defineFact(
  'campaigns/boards.tables-moved',
  Type.Object({ tables: Type.Array(Type.Object({ board_id: Type.Integer(), revision: Type.Integer() })) }),
)

/** A stake below the minimum, or above the maximum that counts; announced once per player, board and side. */
export const StakeOutside = defineFact(
  'campaigns/boards.stake-outside',
  Type.Object({ board_id: Type.Integer(), side: Type.Enum(['below', 'above']), bound_minor: PositiveAmountMinor, currency: Type.String() }),
)
