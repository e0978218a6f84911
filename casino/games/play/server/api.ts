// What other slices may call. Each function is documented where it is written.
export { playedInDemo } from './demo-store.ts'
export { slotRules } from '../slot-rules.ts'
export { watchedRound } from './watched-round.ts'
