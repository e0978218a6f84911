import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/**
 * A player joined the house. Announced in the transaction that makes the player, so that a wallet stands from the first
 * moment. It names no contact: the log is never erased, and a contact must be erasable.
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
    /** Referral code and free-spin gift that came with the link (AU-012). */
    invited_by: Type.Union([Type.String(), Type.Null()]),
    gift_id: Type.Union([Type.String(), Type.Null()]),
  }),
)
