import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode } from '#kernel/contract/schemas.ts'
import { PaymentStatus } from './contract.ts'
import { wallets } from './rules.ts'

const PaymentId = Type.String({ pattern: '^[0-9]{1,18}$' })

/** What a wallet's sheet shows: the order as it was made. An address of the page can ask for nothing else. */
export const WalletOrder = Type.Object({
  id: PaymentId,
  wallet: Type.Enum([...wallets]),
  amount: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  countryCode: Type.String(),
  /** For whom wallets seal their tokens: the provider by the wallet’s name of it, and the house by the provider’s. */
  gateway: Type.String(),
  gatewayMerchantId: Type.String(),
  /** Test money: the sheet may be played without a wallet. */
  isTest: Type.Boolean(),
})
export type WalletOrder = Static<typeof WalletOrder>

export const getWalletOrder = endpoint({
  route: 'GET /rest/cash/wallet/{id}/',
  who: 'player',
  effect: 'reads',
  params: Type.Object({ id: PaymentId }),
  reply: Type.Object({ data: WalletOrder }),
  refusals: ['payment-unknown', 'payment-over'],
  rows: ['API-097', 'API-098', 'RT-075', 'RT-076'],
  summary: 'A deposit that waits for a wallet of the browser',
})

/** What Apple's sheet asks for before it opens. */
export const openAppleSheet = endpoint({
  route: 'POST /rest/cash/wallet/{id}/apple-session/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: PaymentId }),
  body: Type.Object({ validationUrl: Type.String({ maxLength: 500 }) }, { additionalProperties: false }),
  reply: Type.Object({ data: Type.Object({ session: Type.String() }) }),
  refusals: ['payment-unknown', 'payment-over', 'wallet-address-wrong', 'provider-unavailable', 'too-many-requests'],
  rows: ['WA-026', 'API-098'],
  summary: 'A session of Apple Pay for a deposit that waits for it',
})

export const payByWallet = endpoint({
  route: 'POST /rest/cash/wallet/{id}/pay/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  params: Type.Object({ id: PaymentId }),
  /** As the wallet gave it: for the provider alone, and kept nowhere. */
  body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 16_384 }) }, { additionalProperties: false }),
  reply: Type.Object({ data: PaymentStatus }),
  refusals: ['payment-unknown', 'payment-over', 'deposits-blocked', 'provider-unavailable', 'too-many-requests'],
  rows: ['WA-025', 'WA-026'],
  summary: 'Pays a deposit with what a wallet of the browser gave',
})

/** Between the button’s page and the desk around it, both of this site. */
export type FromWalletPage =
  | { readonly type: 'wallet-token'; readonly id: string; readonly token: string }
  | { readonly type: 'wallet-absent'; readonly id: string }
export interface ToWalletPage {
  readonly type: 'wallet-result'
  readonly id: string
  readonly success: boolean
}
