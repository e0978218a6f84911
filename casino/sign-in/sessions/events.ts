import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

const PlayerId = Type.String({ pattern: '^[0-9]+$' })

/** A session began, by whatever way in: `registration`, `password`. Announced for every new session. */
export const PlayerSignedIn = defineFact(
  'sign-in/sessions.player-signed-in',
  Type.Object({
    player_id: PlayerId,
    way: Type.String(),
    device: Type.String(),
    /** The name of the session, by which its player ends it; nothing is opened by it. */
    session: Type.Optional(Type.String()),
    /** The player has got in before, and never on this device. */
    is_new_device: Type.Optional(Type.Boolean()),
  }),
)

/** A player left by the log-out button. Other sessions of the same player go on. */
export const PlayerSignedOut = defineFact('sign-in/sessions.player-signed-out', Type.Object({ player_id: PlayerId }))

/** No session of a player is left, for a reason (`blocked`, `password-changed`, `self-excluded`); their sockets are cut. */
export const SessionsEnded = defineFact('sign-in/sessions.sessions-ended', Type.Object({ player_id: PlayerId, reason: Type.String() }))

/** The house closed an account: nobody gets in by it until it is unblocked. */
export const PlayerBlocked = defineFact(
  'sign-in/sessions.player-blocked',
  Type.Object({ player_id: PlayerId, actor: Type.String(), reason: Type.String() }),
)

export const PlayerUnblocked = defineFact(
  'sign-in/sessions.player-unblocked',
  Type.Object({ player_id: PlayerId, actor: Type.String(), reason: Type.String() }),
)
