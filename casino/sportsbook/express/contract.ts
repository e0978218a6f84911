import { Type, type Static } from 'typebox'
import { EventCard, type Sport } from '#casino/sportsbook/catalogue/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'

const ExpressLeg = Type.Object({
  marketId: Type.Integer(),
  type: Type.String(),
  specifiers: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  outcome: Type.String(),
  /** The price of now, in thousandths; null while there is none. */
  odds: Type.Union([Type.Integer(), Type.Null()]),
  /** The market's version that this price is of. */
  version: Type.Integer(),
  /** Takes a bet now. */
  isOpen: Type.Boolean(),
  event: EventCard,
})
export type ExpressLeg = Static<typeof ExpressLeg>

export const Express = Type.Object({
  /** The day that it is of, in Kyiv: `2026-12-01`. */
  day: Type.String(),
  legs: Type.Array(ExpressLeg),
  /** The product of the prices of now; null while a leg has none. */
  odds: Type.Union([Type.Integer(), Type.Null()]),
  /** Takes bets now, all of it. */
  isOpen: Type.Boolean(),
  /** When its first match begins: until then it can be bet on. */
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
