import { useState } from 'react'
import { isPlayClosed } from '#casino/players/responsible-play/web/api.ts'
import { useAmount as useTypedAmount } from '#kernel/web/forms/use-amount.ts'
import { raiseUnauthorized } from '#kernel/web/state/unauthorized-event.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { CashDesk, PaymentStatus } from '../contract.ts'
import { amountFault } from '../rules.ts'
import type { texts } from '../texts.ts'
import { beginDeposit, raiseGamblingLimit, type RefusedDeposit } from './begin-deposit.ts'
import { track } from './deposit-tracker.ts'
import { isSuspended, payByCard, raiseLudoman, tellFailed } from './pay-by-card.ts'
import { useSuspension } from './suspension.ts'
import type { AskedWallet } from './wallets/wallet-frame.tsx'

/** The chosen amount, judged as the server does. */
export const useAmount = ({ currency, defaultAmount, limit }: Pick<CashDesk, 'currency' | 'defaultAmount' | 'limit'>) => {
  const text = useText<typeof texts>()
  return useTypedAmount({
    currency: currency.iso,
    exponent: currency.exponent,
    first: defaultAmount,
    faultOf: (value, say) => {
      if (value === null) return text('cash-desk.amount-missing')
      const code = amountFault(value, limit)
      return code === null ? undefined : text(code, { bound: say(code === 'deposit-below-minimum' ? limit.min : limit.max) })
    },
  })
}

/** What the player hears above the form. */
export interface Told {
  readonly tone: 'info' | 'negative' | 'warning'
  readonly text: string
}

interface PayParts {
  readonly desk: Pick<CashDesk, 'currency' | 'location' | 'suspendedUntil'>
  readonly amount: ReturnType<typeof useAmount>
  readonly bonus_id: number
  /** The bonus cannot be had: the deposit goes on without it (WA-007). */
  readonly dropBonus: () => void
  /** Where the form stands, for the statistics of deposit clicks. */
  readonly placement: 'page' | 'modal' | 'widget'
  /** Leaves the form: closes its window, or navigates to another page. */
  readonly leave: () => void
  /** A saved card was charged; its payment is on its way. */
  readonly onCharged: (payment: PaymentStatus) => void
}

/** A method, or a saved card that pays by one press. */
type PaidWith = { readonly method_id: number; readonly card?: undefined } | { readonly card: string }

/** The press that begins a deposit, and what comes of it: the same for the desk and the widget. */
export const usePay = ({ desk, amount, bonus_id, dropBonus, placement, leave, onCharged }: PayParts) => {
  const text = useText<typeof texts>()
  const suspended_s = useSuspension(desk.suspendedUntil)
  const [told, setTold] = useState<Told>()
  const [sending, setSending] = useState(false)
  const [wallet, setWallet] = useState<AskedWallet>()

  const listen = (refused: RefusedDeposit): void => {
    if (refused.status === 444) return raiseGamblingLimit(refused, leave)
    if (refused.status === 401) return void raiseUnauthorized()
    if (refused.details['field'] === 'amount') return amount.setFault(refused.message)
    // The player sees that the bonus is gone, and decides.
    const bonus_fault = refused.errors['bonus_id']
    if (bonus_fault !== undefined) dropBonus()
    setTold({ tone: bonus_fault === undefined ? 'negative' : 'warning', text: Object.values(refused.errors)[0] ?? refused.message })
  }

  const charge = async (card: string, chosen: number): Promise<void> => {
    const answer = await payByCard({ token_id: card, currency_id: desk.currency.id, amount: chosen, bonus_id })
    // Without an answer the browser is on its way to the bank: the button keeps turning until it has left.
    if (!answer) return
    setSending(false)
    if (answer.success) return onCharged(answer.data)
    if (answer.status === 444) return raiseLudoman(answer, leave)
    // Nothing has failed: the payment before is on its way, and the button counts down.
    if (isSuspended(answer)) return setTold({ tone: 'info', text: answer.message })
    // The card may have been charged: the button works, and its next press asks for this very payment.
    if (answer.is_unknown) return setTold({ tone: 'warning', text: text('cash-desk.pay-unknown') })
    tellFailed(text('cardPayment.depositFailed'), answer)
    listen(answer)
  }

  const pay = async (by: PaidWith): Promise<void> => {
    const chosen = amount.check()
    if (chosen === null || sending || suspended_s > 0) return
    setSending(true)
    setTold(undefined)
    if (await isPlayClosed()) return setSending(false)
    track('pay', placement, bonus_id)
    if (by.card !== undefined) return charge(by.card, chosen)
    const deposit = { currencyId: desk.currency.id, amount: chosen, methodId: by.method_id, bonusId: bonus_id }
    const begun = await beginDeposit(deposit, desk.location ?? placement)
    // As above: on the way to the provider.
    if (!begun) return
    setSending(false)
    if (begun.success) setWallet({ id: begun.data.payment?.id ?? '', wallet: begun.data.method.wallet ?? 'google-pay', amount: chosen })
    else listen(begun)
  }

  return { told, setTold, sending, setSending, suspended_s, wallet, setWallet, listen, pay }
}
