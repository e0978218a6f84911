/**
 * For campaigns with missions: create a track in the transaction that promises it; show a player's progress. A slice describes its
 * tracks with `trackOwners` (extensions.ts). Facts are counted automatically.
 */
export { claimReward } from './claim-reward.ts'
export { endTrack, keepTime } from './close-track.ts'
export { createTrack, faultsOfTrack, promisedByTrack } from './create-track.ts'
export { joinTrack } from './join-track.ts'
export { progressOfPlayers, type ProgressRow } from './progress-store.ts'
export { trackById, type TrackRow } from './track-store.ts'
export { trackView } from './track-view.ts'
export { gamesOfTrack } from '../goals.ts'
export { TrackSpec } from '../track-spec.ts'
