import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

const PlayerId = Type.String({ pattern: '^[0-9]+$' })

/** A player confirmed a contact. Contains its kind only: the log is never erased, and a contact must be erasable. */
export const ContactConfirmed = defineFact(
  'sign-in/one-time-codes.contact-confirmed',
  Type.Object({ player_id: PlayerId, kind: Type.Union([Type.Literal('email'), Type.Literal('phone')]) }),
)

/** Another player confirmed a contact that this player had given without confirming it (decision 0020). */
export const ContactLost = defineFact(
  'sign-in/one-time-codes.contact-lost',
  Type.Object({ player_id: PlayerId, kind: Type.Union([Type.Literal('email'), Type.Literal('phone')]) }),
)

/** A player gave up a contact that they had confirmed, for another one that is not confirmed yet. Neither is part of the fact. */
export const ContactChanged = defineFact(
  'sign-in/one-time-codes.contact-changed',
  Type.Object({ player_id: PlayerId, kind: Type.Union([Type.Literal('email'), Type.Literal('phone')]) }),
)

/** A player has a new password; every older session has ended. `way`: `changed` with the old one, `restored`, or `first`. */
export const PasswordChanged = defineFact(
  'sign-in/one-time-codes.password-changed',
  Type.Object({ player_id: PlayerId, way: Type.Union([Type.Literal('changed'), Type.Literal('restored'), Type.Literal('first')]) }),
)
