import { Type } from 'typebox'
import { AmountMinor } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** The draw's id and the slice that owns it: `contests/prize-drops`. */
const draw = { draw_id: Type.Integer(), owner: Type.String() }

/**
 * The draw's time is over and its last rounds are in the log. Everything before this fact is drawn for; the reaction to it closes
 * the draw.
 */
export const DrawEnded = defineFact('campaigns/draws.draw-ended', Type.Object(draw))

/** The rest of the fund was returned and the seed is revealed, so every result can be verified. */
export const DrawClosed = defineFact('campaigns/draws.draw-closed', Type.Object(draw))

/** Jackpots of a draw grew in this currency, or one was won. One fact for a batch of rounds. */
export const PotsMoved = defineFact('campaigns/draws.pots-moved', Type.Object({ ...draw, currency: Type.String() }))

/** A player won a prize in a draw; the prize itself is `bonuses/prizes.prize-granted`. */
export const PrizeFell = defineFact(
  'campaigns/draws.prize-fell',
  Type.Object({
    ...draw,
    fall_id: Type.Integer(),
    outcome: Type.String(),
    /** Unit of its value: a currency, or points. */
    asset: Type.String(),
    amount_minor: AmountMinor,
  }),
)
