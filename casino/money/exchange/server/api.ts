// What other slices may call. Each function is documented where it is written.
export { convertedSince } from './store.ts'
export { lacksNumber, taxNumberOf } from './tax-number.ts'
