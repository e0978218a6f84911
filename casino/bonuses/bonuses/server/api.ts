/**
 * For other slices: assign bonuses under published terms for a reason with an idempotency key, activate or cancel them; reserve an amount for
 * a bonus that is assigned later.
 */
export { assignGifts, type Gift } from './assign-bonuses.ts'
export { bonusView } from './bonus-views.ts'
export { rejectBonuses } from './deposit-bonuses.ts'
export { fillMissing, fundOf, promise, releasePromise } from './funds.ts'
export { isGiven } from './store.ts'
export { cancelBonus, takeBonus } from './take-bonus.ts'
export { hadGifts, publishedGifts, publishedTerms, termsById, type TermsRow } from './terms-store.ts'
export { daysAfter, mostAmount, partner_category } from '../rules.ts'
export { offerOf } from './terms-words.ts'
