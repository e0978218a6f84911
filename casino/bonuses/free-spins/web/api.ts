/** The player's free spins, for the page of bonuses, where they come first. */
export { default as FreeSpins } from './free-spins.tsx'
