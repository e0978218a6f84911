import { restrictionOf } from '#casino/players/responsible-play/server/api.ts'
import { convertedSince } from '#casino/money/exchange/server/api.ts'
import { depositedSince, hasOpenDispute, type PayeeCheck } from '#casino/money/cash-desk/server/api.ts'
import { readNetResult } from '#casino/money/wallet/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { payoutLimits, person_decides_from, type RiskReason, riskReasons, riskScore } from '../rules.ts'
import type { CheckedPayout } from './check-payout.ts'
import { type PlayerRow, sentInOthers } from './store.ts'
import { isTurbo } from './turbo.ts'

const day_ms = 86_400_000
const played_over_ms = 30 * day_ms
/** So long a conversion is looked at: the time in which payers may ask their bank for a deposit back. */
const converted_over_ms = 120 * day_ms

/** What the house itself put on the account. What players chose for themselves never keeps their money. */
const houseRestrictions: ReadonlySet<string> = new Set(['youngster', 'undesirable', 'unverified'])

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

export interface Decision {
  readonly state: 'approved' | 'review'
  readonly reasons: readonly RiskReason[]
}

/** Decides by named rules alone: the same facts always give the same answer, and the reasons are kept with the payout. */
export const decidePayout = async (
  house: House,
  db: Executor,
  player: PlayerRow & { readonly player_id: bigint },
  checked: CheckedPayout,
  payee: PayeeCheck,
): Promise<Decision> => {
  const { currency, amount_minor, paths, destination, instrument_id } = checked
  const now = house.clock.now()
  const since = new Date(now.getTime() - played_over_ms)
  const played = await readNetResult(db, player.player_id, since, currency)
  const restriction = await restrictionOf(db, player.player_id, now)
  const limits = payoutLimits(currency)
  const iban = destination.kind === 'iban' ? destination.iban : null
  const here = paths.sent.find((one) => (instrument_id === null ? one.iban === iban : one.instrument_id === instrument_id))
  const reasons = riskReasons({
    amount_minor,
    within_day_minor:
      amount_minor +
      sumOf(paths.sent.map(({ within_day }) => within_day)) +
      (await sentInOthers(db, player.player_id, currency, new Date(now.getTime() - day_ms))),
    limit_minor: isTurbo(player.turbo_till, now) ? limits.turbo : limits.automatic,
    net_deposit_minor: sumOf(paths.instruments.map(({ received }) => received)) - sumOf(paths.sent.map(({ sent }) => sent)),
    deposited_minor: await depositedSince(db, player.player_id, currency, since),
    staked_minor: BigInt(played.staked),
    is_own_method: payee === 'match',
    is_known_destination: instrument_id !== null || (here?.arrived ?? 0n) > 0n,
    goes_back: instrument_id !== null,
    converted_minor: await convertedSince(db, player.player_id, currency, new Date(now.getTime() - converted_over_ms)),
    has_open_dispute: await hasOpenDispute(db, player.player_id),
    is_restricted: restriction !== null && houseRestrictions.has(restriction.kind),
    account_changed: player.account_changed_at !== null && now.getTime() - player.account_changed_at.getTime() < day_ms,
  })
  return { state: riskScore(reasons) >= person_decides_from ? 'review' : 'approved', reasons }
}
