import type { IncomingHttpHeaders } from 'node:http'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { DisputeState, FailureReason, PayoutFailure } from '../rules.ts'

/** A way to pay that a provider gives, e.g. a card. */
export interface PaymentMethod {
  /** Unique in the house; never given to another method. */
  readonly id: number
  readonly slug: string
  /** Key of its name. */
  readonly title: `cash-desk.method.${string}`
  /** Whoever pays decides how much comes (a transfer): what came is credited. Else it is the order's amount or nothing. */
  readonly takes_any_amount?: true
  /** What it can be paid in; left out where in every currency of the house. */
  readonly currencies?: readonly Currency[]
}

/** What a provider is asked to collect. */
export interface PaymentOrder {
  readonly payment_id: bigint
  /** Slug of the method that the player chose. */
  readonly method: string
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

/** What 3-D Secure asks of a browser. Handed to the provider and kept nowhere. */
export interface BrowserInformation {
  readonly language: string
  readonly screenWidth: number
  readonly screenHeight: number
  readonly colorDepth: number
  readonly timeZoneOffset: number
  readonly userAgent: string
}

export interface ChargedPayment {
  readonly provider_payment: string
  /** Where the payer's bank wants to ask first; null where nothing is left to do in the browser. */
  readonly page_url: string | null
}

/** What a player paid with, as its provider names it: a token of the provider's and a label that gives nothing away. */
export interface Instrument {
  readonly token: string
  /** `•••• 4242`. */
  readonly label: string
}

/** An authentic word of a provider about one of our payments. */
export interface PaymentMessage {
  readonly about: 'payment'
  /** Unique per provider; repeated when the provider repeats itself. */
  readonly message_id: string
  readonly payment_id: bigint
  readonly provider_payment: string
  readonly state: 'pending' | 'failed' | 'completed'
  readonly reason: FailureReason | null
  readonly amount_minor: bigint
  readonly currency: string
  /** Told with a completion. */
  readonly instrument: Instrument | null
}

/** An authentic word of a provider about one of our payouts. `failed` after `paid` means that the bank sent the money back. */
export interface PayoutMessage {
  readonly about: 'payout'
  readonly message_id: string
  readonly payout_id: bigint
  readonly provider_payout: string
  readonly state: 'paid' | 'failed'
  readonly reason: PayoutFailure | null
  readonly amount_minor: bigint
  readonly currency: string
}

/** An authentic word that a payer's bank takes a deposit back, or has decided. */
export interface DisputeMessage {
  readonly about: 'dispute'
  readonly message_id: string
  readonly payment_id: bigint
  readonly provider_payment: string
  readonly state: DisputeState
  readonly amount_minor: bigint
  readonly currency: string
}

/** An authentic word of money that came under no reference of ours. */
export interface TransferMessage {
  readonly about: 'transfer'
  readonly message_id: string
  readonly provider_transfer: string
  readonly reference: string
  readonly amount_minor: bigint
  readonly currency: string
}

/** An authentic word of what became of money that we asked to be given back to its payer. */
export interface RefundMessage {
  readonly about: 'refund'
  readonly message_id: string
  readonly refund_id: bigint
  readonly state: 'done' | 'failed'
}

export type ProviderMessage = PaymentMessage | PayoutMessage | DisputeMessage | TransferMessage | RefundMessage

/** A payment that a provider is asked about. */
export interface AskedPayment {
  readonly payment_id: bigint
  readonly provider_payment: string
}

/** What a provider is asked to give back to whoever paid. */
export interface RefundOrder {
  readonly refund_id: bigint
  readonly provider_payment: string
  readonly amount_minor: bigint
  readonly currency: string
}

/** Where a payout goes: back to what a deposit came from, or to a bank account. */
export type PayoutDestination = { readonly kind: 'instrument'; readonly token: string } | { readonly kind: 'iban'; readonly iban: string }

/** A way to be paid. */
export interface PayoutMethod extends Omit<PaymentMethod, 'takes_any_amount' | 'currencies'> {
  readonly requisites: PayoutDestination['kind']
  /** Of a test provider: what may be typed, and the key of what it does. */
  readonly tests?: readonly { readonly value: string; readonly title: `sandbox.${string}` }[]
}

/** What a provider is asked to pay out. */
export interface PayoutOrder {
  readonly payout_id: bigint
  readonly amount_minor: bigint
  readonly currency: string
  readonly to: PayoutDestination
}

/** Whether an account is in a person's name, as its bank says. */
export type PayeeCheck = 'match' | 'other' | 'unknown'

/** The part of a provider that pays out. */
export interface PayingOut {
  readonly methods: readonly PayoutMethod[]
  /** Hands a payout over. The same order again is the same payout. Throws when there is no answer: then nothing is known. */
  readonly start: (house: House, order: PayoutOrder) => Promise<{ readonly provider_payout: string }>
  /** What became of a payout, for when no message came; null while nothing is decided. Throws when there is no answer. */
  readonly ask: (house: House, provider_payout: string) => Promise<PayoutMessage | null>
  /** Is the account in this name? Throws when there is no answer. */
  readonly checkPayee: (house: House, iban: string, name: string) => Promise<PayeeCheck>
}

/** A payment provider, as the cash desk sees one. Its money comes in through `clearing:<name>`, and goes out through it. */
export interface PaymentProvider {
  readonly name: string
  readonly methods: readonly PaymentMethod[]
  /** May this house take deposits through it? */
  readonly isOffered: (house: House) => boolean
  /** Begins a payment. The same order again gives the same payment. Throws when the provider does not answer. */
  readonly startPayment: (house: House, order: PaymentOrder) => Promise<StartedPayment>
  /** Charges what a player saved, by the provider's own token, without a page of the provider. Left out where it cannot. */
  readonly chargeSaved?: (house: House, order: PaymentOrder, token: string, browser: BrowserInformation) => Promise<ChargedPayment>
  /** What became of a payment, for when no message came; null while nothing is decided. Throws when there is no answer. */
  readonly askPayment?: (house: House, payment: AskedPayment) => Promise<PaymentMessage | null>
  /** Gives a deposit or a part of it back to its payer. The same order again is the same refund. Throws when there is no answer. */
  readonly refund?: (house: House, order: RefundOrder) => Promise<'pending' | RefundMessage['state']>
  /** Left out by a provider that only takes money. */
  readonly payingOut?: PayingOut
  /**
   * Reads a webhook from its raw bytes. Refuses with `webhook-unsigned` (401) what the provider did not sign in the last five
   * minutes, and with `webhook-malformed` (400) what it did not mean. Null: authentic, and nothing to the house.
   */
  readonly readWebhook: (
    house: House,
    headers: IncomingHttpHeaders,
    raw: Buffer,
  ) => ProviderMessage | null | Promise<ProviderMessage | null>
}
