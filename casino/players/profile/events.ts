import { Type } from 'typebox'
import { CurrencyCode } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { documentStatuses } from './document-rules.ts'

const PlayerId = Type.String({ pattern: '^[0-9]+$' })

/** A document came or was decided on. It says nothing of what the document shows: the log is never erased. */
export const DocumentChanged = defineFact(
  'players/profile.document-changed',
  Type.Object({ player_id: PlayerId, document_id: Type.Integer(), status: Type.Enum([...documentStatuses]) }),
)

/** Every document that the house needs of a player is approved. Announced once, with the decision that made it so. */
export const PlayerVerified = defineFact('players/profile.player-verified', Type.Object({ player_id: PlayerId }))

/** A player wants other messages than before; the whole of what they want. */
export const SubscriptionsChanged = defineFact(
  'players/profile.subscriptions-changed',
  Type.Object({ player_id: PlayerId, subscriptions: Type.Record(Type.String(), Type.Boolean()) }),
)

/**
 * A player plays in another currency from now on. Who keeps something in the one they leave refuses in this same
 * transaction (decision 0014); nothing is ever converted.
 */
export const CurrencyChanged = defineFact(
  'players/profile.currency-changed',
  Type.Object({ player_id: PlayerId, from: CurrencyCode, to: CurrencyCode }),
)
