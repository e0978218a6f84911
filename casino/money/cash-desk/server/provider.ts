import type { IncomingHttpHeaders } from 'node:http'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { TransferTarget } from '../contract.ts'
import type { DisputeState, FailureReason, PayoutFailure, TransferKind, Wallet } from '../rules.ts'

/** A payment method of a provider, e.g. card. */
export interface PaymentMethod {
  /** Unique in the site, and never reused for another method. */
  readonly id: number
  readonly slug: string
  /** Key of its name. */
  readonly title: `cash-desk.method.${string}`
  /**
   * True if the payer decides the amount (bank transfer): the received amount is credited. Otherwise only the ordered amount is
   * accepted.
   */
  readonly takes_any_amount?: true
  /** What the desk draws it as; a card where it is left out. */
  readonly transfer?: TransferKind
  /** A wallet of the browser pays, by its own sheet: no page of the provider opens. */
  readonly wallet?: Wallet
  /** Accepted currencies; omitted if all are. */
  readonly currencies?: readonly Currency[]
}

/** A provider refuses a call, and would whenever it is repeated as it is. */
export class RefusedForGood extends Error {}

/** An order to collect money. */
export interface PaymentOrder {
  readonly payment_id: bigint
  /** Slug of the method that the player chose. */
  readonly method: string
  readonly amount_minor: bigint
  readonly currency: string
  readonly language: Language
  /** From then on its page takes nothing any more. The same for every repeat of the order. */
  readonly open_until: Date
  /** Path of our site to which the provider returns the browser. It says nothing about the outcome. */
  readonly return_path: string
}

export interface StartedPayment {
  /** The provider's id of the payment. */
  readonly provider_payment: string
  /** The provider's page, to which the player's browser goes; null where a wallet of the browser pays. */
  readonly page_url: string | null
  /** Where the payer of a transfer sends it; the desk shows it, too. */
  readonly pay_to?: TransferTarget
  /** What the provider's own scripts would ask for. */
  readonly auth_payload: string
  readonly merchant_id: string
}

/** Browser data for 3-D Secure. Passed to the provider and not stored. */
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
  /** Page where the payer's bank asks for confirmation; null if none is needed. */
  readonly page_url: string | null
}

/** What a player paid with: the provider's token, and a label safe to show. */
export interface Instrument {
  readonly token: string
  /** `•••• 4242`. */
  readonly label: string
}

/**
 * How far a chain has confirmed a transfer. What a later block says holds, and within one block the larger count, whatever order the messages
 * come in; a reorganisation is a later block with none.
 */
export interface Confirmed {
  readonly block: bigint
  readonly count: number
}

/** An authentic provider message about a payment. */
export interface PaymentMessage {
  readonly about: 'payment'
  /** Unique per provider; the same if the provider repeats the message. */
  readonly message_id: string
  readonly payment_id: bigint
  readonly provider_payment: string
  readonly state: 'pending' | 'failed' | 'completed'
  readonly reason: FailureReason | null
  readonly amount_minor: bigint
  readonly currency: string
  /** Sent with a completion. */
  readonly instrument: Instrument | null
  /** Of a transfer over a chain. */
  readonly confirmed?: Confirmed
}

/** An authentic provider message about a withdrawal. `failed` after `paid` means that the bank returned the money. */
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

/** An authentic message about a dispute started or decided by the payer's bank. */
export interface DisputeMessage {
  readonly about: 'dispute'
  readonly message_id: string
  readonly payment_id: bigint
  readonly provider_payment: string
  readonly state: DisputeState
  readonly amount_minor: bigint
  readonly currency: string
}

/** An authentic message about money without a known reference. */
export interface TransferMessage {
  readonly about: 'transfer'
  readonly message_id: string
  readonly provider_transfer: string
  readonly reference: string
  readonly amount_minor: bigint
  readonly currency: string
}

/** An authentic message about a refund that we requested. */
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
  /** The provider's own id of it, once it has answered with one: then it is asked about, not ordered. */
  readonly provider_refund: string | null
  readonly provider_payment: string
  readonly amount_minor: bigint
  readonly currency: string
}

/** How a refund stands at its provider. */
export interface RefundAnswer {
  /** Null where the provider has none: the same order is then the same refund for ever. */
  readonly provider_refund: string | null
  readonly state: 'pending' | RefundMessage['state']
}

/** Destination of a withdrawal: the instrument of a deposit, or a bank account. */
export type PayoutDestination = { readonly kind: 'instrument'; readonly token: string } | { readonly kind: 'iban'; readonly iban: string }

