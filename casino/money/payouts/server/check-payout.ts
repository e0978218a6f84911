import { playerById } from '#casino/players/accounts/server/api.ts'
import {
  maskedIban,
  type OfferedPayoutMethod,
  offeredPayoutMethods,
  type PayeeCheck,
  type PayoutDestination,
  typedIban,
} from '#casino/money/cash-desk/server/api.ts'
import { refuseFrozenPayouts } from '#casino/money/wallet/server/api.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { toWire, type Currency } from '#kernel/money/currency.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { refuse, refuseFields, type requestPayout } from '../contract.ts'
import { amountFault, goesFirst, owedTo, payoutLimits } from '../rules.ts'
import { needsOf } from './needs.ts'
import { type Paths, pathsOf } from './open-methods.ts'

export type AskedPayout = BodyOf<typeof requestPayout>

export interface CheckedPayout {
  readonly currency: Currency
  readonly amount_minor: bigint
  readonly offered: OfferedPayoutMethod
  readonly destination: PayoutDestination
  readonly label: string
  readonly instrument_id: bigint | null
  readonly paths: Paths
  /** The name that the documents carry. */
  readonly name: string | null
}

type Destination = Pick<CheckedPayout, 'destination' | 'label' | 'instrument_id'>

const destinationOf = ({ method, provider }: OfferedPayoutMethod, asked: AskedPayout, { instruments }: Paths): Destination => {
  if (method.requisites === 'iban') {
    const iban = typedIban(asked.requisites.iban ?? '') ?? refuseFields({ iban: 'payout-iban-wrong' })
    return { destination: { kind: 'iban', iban }, label: maskedIban(iban), instrument_id: null }
  }
  const { instrumentId } = asked.requisites
  const found = instruments.find((one) => String(one.id) === instrumentId && one.provider === provider.name && one.method === method.slug)
  const { id, token, label } = found ?? refuseFields({ instrumentId: 'payout-instrument-unknown' })
  return { destination: { kind: 'instrument', token }, label, instrument_id: id }
}

const refuseAmount = (amount_minor: bigint, has: Parameters<typeof amountFault>[1], currency: Currency, language: Language): void => {
  const limits = payoutLimits(currency)
  const fault = amountFault(amount_minor, has, limits)
  if (fault) {
    const bound_minor = fault === 'payout-below-minimum' ? limits.min : limits.max
    refuse(fault, { bound: amountText(bound_minor, currency, language), bound_minor: toWire(bound_minor), field: 'amount' })
  }
  if (amount_minor > has.balance_minor) throw new Refusal('insufficient-funds', { field: 'amount' })
}

/**
 * Checks what a player asks to be paid, and moves nothing. Called again under the player's lock, where the answer counts.
 * Refusals: `payouts-closed`, `payouts-frozen`, `payout-method-unknown`, `payout-needs-more`, `payout-below-minimum` and
 * `payout-above-maximum` { bound_minor }, `insufficient-funds`, `payout-goes-back-first` { label, amount_minor }; field errors of
 * `iban` and `instrumentId`.
 */
export const checkedPayout = async (
  house: House,
  db: Executor,
  player_id: bigint,
  language: Language,
  asked: AskedPayout,
): Promise<CheckedPayout> => {
  const methods = offeredPayoutMethods(house)
  if (methods.length === 0) return refuse('payouts-closed')
  const offered = methods.find(({ method }) => method.id === asked.methodId) ?? refuse('payout-method-unknown')
  await refuseFrozenPayouts(db)
  const { needs, name } = await needsOf(house, db, player_id)
  if (needs.some(({ state }) => state !== 'done')) return refuse('payout-needs-more')
  const currency = (await playerById(db, player_id))?.currency ?? house.brand.currency
  const amount_minor = BigInt(asked.amount)
  const paths = await pathsOf(house, db, player_id, currency)
  const destination = destinationOf(offered, asked, paths)
  const owed_minor = owedTo(paths.owed, destination.instrument_id)
  refuseAmount(amount_minor, { balance_minor: paths.balance_minor, owed_minor }, currency, language)
  const first = goesFirst(paths.owed, destination.instrument_id, amount_minor)
  if (first) {
    const details = { label: first.label, amount: amountText(first.owed, currency, language), amount_minor: toWire(first.owed) }
    return refuse('payout-goes-back-first', details)
  }
  return { currency, amount_minor, offered, ...destination, paths, name }
}

/** Whose account it is, as its bank says. What is not known, or not said in time, is looked at by a person. */
export const payeeOf = async (house: House, { offered, destination, name }: CheckedPayout): Promise<PayeeCheck> => {
  if (destination.kind !== 'iban') return 'match'
  if (name === null) return 'unknown'
  return offered.payingOut.checkPayee(house, destination.iban, name).catch(() => 'unknown' as const)
}
