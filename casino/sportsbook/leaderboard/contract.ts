import { Type, type Static } from 'typebox'
import type { Sport } from '#casino/sportsbook/catalogue/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { Timestamp, paging } from '#kernel/contract/schemas.ts'
import { leaderboard_limit, most_rows } from './rules.ts'

/** Nobody is known by more than the public handle. */
export const Leader = Type.Object({
  place: Type.Integer(),
  login: Type.String(),
  /** What the best bet of the week paid for each unit of its stake, in thousandths. */
  coefficient: Type.Integer(),
  betType: Type.Enum(['single', 'multi', 'system', 'builder']),
  isOwn: Type.Boolean(),
})
export type Leader = Static<typeof Leader>

export const getLeaderboard = endpoint({
  route: 'GET /rest/sport-betting/leaderboard/',
  who: 'anyone',
  effect: 'reads',
  query: paging(leaderboard_limit, most_rows),
  reply: Type.Object({
    ...countedPageReply(Leader).properties,
    week: Type.Object({ from: Timestamp, until: Timestamp }),
    /** The caller's own row, wherever it stands. */
    own: Type.Union([Leader, Type.Null()]),
  }),
  rows: ['API-138', 'SP-012'],
  summary: 'The week’s best sports bets by what they paid for each unit of their stake',
})

export interface LeaderboardData {
  readonly sports: readonly Sport[]
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'sport-leaderboard': LeaderboardData
  }
}
