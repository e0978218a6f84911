/**
 * What campaigns ask of missions: make a track, in the transaction that promises it; show how far its player is. Whose tracks they are and how
 * they are called, a slice says by `trackOwners` (extensions.ts). Rounds count by themselves.
 */
export { claimReward } from './claim-reward.ts'
export { endTrack, keepTime } from './close-track.ts'
export { createTrack, faultsOfTrack, promisedByTrack } from './create-track.ts'
export { trackById, type TrackRow } from './track-store.ts'
export { trackView } from './track-view.ts'
export { TrackSpec } from '../track-spec.ts'
