import { Type } from 'typebox'
import { limitKinds } from '#kernel/brand/jurisdiction.ts'
import { limitPeriods } from '#kernel/brand/limit-periods.ts'
import { CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { houseRestrictionKinds } from './rules.ts'

const PlayerId = Type.String({ pattern: '^[0-9]+$' })

/**
 * All restrictions and limits on a player's stakes and deposits from now on. The ledger and the cash desk store them in the same
 * transaction, so that nothing violating them is accepted after the player got the response.
 */
export const ControlsChanged = defineFact(
  'players/responsible-play.controls-changed',
  Type.Object({
    player_id: PlayerId,
    /** Currency of the limits' amounts. */
    currency: CurrencyCode,
    /** `lifted`: until the operator lifts it. */
    blocked_until: Type.Union([Timestamp, Type.Literal('lifted'), Type.Null()]),
    /** No stakes from this moment on; null if play time is not limited. */
    session_until: Type.Union([Timestamp, Type.Null()]),
    /** Money limits, in minor units. */
    limits: Type.Array(
      Type.Object({ kind: Type.Enum([...limitKinds]), period: Type.Enum([...limitPeriods]), amount_minor: Type.Integer({ minimum: 0 }) }),
    ),
  }),
)

/** A player self-excluded: until then they receive no offers and take part in no contest. It cannot be undone. */
export const PlayerSelfExcluded = defineFact(
  'players/responsible-play.player-self-excluded',
  Type.Object({ player_id: PlayerId, till: Timestamp }),
)

/** A player takes a break of days or weeks: they are out of the contests that they were in. It cannot be shortened. */
export const PlayerTookBreak = defineFact(
  'players/responsible-play.player-took-break',
  Type.Object({ player_id: PlayerId, till: Timestamp }),
)

/** The reality check's interval has passed since the visit began or since the last check (RP-007). */
export const RealityCheckDue = defineFact(
  'players/responsible-play.reality-check-due',
  Type.Object({ player_id: PlayerId, session_minutes: Type.Integer({ minimum: 0 }), since: Timestamp }),
)

/** The operator restricted an account or lifted a restriction (RP-008): the player is told, and receives no offers while it applies. */
export const HouseRestrictionChanged = defineFact(
  'players/responsible-play.house-restriction-changed',
  Type.Object({ player_id: PlayerId, status: Type.Enum([...houseRestrictionKinds]), is_set: Type.Boolean() }),
)
