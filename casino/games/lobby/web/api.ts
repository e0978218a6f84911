// What pages of other slices show of this one.
export { GameLink } from './game-link.tsx'
export { useLike } from './use-like.ts'
