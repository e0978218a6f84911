import { useEffect, useEffectEvent, useState } from 'react'
import { raiseUnauthorized } from '#kernel/web/state/unauthorized-event.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { CashDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import {
  beginDeposit,
  isPlayClosed,
  raiseGamblingLimit,
  recallDeposit,
  type RecalledDeposit,
  type RefusedDeposit,
} from './begin-deposit.ts'
import { track } from './deposit-tracker.ts'
import { payByCard, raiseLudoman, tellFailed } from './pay-by-card.ts'
import { useSuspension } from './suspension.ts'
import { useOwnCards } from './use-own-cards.ts'
import { useAmount } from './use-amount.ts'
import type { AskedWallet } from './wallets/wallet-frame.tsx'

export interface DeskParts {
  readonly desk: CashDesk
  /** Form variant, for the statistics of deposit clicks. */
  readonly placement: 'page' | 'modal'
  /** Leaves the desk: closes the modal, or navigates to another page. */
  readonly leave: () => void
}

interface Told {
  readonly tone: 'info' | 'negative' | 'warning'
  readonly text: string
}

/** Gives what was chosen before the log-in, once, and says when "back" from the provider's page shows this very page as it was left. */
const useRecalled = (currency_id: number, onRecalled: (recalled: RecalledDeposit | null) => void, onBack: () => void): void => {
  const recalled = useEffectEvent(onRecalled)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    void recallDeposit(currency_id).then(recalled)
    const wake = (): void => back()
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [currency_id])
}

/** The whole desk: what is chosen, what was stored before the log-in, and the press that begins a deposit. */
export const useDesk = ({ desk, placement, leave }: DeskParts) => {
  const text = useText<typeof texts>()
  const amount = useAmount(desk)
  const [method_id, setMethod] = useState(desk.methods[0]?.id ?? 0)
  const own = useOwnCards(desk)
  const suspended_s = useSuspension()
  const [bonus_id, setBonus] = useState(desk.bonusId)
  const [told, setTold] = useState<Told>()
  const [sending, setSending] = useState(false)
  const [wallet, setWallet] = useState<AskedWallet>()

  const listen = (refused: RefusedDeposit): void => {
    if (refused.status === 444) return raiseGamblingLimit(refused, leave)
    if (refused.status === 401) return void raiseUnauthorized()
    if (refused.details['field'] === 'amount') return amount.setFault(refused.message)
    // WA-007: the deposit continues without the bonus, once the player has seen the error.
    const bonus_fault = refused.errors['bonus_id']
    if (bonus_fault !== undefined) setBonus(0)
    setTold({ tone: bonus_fault === undefined ? 'negative' : 'warning', text: Object.values(refused.errors)[0] ?? refused.message })
  }

  const onRecalled = (recalled: RecalledDeposit | null): void => {
    if (!recalled) return
    const { chosen, answer } = recalled
    if (!answer) return setTold({ tone: 'info', text: text('cash-desk.stored-reset') })
    amount.recall(chosen.amount)
    if (!answer.success) return listen(answer)
    const { method, info } = answer.data
    setMethod(method.id)
    setBonus(info.bonusId)
    setTold({ tone: 'info', text: text('cash-desk.stored', { amount: amount.say(info.amount) }) })
  }
  useRecalled(desk.currency.id, onRecalled, () => setSending(false))

  const payBySavedCard = async (token_id: string, chosen: number): Promise<void> => {
    const refused = await payByCard(token_id, chosen, bonus_id)
    if (!refused) return placement === 'modal' ? leave() : undefined
    setSending(false)
    if (refused.status === 444) return raiseLudoman(refused, leave)
    tellFailed(text('cardPayment.depositFailed'), refused)
    listen(refused)
  }

  const pay = async (): Promise<void> => {
    const chosen = amount.check()
    if (chosen === null || sending || suspended_s > 0) return
    setSending(true)
    setTold(undefined)
    if (await isPlayClosed()) return setSending(false)
    track('pay', placement, bonus_id)
    if (own.card) return payBySavedCard(own.card.tokenId, chosen)
    const deposit = { currencyId: desk.currency.id, amount: chosen, methodId: method_id, bonusId: bonus_id }
    const begun = await beginDeposit(deposit, desk.location ?? placement)
    // Without an answer the browser is on its way to the provider: the button keeps turning until it has left.
    if (!begun) return
    setSending(false)
    if (begun.success) setWallet({ id: begun.data.payment?.id ?? '', wallet: begun.data.method.wallet ?? 'google-pay', amount: chosen })
    else listen(begun)
  }

  const chooseMethod = (id: number): void => (setMethod(id), own.setCard(null))

  return { ...own, amount, method_id, setMethod: chooseMethod, bonus_id, setBonus, suspended_s, told, sending, pay, wallet, setWallet }
}
