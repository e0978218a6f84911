import { Type } from 'typebox'
import { BoardView, PastBoard } from '#casino/campaigns/boards/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { pageReply } from '#kernel/contract/pages.ts'
import { paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { history_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** SA-054: as a race; nobody gets in without its code. */
export const SpecialRace = Type.Object({ ...BoardView.properties, needCode: Type.Boolean() })

export const getSpecialRace = endpoint({
  route: 'GET /rest/special-races/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([SpecialRace, Type.Null()]) }),
  rows: ['SA-054', 'RA-007'],
  summary: 'The special race that the player is in, or the one that runs or comes next; null without one',
})

export const getPastSpecialRaces = endpoint({
  route: 'GET /rest/special-races/history/',
  who: 'anyone',
  effect: 'reads',
  query: paging(history_limit, 50),
  reply: pageReply(PastBoard),
  rows: ['SA-054', 'RA-007'],
  summary: 'Special races that are over, with who won what',
})

export const joinByCode = endpoint({
  route: 'POST /rest/special-races/join/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
  reply: Type.Object({ data: SpecialRace }),
  refusals: ['special-race-code-wrong', 'special-race-closed', 'special-race-play-closed', 'special-race-left', 'too-many-requests'],
  rows: ['API-078', 'RA-007', 'SA-054'],
  summary: 'Takes part in the special race of this code',
})

/** Data of the page component `special-race`. */
export interface SpecialRaceData {
  readonly race: (BoardView & { readonly needCode: boolean }) | null
  readonly past: PastBoard[]
  readonly hasMorePast: boolean
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'special-race': SpecialRaceData
  }
}
