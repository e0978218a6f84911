// What other slices may call. Each function is documented where it is written.
export { faultOfLeaving, holdForLeaving, type LeavingFault } from './leaving-money.ts'
export { needsOf } from './needs.ts'
