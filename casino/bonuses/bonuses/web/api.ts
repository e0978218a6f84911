/** How a bonus's terms are shown, for whatever else offers one. */
export { KeyTerms, LongTerms } from './terms-view.tsx'
