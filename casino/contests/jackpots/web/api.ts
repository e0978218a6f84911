/** For contests with a pot of their own. */
export { JackpotWon } from './jackpot-won.tsx'
export { useLivePots } from './live-pots.ts'
export { PotCard } from './pot-card.tsx'
