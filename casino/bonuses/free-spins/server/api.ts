/** What other slices may ask: give free spins out of a fund, and take back those whose reason has gone or whose wins would be a bonus's. */
export { giveFreeSpins } from './give-free-spins.ts'
export { cancelFreeSpinsOf, cancelGiftsOf } from './end-free-spins.ts'
export { hasFreeSpinsOf } from './store.ts'
export { faultsOfFreeSpins } from './check-free-spins.ts'
