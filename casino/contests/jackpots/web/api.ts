/** For pages of contests with a pot of their own. */
export { useLivePots } from './live-pots.ts'
export { PotCard } from './pot-card.tsx'
