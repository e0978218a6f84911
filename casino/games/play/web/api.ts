// What pages of other slices show of this one.
export { ClosedGame } from './closed-notice.tsx'
export { detourOf } from './detour.ts'
export { RoundReplay, type ReplayedRound } from './history/round-replay.tsx'
export { useSymbolPictures } from './symbol-pictures.ts'
export { isSoundOn, switchSound } from './sound-switch.ts'
export { createSound, type Sound } from '../frame/kit/sound.ts'
