import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, PositiveAmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { CashMethod, DepositOffer, PaymentStatus } from './contract.ts'

/** The house's number of what a player paid with; the provider's own token never leaves the server. */
const TokenId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })
const CurrencyId = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const BonusId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** A card that deposits came from; it pays by one press once its player has saved it. */
export const OwnCard = Type.Object({ tokenId: TokenId, label: Type.String(), isSaved: Type.Boolean(), isTest: Type.Boolean() })
export type OwnCard = Static<typeof OwnCard>

export const getOneClick = endpoint({
  route: 'GET /rest/cash/one-click/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({
    data: Type.Object({
      /** Minor units. */
      currencyPreset: Type.Array(AmountMinor),
      savedCards: Type.Array(OwnCard),
      /** The saved card that was used last. */
      lastPayProvider: Type.Union([Type.Object({ tokenId: TokenId }), Type.Null()]),
    }),
  }),
  rows: ['API-084', 'EN-054', 'WA-013'],
  summary: 'Saved cards and amounts for paying by one press',
})

export const saveCard = endpoint({
  route: 'POST /rest/cash/one-click/save/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ tokenId: TokenId, isSaved: Type.Boolean() }),
  reply: Type.Object({ data: Type.Object({ cards: Type.Array(OwnCard) }) }),
  refusals: ['card-unknown'],
  rows: ['WA-013'],
  summary: 'Saves a card that a deposit came from for one press, or forgets it',
})

export const tokenPay = endpoint({
  route: 'POST /rest/payments/deposit/token-pay/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  body: Type.Object({
    tokenId: TokenId,
    /** Left out: the currency that the player plays in. */
    currencyId: Type.Optional(CurrencyId),
    /** Minor units of that currency. */
    amount: PositiveAmountMinor,
    bonusId: Type.Optional(BonusId),
    /** What 3-D Secure asks of a browser; handed to the provider and kept nowhere. */
    browser: Type.Object({
      language: Type.String({ maxLength: 35 }),
      screenWidth: Type.Integer({ minimum: 0, maximum: 100_000 }),
      screenHeight: Type.Integer({ minimum: 0, maximum: 100_000 }),
      colorDepth: Type.Integer({ minimum: 0, maximum: 64 }),
      timeZoneOffset: Type.Integer({ minimum: -1_440, maximum: 1_440 }),
      userAgent: Type.String({ maxLength: 512 }),
    }),
  }),
  reply: Type.Object({ redirectUrl: Type.Optional(Type.String()), data: PaymentStatus }),
  refusals: [
    'card-unknown',
    'check-the-form',
    'deposit-below-minimum',
    'deposit-above-maximum',
    'deposit-method-unknown',
    'deposit-suspended',
    'deposits-closed',
    'deposits-blocked',
    'deposit-limit-reached',
    'deposit-limit-exceeded',
    'provider-unavailable',
    'too-many-requests',
  ],
  rows: ['API-082', 'WA-013', 'WA-015', 'WA-016', 'WA-021'],
  summary: 'Pays with a saved card by one press',
})

/** EN-053. Amounts in minor units of the player's currency. */
const CashWidget = Type.Object({
  /** False where this player could only be refused. */
  isEnabled: Type.Boolean(),
  /** The bonus that may be chosen with a deposit; it is never chosen by itself. */
  bonusDto: Type.Union([DepositOffer, Type.Null()]),
  /** The saved card that was used last: it pays by one press. */
  lastPayProvider: Type.Union([OwnCard, Type.Null()]),
  lastPayMethod: Type.Union([CashMethod, Type.Null()]),
  currencyPreset: Type.Array(AmountMinor),
  defaultAmount: AmountMinor,
  currencyLimit: Type.Object({ min: AmountMinor, max: AmountMinor }),
  /** Until when another payment by one press is refused, because one is on its way. */
  suspendedUntil: Type.Union([Timestamp, Type.Null()]),
})
export type CashWidget = Static<typeof CashWidget>

export const getCashWidget = endpoint({
  route: 'GET /rest/cash/widget/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: CashWidget }),
  rows: ['API-094', 'EN-053'],
  summary: 'What a small deposit form needs',
})

const byCurrency = Type.Object({ currencyId: CurrencyId }, { additionalProperties: false })

/** A method with its bounds in one currency. */
const LightMethod = Type.Intersect([CashMethod, Type.Object({ limit: Type.Object({ min: AmountMinor, max: AmountMinor }) })])

export const getLightMethods = endpoint({
  route: 'GET /rest/light-cash/deposit/methods/',
  who: 'anyone',
  effect: 'reads',
  query: byCurrency,
  reply: Type.Object({ data: Type.Array(LightMethod), currency: CurrencyCode }),
  refusals: ['desk-currency-unknown'],
  rows: ['API-087', 'EN-052', 'WA-011'],
  summary: 'What may be paid with in a currency',
})

export const getLightCountries = endpoint({
  route: 'GET /rest/light-cash/deposit/countries/',
  who: 'anyone',
  effect: 'reads',
  query: byCurrency,
  reply: Type.Object({ data: Type.Array(Type.Object({ iso: Type.String() })) }),
  refusals: ['desk-currency-unknown'],
  rows: ['API-088', 'WA-011'],
  summary: 'Countries whose players may pay in a currency',
})

export const checkLightMethod = endpoint({
  route: 'GET /rest/light-cash/deposit/method-check/',
  who: 'player',
  effect: 'reads',
  query: Type.Object({ methodId: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }, { additionalProperties: false }),
  reply: Type.Object({ data: CashMethod }),
  refusals: ['deposits-closed'],
  rows: ['API-089', 'WA-010'],
  summary: 'The same method, or the one that takes its place',
})
