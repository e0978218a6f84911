import { Type } from 'typebox'
import { BoardTeam, BoardUser, BoardView } from '#casino/campaigns/boards/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { leaderboard_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const TeamId = Type.Integer({ minimum: 1, maximum: 100 })

/** EN-102: the teams with their points, the visitor's own, and the board that they stand on. */
const Confrontation = Type.Object({
  teams: Type.Array(BoardTeam),
  ownTeam: Type.Union([TeamId, Type.Null()]),
  board: BoardView,
})

export const getConfrontation = endpoint({
  route: 'GET /rest/confrontation/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([Confrontation, Type.Null()]) }),
  rows: ['API-225', 'EN-102', 'SA-012'],
  summary: 'The confrontation of teams that runs or comes next; null without one',
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
  query: Type.Object({ ...paging(leaderboard_limit).properties, teamId: TeamId }),
  reply: Type.Object({ data: Type.Array(BoardUser) }),
  refusals: ['confrontation-none'],
  rows: ['API-227', 'CN-007', 'SA-012'],
  summary: 'Members of a team by their points',
})

/** RTM-064: the points of the teams. */
export interface ConfrontationMessage {
  readonly id: number
  readonly teams: readonly { readonly id: number; readonly totalPoints: number }[]
}

/** Data of the page component `confrontation`. */
export interface ConfrontationData {
  readonly board: BoardView | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly confrontation: ConfrontationData
  }
}
