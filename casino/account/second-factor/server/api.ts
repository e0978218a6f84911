// What other slices may call. Each function is documented where it is written.
export { dropSecondFactor } from './authenticator.ts'
export { requireFreshProof } from './require-fresh-proof.ts'
export { undoSecondFactorSince } from './undo-since.ts'
