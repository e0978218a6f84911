// What other slices may call. Each function is documented where it is written.
export { requireFreshProof } from './require-fresh-proof.ts'
export { requireProvedAccount } from './require-proved-account.ts'
export { undoSecondFactorSince } from './undo-since.ts'
