/** What the kill test asks of the cashier, one JSON line each. The key makes a repeated command the same command. */
interface Own {
  readonly player: number
  readonly key: string
}

export type CashCommand = Own &
  (
    | { readonly kind: 'deposit' | 'payout' | 'offer' | 'put-aside' | 'take-out'; readonly amount: number }
    | { readonly kind: 'payout-paid' | 'payout-failed' | 'payout-cancelled'; readonly payout: number; readonly amount: number }
    | { readonly kind: 'convert'; readonly quote: number }
    | { readonly kind: 'collect'; readonly item: number }
  )

/** An account of the sandbox's bank. */
export const payout_iban = 'UA880000010000000000000000001'
