// Functions that other slices may call; documented where they are defined.
export { requireFreshProof, requireProofForWayIn } from './require-fresh-proof.ts'
export { requireProvedAccount } from './require-proved-account.ts'
export { removeCopiedPasskey, undoSecondFactorSince } from './undo-since.ts'
