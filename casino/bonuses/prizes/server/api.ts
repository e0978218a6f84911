/** What other slices may ask: give prizes. A slice that grants names a reason by its key and pays once, whatever repeats. */
export { grant, grantAll, type MoneyPrize, type Prize } from './grant.ts'
