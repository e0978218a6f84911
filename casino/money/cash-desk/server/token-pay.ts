import { playerById } from '#casino/players/accounts/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { logOf } from '#kernel/http/request-log.ts'
import { currencies } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import type { tokenPay } from '../one-click-contract.ts'
import { one_press } from '../rules.ts'
import { checkDeposit, refuseBonusElsewhere, refuseOtherBonuses } from './check-deposit.ts'
import { countBegun, orderOf, recordDeposit } from './make-deposit.ts'
import { statusOf } from './payment-status.ts'
import type { ChargedPayment, PaymentProvider } from './provider.ts'
import { savedCard, type CardRow } from './saved-cards.ts'
import { attachProviderPayment, paymentOfPlayer, type Payment } from './store.ts'
import { suspendedUntil } from './suspension.ts'

type TokenCall = Call<typeof tokenPay>

const charge = async ({ house, request, body }: TokenCall, payment: Payment, provider: PaymentProvider, card: CardRow) => {
  try {
    return (await provider.chargeSaved?.(house, orderOf(house, payment, provider), card.token, body.browser)) as ChargedPayment
  } catch (error) {
    logOf(house, request).error({ err: error, payment_id: String(payment.id) }, 'a saved card could not be charged')
    return refuse('provider-unavailable', { retry_after_s: 5 }, 503)
  }
}

/** WA-021, A-056: a second press, in another tab or after a reload, waits while a payment of the last minute is on its way. */
const refuseWhileCharging =
  ({ house, player_id, key }: TokenCall) =>
  async (tx: Tx): Promise<void> => {
    const until = await suspendedUntil(house, tx, player_id, key)
    if (until !== null) refuse('deposit-suspended', { suspended: true, until })
  }

/**
 * Pays with a saved card (API-082). The same checks and limits as any deposit; nothing is credited here, only the provider's own
 * message does that. A bank that wants to ask first gives a page to go to. Refusals: as `deposit`, `card-unknown`, and
 * `deposit-suspended` { suspended: true, until } while another such payment is on its way.
 */
export const payByToken = async (call: TokenCall) => {
  const { house, player_id, language, body, key } = call
  await countBegun(house, player_id)
  const { card, offered } = await savedCard(house, player_id, body.tokenId)
  const own = (await playerById(house.db, player_id))?.currency ?? house.brand.currency
  const currency_id = body.currencyId ?? currencies[own].id
  const asked = { method_id: offered.method.id, currency_id, amount: body.amount, bonus_id: body.bonusId ?? 0 }
  const checked = checkDeposit([offered], asked, language)
  refuseBonusElsewhere(asked, checked.currency, own)
  await refuseOtherBonuses(house, asked, player_id, checked)
  const intent = { house, language, key, body: { ...asked, location: one_press } }
  const payment = await recordDeposit(intent, player_id, checked, refuseWhileCharging(call))
  const charged = await charge(call, payment, offered.provider, card)
  await attachProviderPayment(house.db, payment.id, charged)
  const data = statusOf(house, (await paymentOfPlayer(house.db, player_id, payment.id)) ?? payment)
  return charged.page_url === null ? { data } : { redirectUrl: charged.page_url, data }
}
