import { Type } from 'typebox'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

const PlayerId = Type.String({ pattern: '^[0-9]+$' })

/** A player's data file is ready for download. */
export const DataFileReady = defineFact(
  'players/personal-data.file-ready',
  Type.Object({ player_id: PlayerId, file_id: Type.Integer(), until: Timestamp }),
)

/**
 * A player requested the erasure of their account and data at a moment. Slices that hold their money refuse in this transaction:
 * money is never erased (decision 0029).
 */
export const ErasureAsked = defineFact('players/personal-data.erasure-asked', Type.Object({ player_id: PlayerId, due_at: Timestamp }))

/** The player signed in before that moment, which cancels the erasure. */
export const ErasureCancelled = defineFact('players/personal-data.erasure-cancelled', Type.Object({ player_id: PlayerId }))

/** A player's data are erased in this transaction, and nothing of the account changes afterwards. Refused like ErasureAsked. */
export const PlayerErased = defineFact('players/personal-data.player-erased', Type.Object({ player_id: PlayerId }))
