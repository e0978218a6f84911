import { Type, type Static } from 'typebox'
import { EventCard, type Sport } from '#casino/sportsbook/catalogue/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, CurrencyCode, paging, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { leaderboard_limit, levels } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const Outcome = Type.Enum(['home', 'draw', 'away'])
const LevelName = Type.Enum([...levels])

const Prize = Type.Object({ amount: AmountMinor, currency: CurrencyCode, exponent: Type.Integer() })
export type Prize = Static<typeof Prize>

/** A guess of the player who asks. */
const Prediction = Type.Object({
  eventId: Id,
  outcome: Outcome,
  /** Null while the match is not over, and where it was called off. */
  isRight: Type.Union([Type.Boolean(), Type.Null()]),
})
export type Prediction = Static<typeof Prediction>

/** A match of the week: `canPredict` until it begins. */
const Match = Type.Object({
  eventId: Id,
  teams: Type.Object({ home: Type.String(), away: Type.String() }),
  start: Timestamp,
  canPredict: Type.Boolean(),
  /** How it ended, once that is known. */
  outcome: Type.Union([Outcome, Type.Null()]),
  event: EventCard,
})
export type Match = Static<typeof Match>

const Week = Type.Object({ from: Timestamp, until: Timestamp })

const LevelOfWeek = Type.Object({
  level: LevelName,
  /** Right guesses of the week that it takes. */
  right: Type.Integer(),
  prize: Prize,
  /** How many prizes of the level the week still has. */
  left: Type.Integer(),
})

export const AustinMajor = Type.Object({
  week: Week,
  events: Type.Array(Match),
  settings: Type.Object({
    prizeSettings: Type.Array(LevelOfWeek),
    /** So many right guesses in a row. */
    achievements: Type.Array(Type.Object({ streak: Type.Integer() })),
  }),
  playerData: Type.Object({
    predictionLevel: Type.Union([LevelName, Type.Null()]),
    right: Type.Integer(),
    prizes: Type.Array(Type.Object({ level: LevelName, prize: Prize })),
    predictions: Type.Array(Prediction),
    longestStreak: Type.Integer(),
  }),
})
export type AustinMajor = Static<typeof AustinMajor>

export const NationalLeague = Type.Object({
  week: Week,
  events: Type.Array(Match),
  predictions: Type.Array(Prediction),
  points: Type.Integer(),
  place: Type.Union([Type.Integer(), Type.Null()]),
  /** Prizes of the week by place, from the first on. */
  prizes: Type.Array(Prize),
})
export type NationalLeague = Static<typeof NationalLeague>

const SportActivity = Type.Object({
  week: Week,
  /** The level that right guesses on esports have reached this week. */
  predictionLevel: Type.Union([LevelName, Type.Null()]),
  right: Type.Integer(),
  /** The level above it; null above the last. */
  next: Type.Union([LevelOfWeek, Type.Null()]),
  /** In the national league. */
  points: Type.Integer(),
  place: Type.Union([Type.Integer(), Type.Null()]),
  /** Matches that can be guessed and are not. */
  toPredict: Type.Object({ 'austin-major': Type.Integer(), 'national-league': Type.Integer() }),
})
export type SportActivity = Static<typeof SportActivity>

export const getSportActivity = endpoint({
  route: 'GET /rest/sport-betting/activity/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: SportActivity }),
  rows: ['API-131', 'SP-009'],
  summary: 'What the player guessed in sport this week, the level that it has come to, and what the next one asks for',
})

export const getAustinMajor = endpoint({
  route: 'GET /rest/austin-major/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: AustinMajor }),
  rows: ['API-254', 'EN-103', 'SA-027', 'SA-028'],
  summary: 'The week of the Austin major: its matches, levels and prizes, and the guesses of the player who asks',
})

export const getNationalLeague = endpoint({
  route: 'GET /rest/national-league/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: NationalLeague }),
  rows: ['EN-112', 'SA-040', 'SA-041'],
  summary: 'The week of the national league: its matches, and the guesses and points of the player who asks',
})

const Leader = Type.Object({ place: Type.Integer(), login: Type.String(), points: Type.Integer(), isOwn: Type.Boolean() })
export type Leader = Static<typeof Leader>

export const getLeagueLeaders = endpoint({
  route: 'GET /rest/national-league/leaderboard/',
  who: 'anyone',
  effect: 'reads',
  query: paging(leaderboard_limit),
  reply: countedPageReply(Leader),
  rows: ['SA-041'],
  summary: 'Who stands where in the week of the national league',
})

export const predict = endpoint({
  route: 'POST /rest/sport-betting/prediction-level/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ eventId: Id, outcome: Outcome }, { additionalProperties: false }),
  reply: Type.Object({ data: Type.Object({ predictionLevel: Type.Union([LevelName, Type.Null()]) }) }),
  refusals: ['prediction-match-unknown', 'prediction-outcome-unknown', 'prediction-too-late', 'prediction-not-now'],
  rows: ['API-132', 'SA-028', 'SA-041'],
  summary: 'Guesses how a match of the week ends, until it begins; another guess takes the place of the first',
})

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'austin-major': { readonly sports: readonly Sport[]; readonly major: AustinMajor }
    readonly 'national-league': { readonly sports: readonly Sport[]; readonly league: NationalLeague }
  }
}
