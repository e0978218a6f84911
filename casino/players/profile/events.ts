import { Type } from 'typebox'
import { CurrencyCode } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { documentStatuses } from './document-rules.ts'

const PlayerId = Type.String({ pattern: '^[0-9]+$' })

/** A document was uploaded or decided on. It contains nothing of the document, because the log is never erased. */
export const DocumentChanged = defineFact(
  'players/profile.document-changed',
  Type.Object({ player_id: PlayerId, document_id: Type.Integer(), status: Type.Enum([...documentStatuses]) }),
)

/** All required documents of a player are approved. Announced once, with the last approval. */
export const PlayerVerified = defineFact('players/profile.player-verified', Type.Object({ player_id: PlayerId }))

/** A player changed their message subscriptions; contains all of them. */
export const SubscriptionsChanged = defineFact(
  'players/profile.subscriptions-changed',
  Type.Object({ player_id: PlayerId, subscriptions: Type.Record(Type.String(), Type.Boolean()) }),
)

/**
 * A player plays in another currency from now on. Who keeps something that is bound to play in the one they leave refuses in this same
 * transaction (decision 0070). Nothing is converted by it.
 */
export const CurrencyChanged = defineFact(
  'players/profile.currency-changed',
  Type.Object({ player_id: PlayerId, from: CurrencyCode, to: CurrencyCode }),
)
