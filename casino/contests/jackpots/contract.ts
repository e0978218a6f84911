import { Type, type Static } from 'typebox'
import { GameCard } from '#casino/games/lobby/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { pageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, CurrencyCode, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { leaderboard_limit, winners_limit } from './rules.ts'

const PotId = Type.String({ pattern: '^[1-9][0-9]{0,14}-[a-z][a-z0-9-]{0,39}$' })

/** A jackpot's amount in minor units of the requested currency. The revision grows with every change. */
export const PotSum = Type.Object({ id: PotId, currentSum: AmountMinor, revision: Type.Integer() })
export type PotSum = Static<typeof PotSum>

/** A jackpot and its probability: `weight` of `total` per counted round. */
export const Pot = Type.Object({
  ...PotSum.properties,
  name: Type.String(),
  title: Type.String(),
  /** The page that shows it. */
  link: Type.String(),
  weight: Type.Integer(),
  total: Type.Integer(),
  /** What it begins with, and the most that it grows to. */
  seed: AmountMinor,
  most: AmountMinor,
  /** Share of each stake, in millionths. */
  shareMillionths: Type.Integer(),
  /** How often it can still be won. */
  left: Type.Integer(),
  stock: Type.Integer(),
})
export type Pot = Static<typeof Pot>

/** A winner, with the amount in minor units of their currency. */
export const JackpotWin = Type.Object({
  id: Type.Integer(),
  winner: Type.String(),
  title: Type.String(),
  amount: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  at: Timestamp,
})
export type JackpotWin = Static<typeof JackpotWin>

const money = { currency: CurrencyCode, exponent: Type.Integer() }

/** The pots of one campaign. Amounts are minor units of `currency`. */
export const Jackpots = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  startsAt: Timestamp,
  endsAt: Timestamp,
  now: Timestamp,
  ...money,
  minStake: AmountMinor,
  /** The part of a stake above this adds nothing to the jackpots. */
  maxStake: AmountMinor,
  pots: Type.Array(Pot),
  games: Type.Array(GameCard),
  winners: Type.Array(JackpotWin),
})
export type Jackpots = Static<typeof Jackpots>

export const getJackpotsStatus = endpoint({
  route: 'GET /jackpots-status/',
  aliases: ['GET /rest/jackpots-status/'],
  who: 'anyone',
  effect: 'reads',
  query: Type.Object({ currency: Type.Optional(Type.String({ maxLength: 10 })) }),
  reply: Type.Object({ data: Type.Object({ ...money, jackpots: Type.Array(PotSum) }) }),
  rows: ['API-081', 'SA-059'],
  summary: 'What stands in every pot that runs, in a currency; in that of the house where it is unknown',
})

export const getJackpot = endpoint({
  route: 'GET /rest/jackpot/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object({ ...paging(winners_limit).properties, id: Type.Optional(PotId) }),
  reply: Type.Object({
    data: Type.Union([
      Type.Object({ id: PotId, title: Type.String(), currentSum: AmountMinor, ...money, leaderboard: Type.Array(JackpotWin) }),
      Type.Null(),
    ]),
    hasMore: Type.Boolean(),
  }),
  rows: ['API-255', 'EN-109', 'SA-060'],
  summary: 'One pot, the largest unless told which: what stands in it, and whom most fell to; null without any',
})

/** EN-083. Amounts are minor units of `currency`, truncated to whole units; `userAmount` is what the player has won so far. */
export const JackpotSevens = Type.Object({
  amount: AmountMinor,
  userAmount: AmountMinor,
  /** A win whose window the player has not seen yet. */
  lastWin: Type.Union([JackpotWin, Type.Null()]),
  jackpots: Jackpots,
})
export type JackpotSevens = Static<typeof JackpotSevens>

export const getJackpotSevens = endpoint({
  route: 'GET /rest/jackpot-sevens/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([JackpotSevens, Type.Null()]) }),
  rows: ['API-228', 'EN-083', 'SA-014', 'SA-015'],
  summary: 'Jackpot sevens: what stands in the pot and what the player won from it; null while none runs',
})

export const getSevensLeaderboard = endpoint({
  route: 'GET /rest/jackpot-sevens/leaderboard/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object({ ...paging(leaderboard_limit).properties, period: Type.Optional(Type.Enum(['current', 'past'])) }),
  reply: pageReply(JackpotWin),
  rows: ['API-229', 'CN-013', 'SA-014'],
  summary: 'The largest wins of jackpot sevens, of the one that runs or of those that are over',
})

export const showLastWin = endpoint({
  route: 'POST /rest/jackpot-sevens/last-win-showed/',
  who: 'player',
  effect: 'changes',
  /** Which win was shown; the newest if it is not said. */
  query: Type.Object({ id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })) }),
  reply: Type.Object({}),
  rows: ['API-230', 'SA-014', 'SA-015'],
  summary: 'The window of the last win was shown: neither it nor one of an earlier win comes again',
})

/** RTM-041: amounts of changed jackpots, on the channel of a currency. */
export interface JackpotsStatusMessage {
  readonly currency: string
  readonly jackpots: readonly PotSum[]
}

/** RTM-065: the amount of jackpot sevens in a currency, truncated to whole units; or, to its winner only, the win. */
export type JackpotSevensMessage =
  | { readonly id: string; readonly currency: string; readonly amount: number; readonly revision: number }
  | { readonly win: JackpotWin }

/** Data of the page component `jackpots`. Each campaign with its pots. */
export interface AllJackpotsData {
  readonly jackpots: readonly Jackpots[]
}

/** Data of the page component `jackpot`: one pot, the campaign that it is of, and whom most fell to. */
export interface JackpotData {
  readonly pot: Pot
  readonly jackpots: Jackpots
  readonly leaderboard: readonly JackpotWin[]
}

/** Data of the page component `jackpot-sevens`, with the first page of its leaderboard. */
export interface JackpotSevensData extends JackpotSevens {
  readonly leaders: { readonly data: readonly JackpotWin[]; readonly hasMore: boolean }
}

/** Data of the page component `jackpots-banner`. */
export interface JackpotsBannerData {
  readonly currency: string
  readonly exponent: number
  readonly pots: readonly Pot[]
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly jackpots: AllJackpotsData
    readonly jackpot: JackpotData
    readonly 'jackpots-banner': JackpotsBannerData
    readonly 'vegas-jackpot': Jackpots
    readonly 'jackpot-sevens': JackpotSevensData
  }
}
