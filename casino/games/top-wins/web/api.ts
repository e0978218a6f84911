// What pages of other slices show of this one.
export { WinRows } from './win-rows.tsx'
