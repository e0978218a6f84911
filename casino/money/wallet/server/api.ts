/**
 * What other slices may ask of the ledger. The docstrings stand at the functions; README.md tells the whole in a page.
 *
 * Refusals, thrown as `Refusal`: `insufficient-funds`, `idempotency-key-reused` (409), `reference-used` (409),
 * `stakes-blocked` { till }, `limit-reached` { which, kind, till }, `payouts-frozen`, `hold-unknown`, `transaction-unknown`.
 */
export { clearingAccount, fundAccount, houseAccount, purseOf, type Account } from './account.ts'
export { freeSpinsPurse } from '../rules.ts'
export type { Movement, Posted, Posting } from './movement.ts'
export type { InstantRound, SettledRound } from './round.ts'

/** Makes the owner's purses and controls; idempotent. Needed before the first stake. */
export { openWallet } from './open-wallet.ts'
/** Lets the ledger count a kind of points; idempotent, for a slice's `start`. */
export { addAsset } from './assets.ts'
/** Moves amounts inside the caller's transaction. */
export { post, postAll } from './post.ts'
/** Corrects a transaction by its opposite, once, with actor and reason in the audit log. */
export { reverse } from './reverse.ts'
/** Sets an amount aside, and later takes it or gives it back. */
export { captureHold, hold, releaseHold } from './holds.ts'
/** The hot path: one round trip to the database, many rounds in one commit. */
export { settleInstant } from './settle-instant.ts'
/** A stake that is settled later (bets), and what it brings, inside the caller's transaction. */
export { payWin, takeStake } from './stakes.ts'
/** May the owner stake, and how much: written by responsible play. */
export { readStakeControls, setStakeControls, type StakeCap, type StakeControls } from './stake-controls.ts'
/** What stands in a player's purses. */
export { balanceOf, readPlayerBalance } from './balances.ts'
/** What people of the house did and why; for every slice. */
export { appendAudit, verifyAudit, type AuditRecord } from './audit.ts'
/** Stops payouts while the books don't balance. */
export { payoutsFrozen, refuseFrozenPayouts, thawPayouts } from './payout-freeze.ts'
export { recountLedger, trialBalance, type TrialBalance } from './trial-balance.ts'
