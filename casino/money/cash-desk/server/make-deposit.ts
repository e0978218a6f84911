import { playerById } from '#casino/players/accounts/server/api.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry, type RateLimit } from '#kernel/http/rate-limit.ts'
import type { ReplyOf } from '#kernel/contract/endpoint.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { logOf } from '#kernel/http/request-log.ts'
import type { House } from '#kernel/house.ts'
import { currencies, toWire } from '#kernel/money/currency.ts'
import { refuse, type makeDeposit } from '../contract.ts'
import { isFinal, waiting_times_ms } from '../rules.ts'
import { checkDeposit, refuseBonusElsewhere, refuseOtherBonuses, type CheckedDeposit } from './check-deposit.ts'
import { expireRefused } from './expire-payments.ts'
import { cashMethod } from './open-desk.ts'
import { holdAndRequireMayDeposit, requireMayDeposit } from './may-deposit.ts'
import { RefusedForGood, type PaymentOrder, type PaymentProvider, type StartedPayment } from './provider.ts'
import { openMethods } from './providers.ts'
import { attachProviderPayment, insertPayment, type Payment } from './store.ts'

type DepositCall = Call<typeof makeDeposit>
type DepositReply = ReplyOf<typeof makeDeposit>

/** Parameters of a deposit, from any of its calls. */
type DepositRequest = Pick<DepositCall, 'house' | 'language' | 'key' | 'body'>

/** Rate limit: honest players need few attempts, card-testing programs need many. */
const begun: RateLimit = { name: 'deposits-begun', count: 20, window_s: 10 * 60 }
const checked: RateLimit = { name: 'deposits-checked', count: 60, window_s: 10 * 60 }

/** Path of our page that shows the payment, with the language prefix. */
const returnPath = (house: House, language: Language, payment_id: bigint): string =>
  `${language === house.brand.default_language ? '' : `/${language}`}/cash/payment/${payment_id}/`

/** A retried command must have the same content: what is paid must be what was checked against the limits. */
const refuseOtherDeposit = ({ amount, currency, method }: Payment, asked: CheckedDeposit): void => {
  if (amount !== asked.amount_minor || currency !== asked.currency || method !== asked.offered.method.slug)
    throw new Refusal('idempotency-key-reused', {}, 409)
}

/** So long a payment that began then can be paid, and counts towards its player's limits. */
const openUntil = ({ page_open_ms = waiting_times_ms.created }: PaymentProvider, at: Date): Date => new Date(at.getTime() + page_open_ms)

export const countBegun = (house: House, player_id: bigint): Promise<void> => countTry(house, begun, String(player_id))

/**
 * Stores a deposit before any provider is contacted, if the player's limits allow it; a retried command finds the existing one.
 * `refuseMore` is the caller's own check. It runs while the player's controls are locked, so of deposits that begin at the same moment
 * the second one sees the first.
 */
export const recordDeposit = (
  call: DepositRequest,
  player_id: bigint,
  deposit: CheckedDeposit,
  refuseMore?: (tx: Tx) => Promise<void>,
): Promise<Payment> => {
  const { house, body } = call
  const at = house.clock.now()
  const { amount_minor, currency } = deposit
  const wanted = { player_id, amount_minor, currency, language: call.language, request_key: call.key }
  return inTransaction(house.db, async (tx) => {
    await holdAndRequireMayDeposit(tx, house, wanted)
    await refuseMore?.(tx)
    // The current currency may have changed since validation; it cannot while the controls are locked.
    refuseBonusElsewhere(body, currency, (await playerById(tx, player_id))?.currency)
    const payment = await insertPayment(tx, {
      ...wanted,
      provider: deposit.offered.provider.name,
      method: deposit.offered.method.slug,
      bonus_id: BigInt(body.bonus_id ?? 0),
      sport_betting_bonus_id: BigInt(body.sport_betting_bonus_id ?? 0),
      location: body.location ?? null,
      at,
      waits_until: openUntil(deposit.offered.provider, at),
    })
    refuseOtherDeposit(payment, deposit)
    return payment
  })
}

/** The order sent to the provider. */
export const orderOf = (house: House, payment: Payment, provider: PaymentProvider): PaymentOrder => ({
  payment_id: payment.id,
  method: payment.method,
  amount_minor: payment.amount,
  currency: payment.currency,
  language: payment.language,
  open_until: openUntil(provider, payment.created_at),
  return_path: returnPath(house, payment.language, payment.id),
})

/**
 * Contacts the provider outside of any transaction, because it may be slow or not respond. A browser repeats the command under its key while
 * its outcome is unknown (503), so what can never begin is refused for good with `payment-over`: the next press begins another payment.
 */
const start = async ({ house, request }: DepositCall, payment: Payment, { offered }: CheckedDeposit): Promise<StartedPayment> => {
  if (isFinal(payment.state)) return refuse('payment-over')
  try {
    return await offered.provider.startPayment(house, orderOf(house, payment, offered.provider))
  } catch (error) {
    logOf(house, request).error({ err: error, payment_id: String(payment.id) }, 'a payment could not be started')
    if (error instanceof RefusedForGood) {
      await expireRefused(house, payment.id)
      return refuse('payment-over')
    }
    return refuse('provider-unavailable', { retry_after_s: 5 }, 503)
  }
}

const infoOf = ({ bonus_id = 0 }: DepositCall['body'], { currency, amount_minor }: CheckedDeposit, authPayload: string | null) => {
  const { id, symbol } = currencies[currency]
  return { currencyId: id, currencyIso: currency, currencySymbol: symbol, amount: toWire(amount_minor), bonusId: bonus_id, authPayload }
}

const begin = async (call: DepositCall, player_id: bigint, deposit: CheckedDeposit): Promise<DepositReply> => {
  const { house } = call
  await countBegun(house, player_id)
  const payment = await recordDeposit(call, player_id, deposit)
  const started = await start(call, payment, deposit)
  await attachProviderPayment(house.db, payment.id, started)
  return {
    authPayload: started.auth_payload,
    ...(started.page_url !== null && { redirectUrl: started.page_url }),
    data: {
      method: cashMethod(house, call.language, deposit.offered),
      info: infoOf(call.body, deposit, started.auth_payload),
      form: { paymentId: started.provider_payment, gatewayMerchantId: started.merchant_id },
      payment: { id: String(payment.id) },
    },
  }
}

/**
 * Validates a deposit (`validate`, guests too) or starts one with its provider (WA-004, WA-006, WA-028). Nothing is credited here:
 * only the provider's message does that.
 */
export const checkOrBeginDeposit = async (call: DepositCall): Promise<DepositReply> => {
  const { house, body, player_id, language, request } = call
  if (player_id === null && !body.validate) throw new Refusal('not-authorized', {}, 401)
  if (body.validate) await countTry(house, checked, player_id === null ? addressOf(request.ip) : String(player_id))
  const player = player_id === null ? undefined : await playerById(house.db, player_id)
  const checked_deposit = checkDeposit(await openMethods(house), body, language)
  if (player) refuseBonusElsewhere(body, checked_deposit.currency, player.currency)
  await refuseOtherBonuses(house, body, player_id, checked_deposit)
  if (body.validate || player_id === null) {
    const { amount_minor, currency } = checked_deposit
    if (player_id !== null) await requireMayDeposit(house.db, house, { player_id, amount_minor, currency, language })
    return { data: { method: cashMethod(house, language, checked_deposit.offered), info: infoOf(body, checked_deposit, null) } }
  }
  return begin(call, player_id, checked_deposit)
}
