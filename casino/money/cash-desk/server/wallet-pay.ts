import type { Call } from '#kernel/http/handle.ts'
import { logOf } from '#kernel/http/request-log.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { isFinal, type Wallet } from '../rules.ts'
import type { getWalletOrder, openAppleSheet, payByWallet, WalletOrder } from '../wallet-contract.ts'
import { countBegun } from './make-deposit.ts'
import { refuseWhileBlockedNow } from './may-deposit.ts'
import { statusOf } from './payment-status.ts'
import type { WalletCharging } from './provider.ts'
import { providerByName } from './providers.ts'
import { paymentOfPlayer, type Payment } from './store.ts'

interface Waiting {
  readonly payment: Payment & { readonly provider_payment: string }
  readonly wallet: Wallet
  readonly charging: WalletCharging
}

/** A deposit of this player that a wallet may pay now. Refusals: `payment-unknown` (404), `payment-over`. */
const waitingFor = async (house: House, player_id: bigint, id: string): Promise<Waiting> => {
  const payment = (await paymentOfPlayer(house.db, player_id, BigInt(id))) ?? refuse('payment-unknown', {}, 404)
  const provider = providerByName(payment.provider)
  const wallet = provider?.methods.find(({ slug }) => slug === payment.method)?.wallet
  const { provider_payment } = payment
  if (!provider?.walletCharging || !wallet || provider_payment === null || !provider.isOffered(house))
    return refuse('payment-unknown', {}, 404)
  if (isFinal(payment.state)) return refuse('payment-over')
  return { payment: { ...payment, provider_payment }, wallet, charging: provider.walletCharging }
}

/** What the sheet shows. The amount is the order's, whatever the page's address says. */
export const walletOrder = async ({ house, player_id, params }: Call<typeof getWalletOrder>): Promise<{ data: WalletOrder }> => {
  const { payment, wallet, charging } = await waitingFor(house, player_id, params.id)
  return {
    data: {
      id: String(payment.id),
      wallet,
      amount: toWire(payment.amount),
      currency: payment.currency,
      exponent: exponentOf(payment.currency),
      countryCode: house.brand.country,
      gateway: charging.gateway,
      gatewayMerchantId: charging.merchantOf(house),
      isTest: house.config.demo,
    },
  }
}

/** Sessions are asked of Apple’s own hosts alone: a page must not send the house elsewhere. */
const appleUrl = (written: string): URL => {
  const url = URL.canParse(written) ? new URL(written) : refuse('wallet-address-wrong')
  const is_apple = url.protocol === 'https:' && url.port === '' && /^[a-z0-9-]+\.apple\.com$/.test(url.hostname)
  return is_apple ? url : refuse('wallet-address-wrong')
}

export const appleSession = async ({ house, player_id, params, body, request }: Call<typeof openAppleSheet>) => {
  await countBegun(house, player_id)
  const url = appleUrl(body.validationUrl)
  const { wallet, charging } = await waitingFor(house, player_id, params.id)
  if (wallet !== 'apple-pay') refuse('payment-unknown', {}, 404)
  try {
    return { data: { session: JSON.stringify(await charging.appleSession(house, url)) } }
  } catch (error) {
    logOf(house, request).error({ err: error, payment_id: params.id }, 'no session of Apple Pay could be had')
    return refuse('provider-unavailable', { retry_after_s: 5 }, 503)
  }
}

/**
 * Hands the provider what a wallet gave (WA-025, WA-026). Amount and currency are the order's; who may not deposit any more is refused, and
 * nothing is credited here: only the provider's own message does that.
 */
export const walletPay = async ({ house, player_id, params, body, request }: Call<typeof payByWallet>) => {
  await countBegun(house, player_id)
  const { payment, charging } = await waitingFor(house, player_id, params.id)
  await refuseWhileBlockedNow(house.db, house, player_id)
  try {
    await charging.charge(house, payment.provider_payment, body.token)
  } catch (error) {
    logOf(house, request).error({ err: error, payment_id: params.id }, 'a wallet could not be charged')
    return refuse('provider-unavailable', { retry_after_s: 5 }, 503)
  }
  return { data: statusOf(house, (await paymentOfPlayer(house.db, player_id, payment.id)) ?? payment) }
}
