import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, PositiveAmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { cash_version, failureReasons, paymentStates, transferKinds, wallets } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

const CurrencyId = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const MethodId = Type.Integer({ minimum: 1, maximum: 1_000_000 })
/** 0 is "no bonus". */
const BonusId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
/** A short word of the page: where the desk was opened, which button. */
const Word = Type.String({ pattern: '^[A-Za-z0-9_./-]{1,80}$' })

export const CashMethod = Type.Object({
  id: MethodId,
  slug: Type.String(),
  title: Type.String(),
  /** Test money: no card is charged. */
  isTest: Type.Boolean(),
  /** Left out of cards and of wallets. */
  transfer: Type.Optional(Type.Enum([...transferKinds])),
  /** The wallet of the browser that pays; left out where a page of the provider does. */
  wallet: Type.Optional(Type.Enum([...wallets])),
})
export type CashMethod = Static<typeof CashMethod>

/** A bonus that a deposit would bring; amounts in minor units of the player's currency. */
export const DepositOffer = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  /** So much has to be deposited. */
  leastDeposit: AmountMinor,
  percent: Type.Integer(),
  /** It brings so much at most. */
  most: AmountMinor,
})
export type DepositOffer = Static<typeof DepositOffer>

/** A currency to deposit in: the money arrives in the player's wallet of it. */
const DeskCurrency = Type.Object({ id: CurrencyId, iso: CurrencyCode, symbol: Type.String(), exponent: Type.Integer() })

/** The cash desk. Amounts in minor units of `currency`. */
export const CashDesk = Type.Object({
  version: Type.Literal(cash_version),
  location: Type.Union([Type.String(), Type.Null()]),
  currency: DeskCurrency,
  /** What may be paid in, the one that is played in first; a guest has the brand's own alone. */
  currencies: Type.Array(DeskCurrency),
  /** The one that was used last in this currency stands first. Empty where the house takes no deposits. */
  methods: Type.Array(CashMethod),
  lastMethodId: Type.Union([MethodId, Type.Null()]),
  presets: Type.Array(AmountMinor),
  defaultAmount: AmountMinor,
  limit: Type.Object({ min: AmountMinor, max: AmountMinor }),
  bonusId: BonusId,
  /** What may be chosen with the deposit; their terms come by API-086. */
  bonuses: Type.Array(DepositOffer),
  /** What deposits came from; a saved one pays by one press. Empty for guests, and where the house does not take saved cards. */
  cards: Type.Array(Type.Object({ tokenId: Type.String(), label: Type.String(), isSaved: Type.Boolean(), isTest: Type.Boolean() })),
  /** A deposit that was begun and waits for its player at the provider's page, in its own currency. */
  waiting: Type.Union([
    Type.Object({ id: Type.String(), amount: AmountMinor, currency: CurrencyCode, exponent: Type.Integer(), createdAt: Timestamp }),
    Type.Null(),
  ]),
  /** A payment by one press is on its way: so long no other one begins. */
  suspendedUntil: Type.Union([Timestamp, Type.Null()]),
})
export type CashDesk = Static<typeof CashDesk>

/** What the pages of the desk are made of. A guest gets the brand's own currency. */
export interface CashDeskPage {
  readonly isGuest: boolean
  readonly desk: CashDesk
  readonly redirectUrl?: string
}

export const openCashDesk = endpoint({
  route: 'POST /rest/cash/',
  who: 'player',
  effect: 'reads',
  body: Type.Object({
    version: Type.Literal(cash_version),
    location: Type.Optional(Word),
    bonus_id: Type.Optional(BonusId),
    /** Left out: the currency that the player plays in. */
    currency_id: Type.Optional(CurrencyId),
  }),
  reply: Type.Object({
    data: CashDesk,
    /** The provider's page at which the deposit in `waiting` goes on. */
    redirectUrl: Type.Optional(Type.String()),
  }),
  refusals: ['desk-currency-unknown'],
  rows: ['API-083', 'WA-002', 'CN-051'],
  summary: 'The cash desk: methods, currencies, presets, limits',
})

/** EN-051: what is paid, as the house understood it. The amount in minor units; no payload before the payment is begun. */
export const PaymentInfo = Type.Object({
  currencyId: CurrencyId,
  currencyIso: CurrencyCode,
  currencySymbol: Type.String(),
  amount: AmountMinor,
  bonusId: BonusId,
  authPayload: Type.Union([Type.String(), Type.Null()]),
})

