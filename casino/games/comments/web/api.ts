// What pages of other slices show of this one.
export { GameComments } from './game-comments.tsx'
export { Stars } from './stars.tsx'
