import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** The track's id and the slice that owns it: `contests/jackpot-marathon`. */
const track = { track_id: Type.Integer(), owner: Type.String() }

/** The track's time is over and its last rounds are in the log. Everything before this fact counts; the reaction to it closes the track. */
export const TrackEnded = defineFact('campaigns/missions.track-ended', Type.Object(track))

/** The shared amount is paid, and the rest of the fund was returned. */
export const TrackClosed = defineFact('campaigns/missions.track-closed', Type.Object({ ...track, finishers: Type.Integer() }))

/** Of a track whose owner is live: these steps of a player moved, or their rewards were given. */
export const ProgressMoved = defineFact('campaigns/missions.progress-moved', Type.Object({ ...track, steps: Type.Array(Type.String()) }))

/** A player completed a step. */
export const StepDone = defineFact(
  'campaigns/missions.step-done',
  Type.Object({ ...track, step: Type.String(), period: Type.String(), is_last: Type.Boolean() }),
)
