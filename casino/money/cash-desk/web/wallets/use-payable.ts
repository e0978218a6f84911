import { useSyncExternalStore } from 'react'
import type { CashMethod } from '../../contract.ts'
import { hasApplePay, type WalletBrowser } from './wallet-pay.ts'

const unchanging = () => () => undefined

/** WA-026: the methods that this browser can pay by. The server knows no browser, and leaves Apple Pay to be added by those that have it. */
export const usePayable = (methods: readonly CashMethod[]): CashMethod[] => {
  const has_apple = useSyncExternalStore(
    unchanging,
    () => hasApplePay(window as WalletBrowser),
    () => false,
  )
  return methods.filter(({ wallet }) => wallet !== 'apple-pay' || has_apple)
}
