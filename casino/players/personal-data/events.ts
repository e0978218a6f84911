import { Type } from 'typebox'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

const PlayerId = Type.String({ pattern: '^[0-9]+$' })

/** The file of a player's data is there to be fetched. */
export const DataFileReady = defineFact(
  'players/personal-data.file-ready',
  Type.Object({ player_id: PlayerId, file_id: Type.Integer(), until: Timestamp }),
)

/**
 * A player wants their account and data erased at a moment. Who keeps money of theirs refuses in this same transaction:
 * nobody's money is erased (decision 0029).
 */
export const ErasureAsked = defineFact('players/personal-data.erasure-asked', Type.Object({ player_id: PlayerId, due_at: Timestamp }))

/** They signed in before that moment, and so go on. */
export const ErasureCancelled = defineFact('players/personal-data.erasure-cancelled', Type.Object({ player_id: PlayerId }))

/** A player's data are erased with this very commit, and nothing of the account moves any more. Refused like ErasureAsked. */
export const PlayerErased = defineFact('players/personal-data.player-erased', Type.Object({ player_id: PlayerId }))
