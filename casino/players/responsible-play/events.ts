import { Type } from 'typebox'
import { limitKinds } from '#kernel/brand/jurisdiction.ts'
import { limitPeriods } from '#kernel/brand/limit-periods.ts'
import { CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { houseRestrictionKinds } from './rules.ts'

const PlayerId = Type.String({ pattern: '^[0-9]+$' })

/**
 * What holds for a player's stakes and deposits from now on, as a whole. The ledger and the cash desk write it down in the
 * same transaction, so that nothing against it is accepted after the player was answered.
 */
export const ControlsChanged = defineFact(
  'players/responsible-play.controls-changed',
  Type.Object({
    player_id: PlayerId,
    /** Currency of the limits' amounts. */
    currency: CurrencyCode,
    /** `lifted`: until the house lifts what it has put on the account. */
    blocked_until: Type.Union([Timestamp, Type.Literal('lifted'), Type.Null()]),
    /** No stake from this moment on; null where the time of play is not limited. */
    session_until: Type.Union([Timestamp, Type.Null()]),
    /** Limits on money, in minor units. */
    limits: Type.Array(
      Type.Object({ kind: Type.Enum([...limitKinds]), period: Type.Enum([...limitPeriods]), amount_minor: Type.Integer({ minimum: 0 }) }),
    ),
  }),
)

/** A player excluded themselves: until then nobody offers them anything, and no contest counts them. It cannot be taken back. */
export const PlayerSelfExcluded = defineFact(
  'players/responsible-play.player-self-excluded',
  Type.Object({ player_id: PlayerId, till: Timestamp }),
)

/** A player takes a break of days or weeks; it cannot be shortened. */
export const PlayerTookBreak = defineFact(
  'players/responsible-play.player-took-break',
  Type.Object({ player_id: PlayerId, till: Timestamp }),
)

/** So much time has passed since the player sat down, or since they last looked at it: time for a reality check (RP-007). */
export const RealityCheckDue = defineFact(
  'players/responsible-play.reality-check-due',
  Type.Object({ player_id: PlayerId, session_minutes: Type.Integer({ minimum: 0 }), since: Timestamp }),
)

/** The house put something on an account or lifted it (RP-008): the player is told, and offered nothing while it holds. */
export const HouseRestrictionChanged = defineFact(
  'players/responsible-play.house-restriction-changed',
  Type.Object({ player_id: PlayerId, status: Type.Enum([...houseRestrictionKinds]), is_set: Type.Boolean() }),
)
