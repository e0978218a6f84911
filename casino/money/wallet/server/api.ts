/**
 * The ledger's interface for other slices; documented at the functions, overview in README.md.
 *
 * Refusals, thrown as `Refusal`: `insufficient-funds`, `idempotency-key-reused` (409), `reference-used` (409), `stakes-blocked` {
 * till }, `stake-other-currency`, `limit-reached` { which, kind, till }, `payouts-frozen`, `hold-unknown`, `transaction-unknown`, `bonus-stake-too-high` {
 * most, most_minor }, `another-grant-active`, `grant-unknown`, `grant-ended`, `grant-not-wagered`, `free-spins-unknown` (404),
 * `free-spins-ended`, `free-spins-other-game`, `free-spins-other-stake` { stake, stake_minor }.
 */
export { clearingAccount, fundAccount, houseAccount, purseOf, type Account } from './account.ts'
export { bonusPurse, boxHoldPurse, freeBetPurse, money_box_purse, piggy_bank_purse, points_purse } from '../rules.ts'
export type { Movement, Posted, Posting } from './movement.ts'
export type { Drawn, InstantRound, SettledRound } from './round.ts'

/** Creates the player's accounts and controls; idempotent. Required before the first stake. */
export { openWallet } from './open-wallet.ts'
/** Registers a kind of points; idempotent, for a slice's `start`. */
export { addAsset } from './assets.ts'
/** Moves amounts inside the caller's transaction. */
export { post, postAll } from './post.ts'
/** A player's purses (money box, points, ...) and funds of campaigns: open, transfer, close. */
export { closePurse, fillFund, movePurse, openPurse, pursesOf, pursesOfPlayers, returnFund, type PurseMove } from './purses.ts'
/** Corrects a transaction by its opposite, once, with actor and reason in the audit log. */
export { reverse } from './reverse.ts'
/** Takes back what a corrected result had paid, as far as it is there; limits count the win no more. */
export { holdControls, takeBack } from './take-back.ts'
/** Reserves an amount, and later takes it or returns it. */
export { captureHold, hold, releaseHold } from './holds.ts'
/** The hot path, and the only way to draw: the ledger accepts, the caller draws, and many rounds share one commit. */
export { settleInstant } from './settle-instant.ts'
/** A play-money round: checks the player's controls; the caller keeps the books. */
export { beginPlayMoneyRound } from './play-money.ts'
/** The stored response of a settled round, and whether there is one. */
export { isRoundSettled, liabilitiesOf, settledAnswer } from './store.ts'
/** A stake that is settled later (bets), and the settlement of thousands in one call, inside the caller's transaction. */
export { settleMany, stakesTaken, takeStake, takeStakes, type LaterStake } from './stakes.ts'
/** The stake of a multi-step round, inside the caller's transaction; `settleMany` pays the result. */
export { takeRoundStake, type PursePart } from './round-stakes.ts'
export type { Settlement } from '../settlements.ts'
/** Bonus grants in the ledger: money, terms that apply to stakes, wagering. */
export {
  activeGrantOf,
  activeGrantsOf,
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
export { holdGrants } from './grants-store.ts'
/** Free spins in the ledger: value, games and stake, wins. */
export { beginFreeSpins, endFreeSpins } from './free-spins.ts'
export { openFreeSpins, readFreeSpins } from './free-spins-store.ts'
/** A round paid by a free spin: accepted, drawn and paid like an instant round; or taken now and paid later. */
export { settleFreeSpin } from './settle-free-spin.ts'
export { takeFreeSpin } from './take-free-spin.ts'
/** Whether and how much the owner may stake: written by responsible play. */
export { readStakeControls, setStakeControls, type StakeCap, type StakeControls } from './stake-controls.ts'
/** A player's total stakes and wins with their own money since a moment. */
export { readNetResult } from './net-result.ts'
/** The same for every player over a past period, casino games only, for jobs. */
export { readGameResults, type PlayerResult } from './game-results.ts'
/** A player's balances. */
export { balanceOf, readPlayerBalance } from './balances.ts'
/** The origin of a balance, and the movements of a player's purses in a period. */
export { originOf, type Origin } from './balance-origin.ts'
export { type Period, type PurseMovement, readEntriesAfter, readMovements, type StatementEntry } from './statement-store.ts'
export { gameTitleOf } from './game-titles.ts'
export { kindKey, numberOf, roundOf } from '../entry-names.ts'
/** Blocks withdrawals while the books do not balance. */
export { payoutsFrozen, refuseFrozenPayouts, thawPayouts } from './payout-freeze.ts'
export { recountLedger, trialBalance, type TrialBalance } from './trial-balance.ts'
