import { Type } from 'typebox'
import { BoardUser, BoardView, PastBoard } from '#casino/campaigns/boards/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { history_limit, most_winners, winners_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const RaceId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const raceParams = Type.Object({ id: RaceId })

/** EN-049: a race is a board. */
export const Race = BoardView
export type Race = BoardView

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
  reply: Type.Object({ data: Type.Array(BoardUser), total: Type.Integer() }),
  refusals: ['race-unknown'],
  rows: ['API-076', 'EN-050', 'CN-010'],
  summary: 'The table of a race, page by page',
})

export const getPastRaces = endpoint({
  route: 'GET /rest/races/history/',
  who: 'anyone',
  effect: 'reads',
  query: paging(history_limit, 50),
  reply: Type.Object({ data: Type.Array(PastBoard), hasMore: Type.Boolean() }),
  rows: ['RA-001'],
  summary: 'Races that are over, with who won what',
})

const membership = { who: 'player', effect: 'changes', params: raceParams } as const
const membershipReply = Type.Object({ data: Type.Object({ isSubscribed: Type.Boolean() }) })

export const subscribe = endpoint({
  ...membership,
  route: 'POST /rest/races/{id}/subscribe/',
  reply: membershipReply,
  refusals: ['race-unknown', 'race-closed', 'race-play-closed', 'race-left', 'too-many-requests'],
  rows: ['API-077', 'RA-002'],
  summary: 'Takes part in a race that runs or will',
})

export const leave = endpoint({
  ...membership,
  route: 'POST /rest/races/{id}/leave/',
  reply: membershipReply,
  refusals: ['race-unknown', 'race-closed', 'too-many-requests'],
  rows: ['RA-002'],
  summary: 'Takes part no longer: the row leaves the table and playing does not bring it back, nor does anything once the race runs',
})

/** Data of the page component `races`. */
export interface RacesData {
  readonly active: Race | null
  readonly next: { readonly id: number; readonly title: string; readonly startsAt: string } | null
  readonly past: PastBoard[]
  readonly hasMorePast: boolean
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly races: RacesData
    readonly 'races-banner': Race
  }
}
