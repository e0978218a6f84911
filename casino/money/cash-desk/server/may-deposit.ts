import { readStakeControls } from '#casino/money/wallet/server/api.ts'
import { period_ms } from '#kernel/brand/limit-periods.ts'
import type { Database, Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { isCurrency, toWire, type Currency } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import { refuse } from '../contract.ts'
import { brokenLimit, type DepositRefused } from '../deposit-limits.ts'
import { otherDepositsSince } from './other-deposits.ts'
import { countedDeposits, holdDepositControls, readDepositControls, type DepositControls } from './deposit-controls.ts'

/** A deposit to be checked. */
export interface WantedDeposit {
  readonly player_id: bigint
  readonly amount_minor: bigint
  readonly currency: Currency
  readonly language: Language
  /** The command's key, so that a retry does not count itself. */
  readonly request_key?: string | undefined
}

const refuseWhileBlocked = (blocked_until: Date | 'for-ever' | null, now: Date): void => {
  if (blocked_until === 'for-ever') refuse('deposits-blocked', { till: null }, 444)
  else if (blocked_until !== null && blocked_until > now) refuse('deposits-blocked', { till: blocked_until.toISOString() }, 444)
}

const refuseLimit = ({ period, room_minor, till }: DepositRefused, { currency, language }: WantedDeposit): never => {
  const room = amountText(room_minor, currency, language)
  const details = { which: `deposit-${period}`, room, room_minor: toWire(room_minor), till: till?.toISOString() ?? null }
  return refuse(room_minor === 0n ? 'deposit-limit-reached' : 'deposit-limit-exceeded', details, 444)
}

const refuseBeyondLimits = async (db: Executor, house: House, wanted: WantedDeposit, controls: DepositControls): Promise<void> => {
  if (controls.caps.length === 0) return
  // Limits without a currency of the house cannot be compared, so the deposit is refused.
  const { currency } = controls
  if (!isCurrency(currency)) return refuse('deposits-blocked', { till: null }, 444)
  const now = house.clock.now()
  const since = new Date(now.getTime() - period_ms['30-days'])
  const deposits = [
    ...(await countedDeposits(db, wanted.player_id, currency, since, wanted.request_key)),
    ...(await otherDepositsSince(house, db, wanted.player_id, currency, since)),
  ]
  // The limits are of all currencies together, and what is left of them is said in the one that was to be paid.
  const wanted_minor = inCurrency(wanted.amount_minor, wanted.currency, currency, 'up')
  const broken = brokenLimit(controls.caps, deposits, wanted_minor, now)
  if (broken) refuseLimit({ ...broken, room_minor: inCurrency(broken.room_minor, currency, wanted.currency, 'down') }, wanted)
}

const requireUnder = async (db: Executor, house: House, wanted: WantedDeposit, controls: DepositControls): Promise<void> => {
  const stakes = await readStakeControls(db, wanted.player_id)
  // Players without controls have no wallet.
  if (!stakes) return refuse('deposits-blocked', { till: null }, 444)
  refuseWhileBlocked(stakes.blocked_until, house.clock.now())
  refuseWhileBlocked(controls.blocked_until, house.clock.now())
  await refuseBeyondLimits(db, house, wanted, controls)
}

/**
 * Checks whether this player may deposit this amount now. Refuses with 444 (WA-017, RP-002): `deposits-blocked` { till } for
 * players who may not stake, because money that cannot be played must not be taken; `deposit-limit-reached` and
 * `deposit-limit-exceeded` { which, room_minor, till } for amounts beyond the player's own limits.
 */
export const requireMayDeposit = async (db: Executor, house: House, wanted: WantedDeposit): Promise<void> =>
  requireUnder(db, house, wanted, await readDepositControls(db, wanted.player_id))

/** May this player bring any money in now? For a deposit that was begun before and is paid now. Refuses with 444 `deposits-blocked` { till }. */
export const refuseWhileBlockedNow = async (db: Database, house: House, player_id: bigint): Promise<void> => {
  const now = house.clock.now()
  refuseWhileBlocked((await readStakeControls(db, player_id))?.blocked_until ?? null, now)
  refuseWhileBlocked((await readDepositControls(db, player_id)).blocked_until, now)
}

/**
 * The same inside the transaction that starts the deposit, with a lock: concurrent deposits count each other, and none is accepted
 * after the player was told of a restriction. `hold` is only replaced by tests.
 */
export const holdAndRequireMayDeposit = async (tx: Tx, house: House, wanted: WantedDeposit, hold = holdDepositControls): Promise<void> =>
  requireUnder(tx, house, wanted, await hold(tx, wanted.player_id))
