/** What other slices may ask: give bonuses for reasons that have a key, under the terms that are published, and take or cancel them. */
export { assignGifts, type Gift } from './assign-bonuses.ts'
export { bonusView } from './bonus-views.ts'
export { fundOf } from './funds.ts'
export { cancelBonus, takeBonus } from './take-bonus.ts'
export { publishedGifts, publishedTerms, type TermsRow } from './terms-store.ts'
export { daysAfter, mostAmount } from '../rules.ts'
export { offerOf } from './terms-words.ts'