/** A withdrawal method. */
export interface PayoutMethod extends Omit<PaymentMethod, 'takes_any_amount' | 'transfer' | 'currencies' | 'wallet'> {
  readonly requisites: PayoutDestination['kind']
  /** For test providers: accepted test input, and the text key of its effect. */
  readonly tests?: readonly { readonly value: string; readonly title: `sandbox.${string}` }[]
}

/** What a provider is asked to pay out. */
export interface PayoutOrder {
  readonly payout_id: bigint
  readonly amount_minor: bigint
  readonly currency: string
  readonly to: PayoutDestination
}

/** Whether a bank account is in a person's name, as reported by its bank. */
export type PayeeCheck = 'match' | 'other' | 'unknown'

/** The withdrawal interface of a provider. */
export interface PayingOut {
  readonly methods: readonly PayoutMethod[]
  /** Sends a withdrawal. The same order again is the same withdrawal. Throws without a response; the outcome is then unknown. */
  readonly start: (house: House, order: PayoutOrder) => Promise<{ readonly provider_payout: string }>
  /** Queries a withdrawal, if no message arrived; null while undecided. Throws without a response. */
  readonly ask: (house: House, provider_payout: string) => Promise<PayoutMessage | null>
  /** Whether the account is in this name. Throws without a response. */
  readonly checkPayee: (house: House, iban: string, name: string) => Promise<PayeeCheck>
}

/** The part of a provider that takes what wallets of browsers give. */
export interface WalletCharging {
  /** The provider as wallets know it. */
  readonly gateway: string
  /** The house as the provider knows it: wallets seal their tokens for it. */
  readonly merchantOf: (house: House) => string
  /** Charges a payment that was started, by the wallet's token. The same payment is charged once. Throws when there is no answer. */
  readonly charge: (house: House, provider_payment: string, token: string) => Promise<void>
  /** A merchant session of Apple Pay, from the address that its sheet named. Throws when there is no answer. */
  readonly appleSession: (house: House, validation_url: URL) => Promise<object>
}

/** The interface of a payment provider. Its money passes through the ledger account `clearing:<name>`. */
export interface PaymentProvider {
  readonly name: string
  readonly methods: readonly PaymentMethod[]
  /** Whether this site may take deposits through it. */
  readonly isOffered: (house: House) => boolean
  /**
   * How long a payment can be paid after its order; the desk waits and counts it as long. Omitted where that is the desk's own time
   * (`waiting_times_ms.created`).
   */
  readonly page_open_ms?: number
  /**
   * Starts a payment. The same order again gives the same payment. Throws if the provider does not respond, and `RefusedForGood` where the
   * same order would never be taken.
   */
  readonly startPayment: (house: House, order: PaymentOrder) => Promise<StartedPayment>
  /** Charges a saved instrument by the provider's token, without a page of the provider. Omitted if not supported. */
  readonly chargeSaved?: (house: House, order: PaymentOrder, token: string, browser: BrowserInformation) => Promise<ChargedPayment>
  /** Left out by a provider that knows no wallet of the browser. */
  readonly walletCharging?: WalletCharging
  /** Queries a payment, if no message arrived; null while undecided. Throws without a response. */
  readonly askPayment?: (house: House, payment: AskedPayment) => Promise<PaymentMessage | null>
  /**
   * Closes the page of a payment, so that it can no longer be paid, and says what became of it; null while undecided. Throws without a
   * response.
   */
  readonly closePage?: (house: House, payment: AskedPayment) => Promise<PaymentMessage | null>
  /**
   * Refunds a deposit or a part of it, or says how that refund stands. The same order again, however much later, is the same refund.
   * Throws without a response.
   */
  readonly refund?: (house: House, order: RefundOrder) => Promise<RefundAnswer>
  /** Omitted by providers without withdrawals. */
  readonly payingOut?: PayingOut
  /**
   * Parses a webhook from its raw bytes. Refuses with `webhook-unsigned` (401) if it was not signed by the provider within five
   * minutes, and with `webhook-malformed` (400) if it is invalid. Null: authentic but irrelevant.
   */
  readonly readWebhook: (
    house: House,
    headers: IncomingHttpHeaders,
    raw: Buffer,
  ) => ProviderMessage | null | Promise<ProviderMessage | null>
}

/** A method of a provider that this house works with. */
export interface OfferedMethod {
  readonly method: PaymentMethod
  readonly provider: PaymentProvider
  /** More of its payments fail than succeed: it stands last, also for who paid by it before. */
  readonly is_failing?: boolean
}
