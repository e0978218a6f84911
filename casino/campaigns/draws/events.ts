import { Type } from 'typebox'
import { AmountMinor } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** Which draw it is, and whose: `contests/prize-drops`. */
const draw = { draw_id: Type.Integer(), owner: Type.String() }

/** The time of a draw is over and its last rounds are in the log. Everything before this fact is drawn for; the reaction to it closes it. */
export const DrawEnded = defineFact('campaigns/draws.draw-ended', Type.Object(draw))

/** What was not given is back, and the seed is shown: everything that was drawn can be checked. */
export const DrawClosed = defineFact('campaigns/draws.draw-closed', Type.Object(draw))

/** Pots of a draw grew, or one of them fell, in this currency. One fact for a whole batch of rounds. */
export const PotsMoved = defineFact('campaigns/draws.pots-moved', Type.Object({ ...draw, currency: Type.String() }))

/** A prize fell to a player; the prize itself is `bonuses/prizes.prize-granted`. */
export const PrizeFell = defineFact(
  'campaigns/draws.prize-fell',
  Type.Object({
    ...draw,
    fall_id: Type.Integer(),
    outcome: Type.String(),
    /** What it is worth is counted in: a currency, or points. */
    asset: Type.String(),
    amount_minor: AmountMinor,
  }),
)
