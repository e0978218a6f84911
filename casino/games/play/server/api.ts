// What other slices may call. Each function is documented where it is written.
export { playedInDemo } from './demo-store.ts'
export { currencyOf, lacksNumber, refuseBlocked } from './may-play.ts'
export { announceStart } from './open-game.ts'
export { stakersOf } from './stakers.ts'
export { winShares } from './steps/books-of-money.ts'
export { slotRules } from '../slot-rules.ts'
export { watchedRound } from './watched-round.ts'
