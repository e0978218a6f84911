import { restrictionOf } from '#casino/players/responsible-play/server/api.ts'
import { convertedSince } from '#casino/money/exchange/server/api.ts'
import { depositedSince, hasOpenDispute, otherDepositsSince, type PayeeCheck } from '#casino/money/cash-desk/server/api.ts'
import { readNetResult } from '#casino/money/wallet/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import { otherSendings } from '../extensions.ts'
import { payoutLimits, person_decides_from, type RiskReason, riskReasons, riskScore } from '../rules.ts'
import type { CheckedPayout } from './check-payout.ts'
import type { Paths } from './open-methods.ts'
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

/** What is asked of the rules: so much, of which currency, and what is known of where it goes. */
interface Leaving {
  readonly currency: Currency
  readonly amount_minor: bigint
  readonly paths: Paths
  readonly is_own_method: boolean
  readonly is_known_destination: boolean
  readonly goes_back: boolean
}

/** What left by other ways within a day, at the limits' own rate. */
const sentOtherwise = async (house: House, db: Executor, player_id: bigint, currency: Currency, since: Date): Promise<bigint> => {
  let sum = 0n
  for (const { read } of contributionsTo(house.slices, otherSendings))
    for (const one of await read(db, player_id, since)) sum += inCurrency(one.amount_minor, one.currency, currency, 'up')
  return sum
}

/** Why a person would look at money that leaves, by name; nothing where no rule says so. */
export const reasonsToLook = async (
  house: House,
  db: Executor,
  player: PlayerRow & { readonly player_id: bigint },
  { currency, amount_minor, paths, ...destination }: Leaving,
): Promise<readonly RiskReason[]> => {
  const { player_id } = player
  const now = house.clock.now()
  const [since, day_ago] = [new Date(now.getTime() - played_over_ms), new Date(now.getTime() - day_ms)]
  const played = await readNetResult(db, player_id, since, currency)
  const restriction = await restrictionOf(db, player_id, now)
  const limits = payoutLimits(currency)
  const came_otherwise = await otherDepositsSince(house, db, player_id, currency, since)
  return riskReasons({
    ...destination,
    amount_minor,
    within_day_minor:
      amount_minor +
      sumOf(paths.sent.map(({ within_day }) => within_day)) +
      (await sentInOthers(db, player_id, currency, day_ago)) +
      (await sentOtherwise(house, db, player_id, currency, day_ago)),
    limit_minor: isTurbo(player.turbo_till, now) ? limits.turbo : limits.automatic,
    net_deposit_minor: sumOf(paths.instruments.map(({ received }) => received)) - sumOf(paths.sent.map(({ sent }) => sent)),
    deposited_minor: (await depositedSince(db, player_id, currency, since)) + sumOf(came_otherwise.map((one) => one.amount_minor)),
    staked_minor: BigInt(played.staked),
    converted_minor: await convertedSince(db, player_id, currency, new Date(now.getTime() - converted_over_ms)),
    has_open_dispute: await hasOpenDispute(db, player_id),
    is_restricted: restriction !== null && houseRestrictions.has(restriction.kind),
    account_changed: player.account_changed_at !== null && now.getTime() - player.account_changed_at.getTime() < day_ms,
  })
}

/** Decides by named rules alone: the same facts always give the same answer, and the reasons are kept with the payout. */
export const decidePayout = async (
  house: House,
  db: Executor,
  player: PlayerRow & { readonly player_id: bigint },
  { currency, amount_minor, paths, destination, instrument_id }: CheckedPayout,
  payee: PayeeCheck,
): Promise<Decision> => {
  const iban = destination.kind === 'iban' ? destination.iban : null
  const here = paths.sent.find((one) => (instrument_id === null ? one.iban === iban : one.instrument_id === instrument_id))
  const reasons = await reasonsToLook(house, db, player, {
    currency,
    amount_minor,
    paths,
    is_own_method: payee === 'match',
    is_known_destination: instrument_id !== null || (here?.arrived ?? 0n) > 0n,
    goes_back: instrument_id !== null,
  })
  return { state: riskScore(reasons) >= person_decides_from ? 'review' : 'approved', reasons }
}
