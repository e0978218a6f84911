/** What a test account does with a payout. */
type AccountOutcome = 'success' | 'delay' | 'payout-fails' | 'payout-returns' | 'other-name' | 'silent'

interface TestAccount {
  readonly iban: string
  readonly outcome: AccountOutcome
  readonly title: `sandbox.account.${AccountOutcome}`
}

/** The test accounts, published where an IBAN is asked for. Payouts to any other account are declined. */
export const testAccounts: readonly TestAccount[] = [
  { iban: 'UA880000010000000000000000001', outcome: 'success', title: 'sandbox.account.success' },
  { iban: 'UA610000010000000000000000002', outcome: 'delay', title: 'sandbox.account.delay' },
  { iban: 'UA340000010000000000000000003', outcome: 'payout-fails', title: 'sandbox.account.payout-fails' },
  { iban: 'UA070000010000000000000000004', outcome: 'payout-returns', title: 'sandbox.account.payout-returns' },
  { iban: 'UA770000010000000000000000005', outcome: 'other-name', title: 'sandbox.account.other-name' },
  { iban: 'UA500000010000000000000000006', outcome: 'silent', title: 'sandbox.account.silent' },
]
