import { Type, type Static } from 'typebox'
import { BonusView, type BonusOffer } from '#casino/bonuses/bonuses/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { pageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, paging, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { gifts_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** Amounts in minor units of `currency`. */
const Progress = Type.Object({
  /** Deposits that count for the next gift. */
  filled: AmountMinor,
  /** So much makes a gift. */
  goal: AmountMinor,
  /** What a gift is. */
  gift: AmountMinor,
  isFull: Type.Boolean(),
  /** Gifts can be made now: the house has them set aside, and nothing keeps this player from play. */
  isOpen: Type.Boolean(),
  currency: Type.String(),
  exponent: Type.Integer(),
})
export type Progress = Static<typeof Progress>

const MadeGift = Type.Object({
  code: Type.String(),
  amount: AmountMinor,
  currency: Type.String(),
  exponent: Type.Integer(),
  state: Type.Enum(['open', 'used', 'returned']),
  madeAt: Timestamp,
  endsAt: Timestamp,
})
export type MadeGift = Static<typeof MadeGift>

export const getProgress = endpoint({
  route: 'GET /rest/gift-bank/progress/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Progress }),
  refusals: ['gift-bank-closed'],
  rows: ['API-237', 'SA-019', 'SA-020'],
  summary: 'How far the gift bank is',
})

export const createGift = endpoint({
  route: 'POST /rest/gift-bank/create/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  reply: Type.Object({ data: Type.Object({ code: Type.String(), endsAt: Timestamp }) }),
  refusals: ['gift-bank-closed', 'gift-bank-not-full', 'gift-bank-empty', 'gift-bank-not-now'],
  rows: ['API-238', 'SA-019', 'SA-020'],
  summary: 'Makes a gift of a full bank: a code for somebody else',
})

export const applyGift = endpoint({
  route: 'POST /rest/gift-bank/apply/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 80 }) }),
  reply: Type.Object({ data: Type.Object({ gift: BonusView }) }),
  refusals: [
    'gift-bank-closed',
    'gift-bank-not-now',
    'gift-code-unknown',
    'gift-code-used',
    'gift-code-own',
    'gift-code-over',
    'gift-code-currency',
    'too-many-requests',
  ],
  rows: ['API-239', 'SA-019', 'SA-020'],
  summary: 'Takes the gift of a code, once',
})

export const getGifts = endpoint({
  route: 'GET /rest/gift-bank/gifts/',
  who: 'player',
  effect: 'reads',
  query: paging(gifts_limit),
  reply: pageReply(MadeGift),
  rows: ['SA-019'],
  summary: 'Gifts that the player made, newest first',
})

/** Data of the page. `offer`: the bonus that a gift is; null where the house gives none now. `own` for a player. */
export interface GiftBankData {
  readonly offer: BonusOffer | null
  readonly own: Progress | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'gift-bank': GiftBankData
  }
}
