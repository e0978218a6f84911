import { Type, type Static } from 'typebox'
import { TrackView } from '#casino/campaigns/missions/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor } from '#kernel/contract/schemas.ts'

/** SA-048: the days of the marathon as steps, and its pot. Amounts are minor units of `currency`. */
export const JackpotMarathon = Type.Object({
  ...TrackView.properties,
  text: Type.String(),
  /** What everybody shares who does every day. */
  currentSum: AmountMinor,
})
export type JackpotMarathon = Static<typeof JackpotMarathon>

export const getJackpotMarathon = endpoint({
  route: 'GET /rest/jackpot-marathon/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([JackpotMarathon, Type.Null()]) }),
  rows: ['SA-048'],
  summary: 'The jackpot marathon that runs or comes next, with the player’s days; null without one',
})
