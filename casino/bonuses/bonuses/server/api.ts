/** For other slices: assign bonuses under published terms for a reason with an idempotency key, and activate or cancel them. */
export { assignGifts, type Gift } from './assign-bonuses.ts'
export { bonusView } from './bonus-views.ts'
export { fundOf } from './funds.ts'
export { isGiven } from './store.ts'
export { cancelBonus, takeBonus } from './take-bonus.ts'
export { publishedGifts, publishedTerms, type TermsRow } from './terms-store.ts'
export { daysAfter, mostAmount } from '../rules.ts'
export { offerOf } from './terms-words.ts'
