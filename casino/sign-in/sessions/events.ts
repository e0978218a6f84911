import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

const PlayerId = Type.String({ pattern: '^[0-9]+$' })

/** A session started, by any sign-in method: `registration`, `password`. Announced for every new session. */
export const PlayerSignedIn = defineFact(
  'sign-in/sessions.player-signed-in',
  Type.Object({
    player_id: PlayerId,
    way: Type.String(),
    device: Type.String(),
    /** The session's public name, by which its player can end it; it does not give access. */
    session: Type.Optional(Type.String()),
    /** The player has signed in before, but never on this device. */
    is_new_device: Type.Optional(Type.Boolean()),
  }),
)

/** A session is used for the first time on a day of Kyiv's calendar after the one on which it started: the player is here on this day. */
export const DayBegun = defineFact('sign-in/sessions.day-begun', Type.Object({ player_id: PlayerId }))

/** A player logged out. Their other sessions continue. */
export const PlayerSignedOut = defineFact('sign-in/sessions.player-signed-out', Type.Object({ player_id: PlayerId }))

/** All sessions of a player ended, for a reason (`blocked`, `password-changed`, `self-excluded`); their sockets are closed. */
export const SessionsEnded = defineFact('sign-in/sessions.sessions-ended', Type.Object({ player_id: PlayerId, reason: Type.String() }))

/** An operator blocked an account: nobody can sign in until it is unblocked. */
export const PlayerBlocked = defineFact(
  'sign-in/sessions.player-blocked',
  Type.Object({ player_id: PlayerId, actor: Type.String(), reason: Type.String() }),
)

export const PlayerUnblocked = defineFact(
  'sign-in/sessions.player-unblocked',
  Type.Object({ player_id: PlayerId, actor: Type.String(), reason: Type.String() }),
)
