import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** Which track it is, and whose: `contests/jackpot-marathon`. */
const track = { track_id: Type.Integer(), owner: Type.String() }

/** The time of a track is over and its last rounds are in the log. Everything before this fact counts; the reaction to it closes it. */
export const TrackEnded = defineFact('campaigns/missions.track-ended', Type.Object(track))

/** What was to be shared is paid, and what was not given is back. */
export const TrackClosed = defineFact('campaigns/missions.track-closed', Type.Object({ ...track, finishers: Type.Integer() }))

/** A player did a step. About the player. */
export const StepDone = defineFact(
  'campaigns/missions.step-done',
  Type.Object({ ...track, step: Type.String(), period: Type.String(), is_last: Type.Boolean() }),
)
