import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { cashbackStates, cashbackStatuses } from './rules.ts'
import { serverTexts } from './server-texts.ts'

export const refuse = refuserOf(serverTexts)

/** EN-037: what can be taken now, in minor units; 0 where nothing waits. */
export const Dashboard = Type.Object({
  cashback: Type.Object({ amount: AmountMinor, status: Type.Enum([...cashbackStatuses]) }),
})
export type Dashboard = Static<typeof Dashboard>

const StatusLevel = Type.Object({ id: Type.String(), name: Type.String() })

/** EN-036: how many points a player has, and which level that is; null where no levels are published. */
export const PlayerStatus = Type.Object({
  current: Type.Object({ totalCp: Type.Integer(), level: Type.Union([StatusLevel, Type.Null()]) }),
  /** The level after that, and from how many points on it is theirs; null at the highest one. */
  next: Type.Union([Type.Object({ level: StatusLevel, cp: Type.Integer() }), Type.Null()]),
})
export type PlayerStatus = Static<typeof PlayerStatus>

/** A cashback of the player who asks. Amounts in minor units of `currency`. */
export const CashbackView = Type.Object({
  id: Type.Integer(),
  amount: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  status: Type.Enum([...cashbackStates]),
  /** The one that is taken next. */
  isCurrent: Type.Boolean(),
  /** How it was counted; null of one that the house gave for another reason. */
  counted: Type.Union([
    Type.Object({
      from: Timestamp,
      /** The last moment of the week. */
      to: Timestamp,
      staked: AmountMinor,
      won: AmountMinor,
      percent: Type.Integer(),
    }),
    Type.Null(),
  ]),
  takeBy: Timestamp,
  endedAt: Type.Union([Timestamp, Type.Null()]),
})
export type CashbackView = Static<typeof CashbackView>

export const getDashboard = endpoint({
  route: 'GET /rest/player/dashboard/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Object({ ...Dashboard.properties, status: Type.Optional(PlayerStatus) }) }),
  rows: ['API-049', 'EN-036', 'EN-037'],
  summary: 'What waits for the player, their cashback, and their status',
})

const Paid = Type.Object({ amount: AmountMinor, currency: CurrencyCode, exponent: Type.Integer(), data: Dashboard })

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

const payRefusals = ['cashback-none', 'cashback-closed', 'cashback-other-currency'] as const

export const applyCashback = endpoint({
  route: 'POST /rest/players/cashback/apply/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  body: Type.Object({ id: Type.Optional(Id) }),
  reply: Paid,
  refusals: [...payRefusals, 'cashback-unknown', 'cashback-paid'],
  rows: ['API-079', 'WA-029a'],
  summary: 'Pays a cashback to the main balance: the named one, else the one that was chosen or ends first',
})

export const applyCurrentCashback = endpoint({
  route: 'GET /rest/players/cashback/apply-current/',
  aliases: ['POST /rest/cashback/apply/'],
  who: 'player',
  effect: 'changes',
  reply: Paid,
  refusals: payRefusals,
  rows: ['API-080', 'API-192', 'WA-029a'],
  summary: 'Pays the cashback that was chosen or ends first',
})

export const payCashback = endpoint({
  route: 'POST /rest/cashback/pay/',
  aliases: ['GET /rest/cashback/pay/'],
  who: 'player',
  effect: 'changes',
  reply: Paid,
  refusals: payRefusals,
  rows: ['API-190', 'WA-029a'],
  summary: 'Pays every cashback that waits',
})

export const payCashbackById = endpoint({
  route: 'POST /rest/cashback/{id}/pay/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  params: Type.Object({ id: Id }),
  reply: Paid,
  refusals: [...payRefusals, 'cashback-unknown', 'cashback-paid'],
  rows: ['API-193'],
  summary: 'Pays this cashback',
})

export const chooseCashback = endpoint({
  route: 'POST /rest/cashback/choose/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ cashbackId: Id }),
  reply: Type.Object({ data: Dashboard }),
  refusals: ['cashback-unknown', 'cashback-paid'],
  rows: ['API-191'],
  summary: 'Says which cashback is taken next',
})

/** What the page shows. Amounts in minor units of `currency`. */
const CashbackPageData = Type.Object({
  /** False where the licence forbids rewards for losses. */
  isOffered: Type.Boolean(),
  levels: Type.Array(Type.Object({ level: Type.Integer(), percent: Type.Integer(), afterDays: Type.Integer() })),
  least: AmountMinor,
  most: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  daysToTake: Type.Integer(),
  /** Null for a guest. */
  own: Type.Union([
    Type.Object({
      level: Type.Integer(),
      /** The week that runs now, and when it is counted. */
      week: Type.Object({ from: Timestamp, to: Timestamp, countedAt: Timestamp }),
      waiting: Type.Array(CashbackView),
      /** The last year's, newest first. */
      history: Type.Array(CashbackView),
    }),
    Type.Null(),
  ]),
})
export type CashbackPageData = Static<typeof CashbackPageData>

/** Push on the player's own channel: what can be taken now (RTM-029). */
export interface CashbackMessage {
  readonly type: 'cashback'
  readonly data: Dashboard['cashback']
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly cashback: CashbackPageData
  }
}
