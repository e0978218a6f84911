// What other slices may call. Each function is documented where it is written.
export { likesOfGames } from './store.ts'
