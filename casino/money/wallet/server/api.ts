/**
 * What other slices may ask of the ledger. The docstrings stand at the functions; README.md tells the whole in a page.
 *
 * Refusals, thrown as `Refusal`: `insufficient-funds`, `idempotency-key-reused` (409), `reference-used` (409),
 * `stakes-blocked` { till }, `limit-reached` { which, kind, till }, `payouts-frozen`, `hold-unknown`, `transaction-unknown`,
 * `bonus-stake-too-high` { most, most_minor }, `another-grant-active`, `grant-unknown`, `grant-ended`, `grant-not-wagered`,
 * `free-spins-unknown` (404), `free-spins-ended`, `free-spins-other-game`, `free-spins-other-stake` { stake, stake_minor }.
 */
export { clearingAccount, fundAccount, houseAccount, purseOf, type Account } from './account.ts'
export { bonusPurse, boxHoldPurse, freeBetPurse, money_box_purse, piggy_bank_purse, points_purse } from '../rules.ts'
export type { Movement, Posted, Posting } from './movement.ts'
export type { Drawn, InstantRound, SettledRound } from './round.ts'

/** Makes the owner's purses and controls; idempotent. Needed before the first stake. */
export { openWallet } from './open-wallet.ts'
/** Lets the ledger count a kind of points; idempotent, for a slice's `start`. */
export { addAsset } from './assets.ts'
/** Moves amounts inside the caller's transaction. */
export { post, postAll } from './post.ts'
/** Purses of a player (money box, points, ...) and funds of campaigns: opened, moved between, emptied as a whole. */
export { closePurse, fillFund, movePurse, openPurse, pursesOf, pursesOfPlayers, returnFund, type PurseMove } from './purses.ts'
/** Corrects a transaction by its opposite, once, with actor and reason in the audit log. */
export { reverse } from './reverse.ts'
/** Sets an amount aside, and later takes it or gives it back. */
export { captureHold, hold, releaseHold } from './holds.ts'
/** The hot path, and the only way to draw: the ledger accepts, the caller draws, and all of it is one commit of many rounds. */
export { settleInstant } from './settle-instant.ts'
/** A round of play money, whose books are its caller's, under the player's controls all the same. */
export { beginPlayMoneyRound } from './play-money.ts'
/** What was answered to a round, from the moment that it was settled. */
export { liabilitiesOf, settledAnswer } from './store.ts'
/** A stake that is settled later (bets), and what thousands of them bring in one call, inside the caller's transaction. */
export { settleMany, takeStake, type LaterStake } from './stakes.ts'
/** The stake of a round that goes on in steps, inside the caller's transaction; `settleMany` pays what it brings. */
export { takeRoundStake, type PursePart } from './round-stakes.ts'
export type { Settlement } from '../settlements.ts'
/** Bonus grants as the ledger holds them: their money, their terms where stakes are taken, their wagering. */
export {
  activeGrantOf,
  beginGrant,
  endDueGrants,
  endGrant,
  readGrants,
  readWagers,
  type DueGrant,
  type EndedGrant,
  type GrantStanding,
  type NewGrant,
  type Wager,
} from './grants.ts'
/** Free spins as the ledger holds them: their worth, their games and stake where it is taken, what they won. */
export { beginFreeSpins, endFreeSpins } from './free-spins.ts'
export { openFreeSpins, readFreeSpins } from './free-spins-store.ts'
/** A round that a free spin pays for: accepted, drawn and paid as an instant round is. */
export { settleFreeSpin } from './settle-free-spin.ts'
/** May the owner stake, and how much: written by responsible play. */
export { readStakeControls, setStakeControls, type StakeCap, type StakeControls } from './stake-controls.ts'
/** What a player staked and won with their own money since a moment. */
export { readNetResult } from './net-result.ts'
/** The same of every player over a past period, in games alone and by rounds, for jobs. */
export { readGameResults, type PlayerResult } from './game-results.ts'
/** What stands in a player's purses. */
export { balanceOf, readPlayerBalance } from './balances.ts'
/** What a balance came from, and what moved the purses of a player in a period. */
export { originOf, type Origin } from './balance-origin.ts'
export { type Period, type PurseMovement, readEntriesAfter, readMovements, type StatementEntry } from './statement-store.ts'
export { gameTitleOf } from './game-titles.ts'
export { kindKey, numberOf, roundOf } from '../entry-names.ts'
/** Stops payouts while the books don't balance. */
export { payoutsFrozen, refuseFrozenPayouts, thawPayouts } from './payout-freeze.ts'
export { recountLedger, trialBalance, type TrialBalance } from './trial-balance.ts'
