import { Type, type Static } from 'typebox'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { GameCard } from '#casino/games/lobby/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { AmountMinor, CurrencyCode, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { scoreKinds } from './board-spec.ts'
import { leaderboard_limit, most_rows } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

export const BoardId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const boardParams = Type.Object({ id: BoardId })

/** EN-050: a row of a leaderboard. Players are only identified by their public handle. `place` is null without points. */
export const BoardUser = Type.Object({
  place: Type.Union([Type.Integer(), Type.Null()]),
  profile: Type.Object({ login: Type.String() }),
  roundsPlayed: Type.Integer(),
  points: Type.Integer(),
})
export type BoardUser = Static<typeof BoardUser>

/** What is given beside the money of each of these places: free spins, points. */
export const AdditionalBoardPrize = Type.Object({ from: Type.Integer(), to: Type.Integer(), ...ShownPrize.properties })
export type AdditionalBoardPrize = Static<typeof AdditionalBoardPrize>

/** The prize of each of the places `from` to `to`, in the visitor's currency. */
export const BoardPrize = Type.Object({ from: Type.Integer(), to: Type.Integer(), amount: AmountMinor })

export const BoardAttempt = Type.Object({
  number: Type.Integer(),
  status: Type.Enum(['finished', 'active', 'pending']),
  roundsPlayed: Type.Integer(),
  points: Type.Integer(),
})
export type BoardAttempt = Static<typeof BoardAttempt>

export const BoardTeam = Type.Object({ id: Type.Integer(), title: Type.String(), totalPoints: Type.Integer(), players: Type.Integer() })
export type BoardTeam = Static<typeof BoardTeam>

/** How points are counted, from the board's document; the rules shown on pages are written from this. */
export const ShownScore = Type.Object({
  kind: Type.Enum(scoreKinds),
  withinAttempt: Type.Enum(['sum', 'best']),
  table: Type.Array(Type.Object({ fromHundredths: Type.Integer(), points: Type.Integer() })),
  mostPoints: Type.Union([Type.Integer(), Type.Null()]),
  /** Up to so many times a round counts for who has got a boost; 1 on a board without boosts. */
  mostTimes: Type.Integer(),
})

/** A board as a visitor sees it. Amounts are minor units of `currency`. */
export const BoardView = Type.Object({
  id: BoardId,
  title: Type.String(),
  /** Kind in messages: `race`, `tournament`. */
  kind: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  /** The places are final and prizes are paid. Between the end and this, the last rounds are counted. */
  isSettled: Type.Boolean(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** Server time, so that a countdown does not depend on the device's clock. */
  now: Timestamp,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  winners: Type.Array(BoardUser),
  playersCount: Type.Integer(),
  prizes: Type.Array(BoardPrize),
  additionalPrizes: Type.Array(AdditionalBoardPrize),
  prizeFund: AmountMinor,
  /** How many places were taken, whose prizes are paid; null until then. With teams they are places in the best team. */
  placesTaken: Type.Union([Type.Integer(), Type.Null()]),
  gamesIds: Type.Array(Type.Integer()),
  games: Type.Array(GameCard),
  /** What is counted: rounds of the games, settled sport bets, or the places of stages. */
  counts: Type.Enum(['rounds', 'bets', 'places']),
  /** Of a board that counts bets: the least odds, in thousandths. */
  leastOdds: Type.Union([Type.Integer(), Type.Null()]),
  score: ShownScore,
  attempts: Type.Integer(),
  extraAttempts: Type.Integer(),
  roundsPerAttempt: Type.Integer(),
  minStake: AmountMinor,
  maxStake: AmountMinor,
  /** Playing joins automatically; otherwise only an explicit join. */
  isAutoSubscription: Type.Boolean(),
  isSubscribed: Type.Boolean(),
  /** Left while it ran, or was taken out by a break: there is no way back to it. */
  isOut: Type.Boolean(),
  playerData: Type.Union([BoardUser, Type.Null()]),
  /** The player's row and its neighbours (TO-010); empty without a place. */
  competitors: Type.Array(BoardUser),
  outplayAttempts: Type.Array(BoardAttempt),
  /** Whether the player may take an additional attempt. */
  canIncreaseAttempt: Type.Boolean(),
  /** Of a stage: the whole that it feeds, which of its stages it is, and where the player stands there; null for a board of its own. */
  stage: Type.Union([
    Type.Object({
      wholeId: BoardId,
      wholeTitle: Type.String(),
      number: Type.Integer(),
      count: Type.Integer(),
      /** Points of the whole that the places of this stage bring. */
      points: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer(), points: Type.Integer() })),
      fund: AmountMinor,
      prizes: Type.Array(BoardPrize),
      wholeWinners: Type.Array(BoardUser),
      wholePlayerData: Type.Union([BoardUser, Type.Null()]),
    }),
    Type.Null(),
  ]),
  teams: Type.Array(BoardTeam),
  ownTeam: Type.Union([Type.Integer(), Type.Null()]),
  /** Revision of the leaderboard: older messages are ignored. */
  revision: Type.Integer(),
})
export type BoardView = Static<typeof BoardView>

