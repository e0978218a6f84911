import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { leaveTo } from '#kernel/web/page/leave-to.ts'
import type { CashDesk } from '../contract.ts'
import type { texts } from '../texts.ts'
import { recallDeposit, type RecalledDeposit } from './begin-deposit.ts'
import { useOwnCards } from './use-own-cards.ts'
import { useAmount, usePay } from './use-pay.ts'

export interface DeskParts {
  readonly desk: CashDesk
  /** Where the deposit that waits at its provider goes on. */
  readonly redirectUrl?: string | undefined
  /** Form variant, for the statistics of deposit clicks. */
  readonly placement: 'page' | 'modal'
  /** Leaves the desk: closes the modal, or navigates to another page. */
  readonly leave: () => void
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
  const [bonus_id, setBonus] = useState(desk.bonusId)
  const paying = usePay({
    desk,
    amount,
    bonus_id,
    dropBonus: () => setBonus(0),
    placement,
    leave,
    onCharged: ({ id }) => leaveTo(`/cash/payment/${id}/`),
  })

  const onRecalled = (recalled: RecalledDeposit | null): void => {
    if (!recalled) return
    const { chosen, answer, bonus_fault } = recalled
    if (!answer) return paying.setTold({ tone: 'info', text: text('cash-desk.stored-reset') })
    amount.recall(chosen.amount)
    if (bonus_fault !== undefined) setBonus(0)
    if (!answer.success) return paying.listen(answer)
    const { method, info } = answer.data
    setMethod(method.id)
    setBonus(info.bonusId)
    paying.setTold(
      bonus_fault === undefined
        ? { tone: 'info', text: text('cash-desk.stored', { amount: amount.say(info.amount) }) }
        : { tone: 'warning', text: bonus_fault },
    )
  }
  useRecalled(desk.currency.id, onRecalled, () => paying.setSending(false))

  const pay = (): Promise<void> => paying.pay(own.card ? { card: own.card.tokenId } : { method_id })
  const chooseMethod = (id: number): void => (setMethod(id), own.setCard(null))

  return { ...own, ...paying, amount, method_id, setMethod: chooseMethod, bonus_id, setBonus, pay }
}
