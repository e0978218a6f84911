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
    | { readonly kind: 'transfer'; readonly amount: number }
    | { readonly kind: 'recall' }
    | { readonly kind: 'fate'; readonly transfer: number }
  )

/** The two houses between which transfers go, and the key that both sign with. */
export const houses = ['alpha', 'beta'] as const
export type HouseName = (typeof houses)[number]
export const otherHouse = (name: HouseName): HouseName => (name === 'alpha' ? 'beta' : 'alpha')
export const pair_key = 'ab'.repeat(32)

/** What became of a transfer, as `fate` answers it. */
export const fates = { open: 0, arrived: 1, returned: 2 } as const

/** An account of the sandbox's bank. */
export const payout_iban = 'UA880000010000000000000000001'
