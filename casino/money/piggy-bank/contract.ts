import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { piggyStatuses } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** EN-080. Amounts in minor units of `currency`. */
const info = {
  status: Type.Enum([...piggyStatuses]),
  moneyBoxAmount: AmountMinor,
  minAmount: AmountMinor,
  maxAmount: AmountMinor,
  /** Came in beyond the bank's size: it goes in once the bank was broken. */
  delayedAmount: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  /** Whether stakes fill it: not where the licence forbids rewards for volume, nor for whom the house offers nothing. */
  isFilling: Type.Boolean(),
}
export const PiggyInfo = Type.Object(info)
export type PiggyInfo = Static<typeof PiggyInfo>

const Game = Type.Object({ slug: Type.String(), title: Type.String(), provider: Type.String(), image: Type.String(), rtp: Type.Number() })

export const getPiggyInfo = endpoint({
  route: 'GET /rest/money-box/info/',
  who: 'player',
  effect: 'reads',
  reply: PiggyInfo,
  rows: ['API-267', 'EN-080'],
  summary: 'What is in the piggy bank, from when it may be broken, and how much it holds',
})

export const breakPiggy = endpoint({
  route: 'POST /rest/money-box/break/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  reply: Type.Object({ ...info, paid: AmountMinor }),
  refusals: ['piggy-bank-not-ready'],
  rows: ['API-268', 'MB-013'],
  summary: 'Breaks the piggy bank: what is in it goes to the main balance',
})

/** Data of the page component `piggy-bank`, and of the call that gives the page's content. */
const PiggyPage = Type.Object({
  games: Type.Array(Game),
  /** Of 100 staked, so much goes into the bank. */
  percent: Type.Number(),
})

export const getPiggyPage = endpoint({
  route: 'GET /rest/money-box/page/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ payload: PiggyPage }),
  rows: ['API-269', 'EN-080', 'MB-014'],
  summary: 'The page of the piggy bank: the games that fill it',
})

/** Push on the player's own channel, type `moneyBox`, event `topUp` (RTM-066): what is in the bank now. Minor units. */
export interface PiggyMessage {
  readonly type: 'moneyBox'
  readonly event: 'topUp'
  readonly data: {
    readonly amount: number
    readonly status: PiggyInfo['status']
    readonly delayedAmount: number
    readonly currency: string
  }
}

export interface PiggyBankData extends Static<typeof PiggyPage> {
  /** Null for a guest. */
  readonly info: PiggyInfo | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'piggy-bank': PiggyBankData
  }
}
