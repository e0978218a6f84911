// What pages of other slices show of this one.
export { LikedGames } from './liked-games.tsx'
