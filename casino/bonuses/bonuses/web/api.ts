/** How a bonus's terms and worth are shown, for whatever else offers one. */
export { KeyTerms, LongTerms } from './terms-view.tsx'
export { WorthView } from './worth-view.tsx'
