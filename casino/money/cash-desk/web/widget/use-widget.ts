import { useState } from 'react'
import { useAppState, useMain } from '#kernel/web/state/app-state.ts'
import type { CashDesk, PaymentStatus } from '../../contract.ts'
import type { CashWidget } from '../../one-click-contract.ts'
import { useAmount, usePay } from '../use-pay.ts'

export interface WidgetParts {
  readonly widget: CashWidget
  readonly currency: CashDesk['currency']
  /** Closes the window that the form stands in; on a page it does nothing. */
  readonly leave: () => void
}

/** The visitor's currency as the desk names it: a player's own, a guest's the brand's. */
export const useDeskCurrency = (): CashDesk['currency'] | null => {
  const { config, main } = useAppState()
  const code = main.playerInfo?.playerBalance.currency ?? main.currency
  const known = config.currencies.find((currency) => currency.code === code)
  return known ? { id: known.id, iso: known.code, symbol: known.symbol, exponent: known.exponent } : null
}

type Way =
  | { readonly kind: 'card'; readonly is_test: boolean; readonly said: { readonly label: string }; readonly by: { readonly card: string } }
  | {
      readonly kind: 'method'
      readonly is_test: boolean
      readonly said: { readonly method: string }
      readonly by: { readonly method_id: number }
    }
  /** Nothing was paid with yet, or by a wallet whose button needs the desk's room: the player chooses there. */
  | { readonly kind: 'choice'; readonly is_test: false; readonly by: null }

/** How the widget pays: by the saved card of the last time, else by its method (WA-018). */
export const wayOf = ({ lastPayProvider, lastPayMethod }: Pick<CashWidget, 'lastPayProvider' | 'lastPayMethod'>): Way => {
  if (lastPayProvider) {
    const { tokenId, label, isTest } = lastPayProvider
    return { kind: 'card', is_test: isTest, said: { label }, by: { card: tokenId } }
  }
  if (!lastPayMethod || lastPayMethod.wallet) return { kind: 'choice', is_test: false, by: null }
  const { id, title, isTest } = lastPayMethod
  return { kind: 'method', is_test: isTest, said: { method: title }, by: { method_id: id } }
}

/** The widget's press: the desk's own, without a bonus, and without leaving the page where a saved card pays. */
export const useWidget = ({ widget, currency, leave }: WidgetParts) => {
  const amount = useAmount({ currency, defaultAmount: widget.defaultAmount, limit: widget.currencyLimit })
  const [paid, setPaid] = useState<PaymentStatus>()
  const { isTokenizeCash } = useMain()
  const way = wayOf(isTokenizeCash ? widget : { ...widget, lastPayProvider: null })
  const paying = usePay({
    desk: { currency, location: 'widget', suspendedUntil: widget.suspendedUntil },
    amount,
    bonus_id: 0,
    dropBonus: () => undefined,
    placement: 'widget',
    leave,
    onCharged: setPaid,
  })
  const pay = async (): Promise<void> => {
    if (way.by) await paying.pay(way.by)
  }
  return { ...paying, amount, currency, way, paid, pay }
}
