/** How a bonus's terms and worth are shown, for whatever else offers one, and the form of a code that brings one. */
export { CodeForm } from './code-form.tsx'
export { scrollToCard } from './scroll-to-card.ts'
export { NothingOffered } from './nothing-offered.tsx'
export { OfferTerms, OfferTermsCard } from './terms-view.tsx'
