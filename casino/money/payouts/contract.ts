import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, paging, PositiveAmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { needKinds, payoutReasons, payoutStates } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)
export const refuseFields = fieldRefuserOf(texts)

const Id = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })
const MethodId = Type.Integer({ minimum: 1, maximum: 1_000_000 })

/** How long payouts took lately, in seconds: half of them and nine of ten were faster. Null until there were enough. */
const UsualTime = Type.Union([Type.Object({ half: Type.Integer(), most: Type.Integer() }), Type.Null()])

export const PayoutNeed = Type.Object({
  kind: Type.Enum([...needKinds]),
  state: Type.Union([Type.Literal('missing'), Type.Literal('waiting'), Type.Literal('done')]),
})
export type PayoutNeed = Static<typeof PayoutNeed>

export const PayoutMethod = Type.Object({
  id: MethodId,
  slug: Type.String(),
  title: Type.String(),
  isTest: Type.Boolean(),
  /** `instrument`: one of `destinations`; `iban`: typed. */
  requisites: Type.Union([Type.Literal('instrument'), Type.Literal('iban')]),
  destinations: Type.Array(Type.Object({ id: Id, label: Type.String(), owed: AmountMinor })),
  /** Of a test method: what may be typed, and what it does. */
  tests: Type.Array(Type.Object({ value: Type.String(), title: Type.String() })),
  usualTime: UsualTime,
})
export type PayoutMethod = Static<typeof PayoutMethod>

/** SA-055. Amounts in minor units. */
export const TurboCashout = Type.Object({
  optedIn: Type.Boolean(),
  /** What is decided without a person over 24 hours while it is on, and while it is off. */
  limit: AmountMinor,
  usualLimit: AmountMinor,
  till: Type.Union([Timestamp, Type.Null()]),
  currency: CurrencyCode,
  exponent: Type.Integer(),
})
export type TurboCashout = Static<typeof TurboCashout>

/** What a player may be paid, how, and what it takes. Amounts in minor units of `currency`. */
export const PayoutDesk = Type.Object({
  currency: Type.Object({ id: Type.Integer(), iso: CurrencyCode, symbol: Type.String(), exponent: Type.Integer() }),
  available: AmountMinor,
  /** Cash in other currencies: it is paid out of each wallet once that is the current one. */
  otherWallets: Type.Array(Type.Object({ currency: CurrencyCode, exponent: Type.Integer(), amount: PositiveAmountMinor })),
  needs: Type.Array(PayoutNeed),
  methods: Type.Array(PayoutMethod),
  limit: Type.Object({ min: AmountMinor, max: AmountMinor }),
  /** What is decided at once over 24 hours; more is looked at by a person. */
  automaticLimit: AmountMinor,
  turbo: TurboCashout,
})
export type PayoutDesk = Static<typeof PayoutDesk>

export const getPayoutMethods = endpoint({
  route: 'GET /rest/cash/output/methods/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: PayoutDesk }),
  rows: ['API-092', 'WA-022'],
  summary: 'How the player may be paid, how much, and what it takes',
})

const Asked = Type.Object({
  methodId: MethodId,
  /** Minor units of the player's currency. */
  amount: PositiveAmountMinor,
  requisites: Type.Object({
    instrumentId: Type.Optional(Id),
    iban: Type.Optional(Type.String({ maxLength: 64 })),
  }),
})

const refusals = [
  'check-the-form',
  'payouts-closed',
  'payout-method-unknown',
  'payout-below-minimum',
  'payout-above-maximum',
  'payout-needs-more',
  'payout-goes-back-first',
  'insufficient-funds',
  'payouts-frozen',
  'proof-needed',
  'too-many-requests',
] as const

export const checkPayout = endpoint({
  route: 'POST /rest/cash/output/check/',
  who: 'player',
  effect: 'changes',
  body: Asked,
  reply: Type.Object({
    data: Type.Object({
      /** Minor units; the house takes none. */
      fee: AmountMinor,
      allowed: Type.Literal(true),
      /** Who would decide: the rules at once, or a person. */
      decision: Type.Union([Type.Literal('at-once'), Type.Literal('person')]),
      usualTime: UsualTime,
    }),
  }),
  refusals: [...refusals],
  rows: ['API-091', 'WA-022'],
  summary: 'Whether a payout could be made; nothing moves',
})

export const Payout = Type.Object({
  id: Id,
  status: Type.Enum([...payoutStates]),
  reason: Type.Union([Type.Enum([...payoutReasons]), Type.Null()]),
  /** What the house wrote to the player with a rejection. */
  message: Type.Union([Type.String(), Type.Null()]),
  /** Who has it; null once it is over. */
  holder: Type.Union([Type.Literal('house'), Type.Literal('provider'), Type.Null()]),
  amount: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  method: Type.String(),
  isTest: Type.Boolean(),
  destination: Type.String(),
  createdAt: Timestamp,
  /** The states that it went through, with their moments. */
  steps: Type.Array(Type.Object({ status: Type.Enum([...payoutStates]), at: Timestamp })),
  canCancel: Type.Boolean(),
  usualTime: UsualTime,
})
export type Payout = Static<typeof Payout>

export const requestPayout = endpoint({
  route: 'POST /rest/cash/output/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  body: Asked,
  reply: Type.Object({ data: Payout }),
  refusals: [...refusals],
  rows: ['API-090', 'WA-022'],
  summary: 'Asks for a payout: the amount is set aside at once',
})

export const listPayouts = endpoint({
  route: 'GET /rest/cash/output/list/',
  who: 'player',
  effect: 'reads',
  query: paging(20, 50),
  reply: Type.Object({ data: Type.Array(Payout), hasMore: Type.Boolean() }),
  rows: ['WA-022'],
  summary: "The player's payouts, newest first, with their stages",
})

export const cancelPayout = endpoint({
  route: 'POST /rest/cash/output/{id}/cancel/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ data: Payout }),
  refusals: ['payout-unknown', 'payout-not-cancellable'],
  rows: ['WA-023'],
  summary: 'Calls a payout back that has not left yet, where the licence allows it',
})

export const getTurboCashout = endpoint({
  route: 'GET /rest/cash/output/turbo/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: TurboCashout }),
  rows: ['SA-055'],
  summary: 'Turbo cashout: what is decided at once while it is on',
})

export const chooseTurboCashout = endpoint({
  route: 'POST /rest/cash/output/turbo/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ optIn: Type.Boolean() }),
  reply: Type.Object({ data: TurboCashout }),
  refusals: ['payout-needs-more', 'proof-needed'],
  rows: ['SA-055'],
  summary: 'Turns turbo cashout on or off',
})

/** Push on the player's own channel: a payout moved on (RTM-028). `amount` in minor units. */
export interface WithdrawMessage {
  readonly type: 'withdraw'
  readonly data: {
    readonly id: string
    readonly status: Payout['status']
    readonly reason: Payout['reason']
    readonly amount: number
    readonly currency: string
    readonly exponent: number
  }
}

/** A page's list of what a payout will need; absent where nothing is missing. */
export interface PayoutNeeds {
  readonly needs: readonly PayoutNeed[]
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'payout-desk': PayoutDesk
    readonly 'payout-needs': PayoutNeeds
    readonly 'turbo-cashout': TurboCashout
  }
}