export const BoardWinner = Type.Object({ ...BoardUser.properties, prize: AmountMinor, currency: CurrencyCode, exponent: Type.Integer() })
export type BoardWinner = Static<typeof BoardWinner>

export const PastBoard = Type.Object({
  id: BoardId,
  title: Type.String(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  playersCount: Type.Integer(),
  winners: Type.Array(BoardWinner),
})
export type PastBoard = Static<typeof PastBoard>

/** A contest in the list of all contests. Amounts are minor units of `currency`. */
export const ContestCard = Type.Object({
  id: BoardId,
  kind: Type.String(),
  /** Path of its page. */
  link: Type.String(),
  title: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  startsAt: Timestamp,
  endsAt: Timestamp,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  prizeFund: AmountMinor,
  /** Number of participants; null if players do not join by themselves. */
  playersCount: Type.Union([Type.Integer(), Type.Null()]),
  /** Name of a drawn icon; by its kind if it has none of its own. */
  picture: Type.Optional(Type.String()),
})
export type ContestCard = Static<typeof ContestCard>

/** A prize-winning place of a player. */
export const WonPlace = Type.Object({
  id: BoardId,
  title: Type.String(),
  link: Type.String(),
  place: Type.Integer(),
  prize: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  endsAt: Timestamp,
})
export type WonPlace = Static<typeof WonPlace>

export const getBoard = endpoint({
  route: 'GET /rest/boards/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: boardParams,
  reply: Type.Object({ data: BoardView }),
  refusals: ['board-unknown'],
  summary: 'One board, with its table',
})

export const getRows = endpoint({
  route: 'GET /rest/boards/{id}/rows/',
  who: 'anyone',
  effect: 'reads',
  params: boardParams,
  query: paging(leaderboard_limit, most_rows),
  reply: Type.Object({ data: Type.Array(BoardUser), total: Type.Integer() }),
  refusals: ['board-unknown'],
  rows: ['TO-003', 'CN-006', 'CN-017'],
  summary: 'The table of a board, page by page',
})

/** messages of races and tournaments have the type `tournament` and name their kind (RTM-044 … RTM-049). */
export interface BoardMessages {
  /** Sent to everybody at once, so the title is given in every language. */
  readonly start: { readonly titles: Text; readonly endsAt: string; readonly link: string }
  readonly stop: { readonly isSettled: true }
  readonly positions: {
    readonly winners: BoardUser[]
    readonly playersCount: number
  }
  /** Changed rows: on the board's channel the visible ones, on the player's own channel their own. */
  readonly bet: {
    readonly rows: BoardUser[]
    readonly outplayAttempts?: BoardAttempt[]
    readonly isSubscribed?: boolean
    readonly isOut?: boolean
  }
  readonly playerWin: {
    readonly titles: Text
    readonly place: number
    readonly prize: number
    readonly currency: string
    readonly exponent: number
    readonly link: string
  }
  /** A stage of the board is over and the next one counts. */
  readonly stageChanged: { readonly titles: Text; readonly stage: number | null }
  readonly 'min-alert': {
    readonly titles: Text
    readonly stake: number
    readonly currency: string
    readonly exponent: number
    readonly link: string
  }
  readonly 'max-alert': {
    readonly titles: Text
    readonly stake: number
    readonly currency: string
    readonly exponent: number
    readonly link: string
  }
}
export type BoardEvent = keyof BoardMessages
export type BoardMessageData<E extends BoardEvent> = { readonly kind: string; readonly id: number } & BoardMessages[E]