export const makeDeposit = endpoint({
  route: 'POST /rest/cash/input/',
  who: 'anyone',
  effect: 'changes',
  idempotency: 'required',
  body: Type.Object({
    method_id: MethodId,
    currency_id: CurrencyId,
    /** Minor units. */
    amount: PositiveAmountMinor,
    bonus_id: Type.Optional(BonusId),
    sport_betting_bonus_id: Type.Optional(BonusId),
    /** Only checks what was chosen; nothing is created. Open to guests. */
    validate: Type.Optional(Type.Boolean()),
    location: Type.Optional(Word),
  }),
  reply: Type.Object({
    authPayload: Type.Optional(Type.String()),
    /** The provider's hosted page. */
    redirectUrl: Type.Optional(Type.String()),
    data: Type.Object({
      /** The method that is taken: another one when the asked one is gone (WA-010). */
      method: CashMethod,
      info: PaymentInfo,
      form: Type.Optional(Type.Object({ paymentId: Type.String(), gatewayMerchantId: Type.String() })),
      payment: Type.Optional(Type.Object({ id: Type.String() })),
    }),
  }),
  refusals: [
    'not-authorized',
    'check-the-form',
    'deposit-below-minimum',
    'deposit-above-maximum',
    'deposit-method-unknown',
    'deposits-closed',
    'deposits-blocked',
    'deposit-limit-reached',
    'deposit-limit-exceeded',
    'payment-over',
    'provider-unavailable',
    'too-many-requests',
  ],
  rows: ['API-085', 'EN-051', 'WA-004', 'WA-006', 'WA-028'],
  summary: 'Check a deposit, or begin one at its provider',
})

/** Where the payer of a transfer sends it. */
const TransferTarget = Type.Union([
  Type.Object({
    kind: Type.Literal('chain'),
    network: Type.String(),
    address: Type.String(),
    /** After so many the money is credited. */
    confirmations: Type.Integer({ minimum: 1 }),
  }),
  Type.Object({ kind: Type.Literal('bank'), iban: Type.String(), payee: Type.String(), reference: Type.String() }),
])
export type TransferTarget = Static<typeof TransferTarget>

export const PaymentStatus = Type.Object({
  id: Type.String(),
  status: Type.Enum([...paymentStates]),
  reason: Type.Union([Type.Enum([...failureReasons]), Type.Null()]),
  /** What came, or is expected. */
  amount: AmountMinor,
  /** What was asked for: a transfer may bring another amount. */
  ordered: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  isTest: Type.Boolean(),
  createdAt: Timestamp,
  /** The provider's page, at which a payment of which nothing was heard yet can still be paid. */
  pageUrl: Type.Union([Type.String(), Type.Null()]),
  /** Until when the desk waits; what comes later is credited all the same. */
  waitsUntil: Timestamp,
  /** Of a transfer. */
  payTo: Type.Union([TransferTarget, Type.Null()]),
  /** How often the chain has confirmed it; null before it was seen there. */
  confirmations: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** It came after the desk had stopped waiting. */
  isLate: Type.Boolean(),
})
export type PaymentStatus = Static<typeof PaymentStatus>

export const getPayment = endpoint({
  route: 'GET /rest/cash/payment/{id}/',
  aliases: ['GET /rest/cash/payments/{id}/'],
  who: 'player',
  effect: 'reads',
  params: Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$' }) }),
  reply: Type.Object({ data: PaymentStatus }),
  refusals: ['payment-unknown'],
  rows: ['API-095'],
  summary: "Where one of the player's own deposits stands",
})

export const trackDeposit = endpoint({
  route: 'POST /trackers/deposits/track/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({
    cash_button_name: Word,
    bonus_id: Type.Optional(Type.Union([BonusId, Type.Null()])),
    button_placement: Word,
  }),
  reply: Type.Object({}),
  refusals: ['too-many-requests'],
  rows: ['API-093', 'WA-019'],
  summary: 'A deposit button was pressed',
})

/** Push on the player's own channel: a deposit moved (RTM-025). */
export interface PaymentMessage {
  readonly type: 'payment'
  readonly data: {
    readonly paymentId: string
    readonly status: PaymentStatus['status']
    readonly reason: PaymentStatus['reason']
    /** The chain confirmed it further, or took that back; the state may be the same. */
    readonly confirmations?: number
  }
}

/** Push on the player's own channel: money came in (RTM-026). Amounts in minor units. */
export interface DepositMessage {
  readonly type: 'deposit'
  readonly data: {
    readonly paymentId: string
    readonly amount: number
    readonly currency: string
    readonly exponent: number
    readonly first: boolean
  }
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'cash-desk': CashDeskPage
    readonly 'cash-payment': PaymentStatus
    /** What it shows is asked for where it stands; a house without a way to pay has none. */
    readonly 'cash-widget': Readonly<Record<string, never>>
  }
}
