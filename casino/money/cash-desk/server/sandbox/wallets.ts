import type { WalletCharging } from '../provider.ts'
import { stepsOfCards, type Outcome } from './cards.ts'
import { takeStep } from './tell-merchant.ts'

/** What a test wallet says; a token of a real wallet's test environment pays as the card that succeeds. */
const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['sandbox-success', 'success'],
  ['sandbox-decline', 'decline'],
])

/** Is it paid by a wallet of the browser, without the sandbox's page? */
export const isWalletMethod = (method: string): boolean => /^sandbox-(google|apple)-pay$/.test(method)

/** Wallets of the browser at the sandbox. A press takes effect once, however often it is sent. */
export const sandboxWallets: WalletCharging = {
  // What Google's own test environment seals for.
  gateway: 'example',
  merchantOf: (house) => `openhouse-${house.brand.name}`,
  charge: async (house, provider_payment, token) => {
    const outcome = outcomes.get(token) ?? 'success'
    await takeStep(house, provider_payment, stepsOfCards[outcome], outcome)
  },
  // The sandbox has no certificate of Apple's: a real sheet closes, and the test sheet asks for nothing.
  appleSession: (house) => Promise.resolve({ merchantIdentifier: sandboxWallets.merchantOf(house), signature: 'sandbox' }),
}
