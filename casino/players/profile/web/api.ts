// What other slices may use. Each is documented where it is written.
export { useChangeCurrency } from './use-change-currency.ts'
