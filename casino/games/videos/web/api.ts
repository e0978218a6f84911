// What pages of other slices show of this one.
export { VideosOfGame } from './videos-of-game.tsx'
