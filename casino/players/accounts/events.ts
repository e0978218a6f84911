import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/**
 * A player registered. Announced in the transaction that creates the player, so that their wallet exists from the start. Contains
 * no contact, because the log is never erased and a contact must be erasable.
 */
export const PlayerRegistered = defineFact(
  'players/accounts.player-registered',
  Type.Object({
    player_id: Type.String({ pattern: '^[0-9]+$' }),
    /** The public handle. */
    login: Type.String(),
    currency: Type.String(),
    country: Type.String(),
    language: Type.String(),
    registration_source: Type.Union([Type.String(), Type.Null()]),
    /** Referral code and free-spins gift from the link (AU-012). */
    invited_by: Type.Union([Type.String(), Type.Null()]),
    gift_id: Type.Union([Type.String(), Type.Null()]),
  }),
)
