import { Type, type Static } from 'typebox'
import { EventCard, type Sport } from '#casino/sportsbook/catalogue/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'

const ExpressLeg = Type.Object({
  marketId: Type.Integer(),
  type: Type.String(),
  specifiers: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  outcome: Type.String(),
  /** Current odds in thousandths; null when there are none. */
  odds: Type.Union([Type.Integer(), Type.Null()]),
  /** Version of the market that these odds belong to. */
  version: Type.Integer(),
  /** Whether it takes bets now. */
  isOpen: Type.Boolean(),
  event: EventCard,
})
export type ExpressLeg = Static<typeof ExpressLeg>

export const Express = Type.Object({
  /** Its day by Kyiv time: `2026-12-01`. */
  day: Type.String(),
  legs: Type.Array(ExpressLeg),
  /** Product of the current odds; null when a leg has none. */
  odds: Type.Union([Type.Integer(), Type.Null()]),
  /** Whether all its legs take bets now. */
  isOpen: Type.Boolean(),
  /** Start of its first match: bets are taken until then. */
  startsAt: Timestamp,
})
export type Express = Static<typeof Express>

export const getExpress = endpoint({
  route: 'GET /rest/sport-betting/express-of-the-day/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([Express, Type.Null()]) }),
  rows: ['API-137', 'SP-011'],
  summary: 'The express of the day with the prices of now; null while the calendar has none',
})

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'sport-express': { readonly sports: readonly Sport[]; readonly express: Express | null }
  }
}
