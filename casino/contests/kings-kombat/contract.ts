import { Type, type Static } from 'typebox'
import { BoardId, BoardTeam, BoardUser, BoardView, BoardWinner } from '#casino/campaigns/boards/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { pageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, CurrencyCode, paging, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { leaderboard_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const TeamId = Type.Integer({ minimum: 1, maximum: 100 })

/** What a confrontation brought one of its players; `place` is the one in their team, null without points. Minor units of `currency`. */
const OwnOutcome = Type.Object({
  team: TeamId,
  place: Type.Union([Type.Integer(), Type.Null()]),
  points: Type.Integer(),
  prize: AmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  /** What stood beside the money of the place: free spins. */
  additional: Type.Array(Type.String()),
})

/** A confrontation that is over and paid: who won, the first members of each team with their prizes, and what the visitor has of it. */
export const ConfrontationResult = Type.Object({
  id: BoardId,
  title: Type.String(),
  endsAt: Timestamp,
  /** Null if nobody had points. */
  winner: Type.Union([TeamId, Type.Null()]),
  teams: Type.Array(Type.Object({ ...BoardTeam.properties, members: pageReply(BoardWinner) })),
  own: Type.Union([OwnOutcome, Type.Null()]),
})
export type ConfrontationResult = Static<typeof ConfrontationResult>

/** The visitor's own team until its confrontation is over and paid: its first members, and the visitor's place among all of it. */
export const OwnTeam = Type.Object({
  team: TeamId,
  /** Null without points. */
  place: Type.Union([Type.Integer(), Type.Null()]),
  members: Type.Array(BoardUser),
})
export type OwnTeam = Static<typeof OwnTeam>

/** The last confrontation, until another one begins, and when that is, if one is announced. */
const outcome = {
  /** Null for whoever is in no team. */
  standing: Type.Union([OwnTeam, Type.Null()]),
  result: Type.Union([ConfrontationResult, Type.Null()]),
  next: Type.Union([Type.Object({ title: Type.String(), startsAt: Timestamp }), Type.Null()]),
}

/** EN-102: the teams with their points, the visitor's own, and the board that they stand on. */
const Confrontation = Type.Object({
  teams: Type.Array(BoardTeam),
  ownTeam: Type.Union([TeamId, Type.Null()]),
  board: BoardView,
  ...outcome,
})

export const getConfrontation = endpoint({
  route: 'GET /rest/confrontation/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([Confrontation, Type.Null()]) }),
  rows: ['API-225', 'EN-102', 'SA-012', 'SA-013'],
  summary: 'The confrontation of teams that runs, or comes next, or was the last; null without one',
})

export const joinTeam = endpoint({
  route: 'POST /rest/confrontation/team/join/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ teamId: TeamId }),
  reply: Type.Object({ data: Type.Object({ isSubscribed: Type.Boolean() }) }),
  refusals: ['confrontation-none', 'confrontation-team-chosen', 'confrontation-play-closed', 'too-many-requests'],
  rows: ['API-226', 'SA-013'],
  summary: 'Joins a team, once',
})

export const getLeaderboard = endpoint({
  route: 'GET /rest/confrontation/leaderboard/',
  who: 'anyone',
  effect: 'reads',
  // Without an id of the confrontation that is shown.
  query: Type.Object({ ...paging(leaderboard_limit).properties, teamId: TeamId, id: Type.Optional(BoardId) }),
  reply: pageReply(BoardWinner),
  refusals: ['confrontation-none'],
  rows: ['API-227', 'CN-007', 'SA-012'],
  summary: 'Members of a team by their points, and once all is counted with the prizes of the team that won',
})

/** RTM-064: the points of the teams, how many are in each, and its first members. */
export interface ConfrontationMessage {
  readonly id: number
  readonly teams: readonly {
    readonly id: number
    readonly totalPoints: number
    readonly players: number
    readonly members: readonly BoardUser[]
  }[]
}

/** Data of the page component `confrontation`. */
export interface ConfrontationData {
  readonly board: BoardView | null
  readonly standing: OwnTeam | null
  readonly result: ConfrontationResult | null
  readonly next: { readonly title: string; readonly startsAt: string } | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly confrontation: ConfrontationData
  }
}
