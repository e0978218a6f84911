import type { IncomingHttpHeaders } from 'node:http'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { FailureReason } from '../rules.ts'

/** A way to pay that a provider gives, e.g. a card. */
export interface PaymentMethod {
  /** Unique in the house; never given to another method. */
  readonly id: number
  readonly slug: string
  /** Key of its name. */
  readonly title: `cash-desk.method.${string}`
}

/** What a provider is asked to collect. */
export interface PaymentOrder {
  readonly payment_id: bigint
  readonly amount_minor: bigint
  readonly currency: string
  readonly language: Language
  /** Path of our own site where the provider sends the player's browser afterwards. It tells nothing of the outcome. */
  readonly return_path: string
}

export interface StartedPayment {
  /** The provider's id of the payment. */
  readonly provider_payment: string
  /** The provider's page, to which the player's browser goes. */
  readonly page_url: string
  /** What the provider's own scripts would ask for. */
  readonly auth_payload: string
  readonly merchant_id: string
}

/** An authentic word of a provider about one of our payments. */
export interface ProviderMessage {
  /** Unique per provider; repeated when the provider repeats itself. */
  readonly message_id: string
  readonly payment_id: bigint
  readonly provider_payment: string
  readonly state: 'pending' | 'failed' | 'completed'
  readonly reason: FailureReason | null
  readonly amount_minor: bigint
  readonly currency: string
}

/** A payment provider, as the cash desk sees one. Its money comes in through `clearing:<name>`. */
export interface PaymentProvider {
  readonly name: string
  /** No real money moves. */
  readonly is_test: boolean
  readonly methods: readonly PaymentMethod[]
  /** May this house take deposits through it? */
  readonly isOffered: (house: House) => boolean
  /** Begins a payment. The same order again gives the same payment. Throws when the provider does not answer. */
  readonly startPayment: (house: House, order: PaymentOrder) => Promise<StartedPayment>
  /**
   * Reads a webhook from its raw bytes. Refuses with `webhook-unsigned` (401) what the provider did not sign in the last five
   * minutes, and with `webhook-malformed` (400) what it did not mean.
   */
  readonly readWebhook: (house: House, headers: IncomingHttpHeaders, raw: Buffer) => ProviderMessage
}
