import { Type, type Static } from 'typebox'
import { GameCard } from '#casino/games/lobby/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { AmountMinor, CurrencyCode, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { history_limit, most_winners, winners_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const RaceId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const raceParams = Type.Object({ id: RaceId })

/** EN-050: a line of the table. Nobody is known by more than the public handle. `place` is null until there are points. */
export const RaceUser = Type.Object({
  place: Type.Union([Type.Integer(), Type.Null()]),
  profile: Type.Object({ login: Type.String() }),
  roundsPlayed: Type.Integer(),
  points: Type.Integer(),
})
export type RaceUser = Static<typeof RaceUser>

/** What each of the places `from` to `to` wins, in the visitor's currency. */
export const RacePrize = Type.Object({ from: Type.Integer(), to: Type.Integer(), amount: AmountMinor })

export const RaceAttempt = Type.Object({
  number: Type.Integer(),
  status: Type.Enum(['finished', 'active', 'pending']),
  roundsPlayed: Type.Integer(),
  points: Type.Integer(),
})

/** EN-049. Amounts are minor units of `currency`. */
export const Race = Type.Object({
  id: RaceId,
  title: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  /** The places are final and paid. Between the end and this the last rounds are counted. */
  isSettled: Type.Boolean(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** The house's clock, for a countdown that does not trust the device's. */
  now: Timestamp,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  winners: Type.Array(RaceUser),
  playersCount: Type.Integer(),
  prizes: Type.Array(RacePrize),
  prizeFund: AmountMinor,
  gamesIds: Type.Array(Type.Integer()),
  games: Type.Array(GameCard),
  attempts: Type.Integer(),
  roundsPerAttempt: Type.Integer(),
  minStake: AmountMinor,
  maxStake: AmountMinor,
  isSubscribed: Type.Boolean(),
  playerData: Type.Union([RaceUser, Type.Null()]),
  outplayAttempts: Type.Array(RaceAttempt),
})
export type Race = Static<typeof Race>

export const RaceWinner = Type.Object({ ...RaceUser.properties, prize: AmountMinor, currency: CurrencyCode, exponent: Type.Integer() })
export type RaceWinner = Static<typeof RaceWinner>

export const PastRace = Type.Object({
  id: RaceId,
  title: Type.String(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  playersCount: Type.Integer(),
  winners: Type.Array(RaceWinner),
})
export type PastRace = Static<typeof PastRace>

export const getActiveRace = endpoint({
  route: 'GET /rest/races/active/',
  aliases: ['GET /rest/races/'],
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([Race, Type.Null()]) }),
  rows: ['API-075', 'RA-001', 'RA-003', 'RA-004', 'EN-049'],
  summary: 'The race that runs, with its table; null while none does',
})

export const getRace = endpoint({
  route: 'GET /rest/races/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: raceParams,
  reply: Type.Object({ data: Race }),
  refusals: ['race-unknown'],
  rows: ['RA-001', 'EN-049'],
  summary: 'One race, with its table',
})

export const getWinners = endpoint({
  route: 'GET /rest/races/{id}/winners/',
  who: 'anyone',
  effect: 'reads',
  params: raceParams,
  query: paging(winners_limit, most_winners),
  reply: Type.Object({ data: Type.Array(RaceUser), total: Type.Integer() }),
  refusals: ['race-unknown'],
  rows: ['API-076', 'EN-050', 'CN-010'],
  summary: 'The table of a race, page by page',
})

export const getPastRaces = endpoint({
  route: 'GET /rest/races/history/',
  who: 'anyone',
  effect: 'reads',
  query: paging(history_limit, 50),
  reply: Type.Object({ data: Type.Array(PastRace), hasMore: Type.Boolean() }),
  rows: ['RA-001'],
  summary: 'Races that are over, with who won what',
})

const membership = { who: 'player', effect: 'changes', params: raceParams } as const
const membershipReply = Type.Object({ data: Type.Object({ isSubscribed: Type.Boolean() }) })

export const subscribe = endpoint({
  ...membership,
  route: 'POST /rest/races/{id}/subscribe/',
  reply: membershipReply,
  refusals: ['race-unknown', 'race-closed', 'race-play-closed', 'too-many-requests'],
  rows: ['API-077', 'RA-002'],
  summary: 'Takes part in a race that runs or will',
})

export const leave = endpoint({
  ...membership,
  route: 'POST /rest/races/{id}/leave/',
  reply: membershipReply,
  refusals: ['race-unknown', 'race-closed', 'too-many-requests'],
  rows: ['RA-002'],
  summary: 'Takes part no longer: the row leaves the table and playing does not bring it back',
})

/** Data of the page component `races`. */
export interface RacesData {
  readonly active: Race | null
  readonly next: { readonly id: number; readonly title: string; readonly startsAt: string } | null
  readonly past: PastRace[]
  readonly hasMorePast: boolean
}

/** messages of races come in the type `tournament`, with the kind `race` (RTM-044 … RTM-049). */
export interface RaceMessages {
  /** For everybody at once, so its name comes in every language. */
  readonly start: { readonly titles: Text; readonly endsAt: string }
  readonly stop: { readonly isSettled: true }
  readonly positions: { readonly winners: RaceUser[]; readonly playersCount: number }
  /** Rows that moved: on the race's channel those in sight, on the player's own channel their own. */
  readonly bet: { readonly rows: RaceUser[]; readonly outplayAttempts?: Static<typeof RaceAttempt>[]; readonly isSubscribed?: boolean }
  readonly playerWin: { readonly place: number; readonly prize: number; readonly currency: string; readonly exponent: number }
  readonly 'min-alert': { readonly stake: number; readonly currency: string; readonly exponent: number }
  readonly 'max-alert': { readonly stake: number; readonly currency: string; readonly exponent: number }
}
export type RaceEvent = keyof RaceMessages
export type RaceMessageData<E extends RaceEvent> = { readonly kind: 'race'; readonly id: number } & RaceMessages[E]
