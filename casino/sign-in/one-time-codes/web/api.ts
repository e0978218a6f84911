// What other slices use of this one.
export { rememberGame } from './stored-game.ts'
