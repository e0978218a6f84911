// What pages of other slices show of this one.
export { WinsOfGame } from './win-rows.tsx'
