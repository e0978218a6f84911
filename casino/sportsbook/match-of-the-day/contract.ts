import { Type, type Static } from 'typebox'
import { EventCard, type Sport } from '#casino/sportsbook/catalogue/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Score = Type.String({ pattern: '^\\d{1,2}:\\d{1,2}$' })
const OrNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

const Raised = Type.Object({
  marketId: Type.Integer(),
  outcomes: Type.Array(
    Type.Object({
      outcome: Type.String(),
      /** What the match's own page offers now, in thousandths. */
      odds: Type.Integer(),
      /** What a bet from here is taken at. */
      boosted: Type.Integer(),
    }),
  ),
  /** In one bet of a player, in their currency. */
  mostStake: AmountMinor,
  /** The player who asks had their bet. */
  isUsed: Type.Boolean(),
})
export type Raised = Static<typeof Raised>

export const MatchOfTheDay = Type.Object({
  eventId: Type.Integer(),
  event: EventCard,
  startsAt: Timestamp,
  /** Until the match begins: guesses and bets from here. */
  isOpen: Type.Boolean(),
  /** Null while the match takes no bets. */
  boost: OrNull(Raised),
  /** Scores that can be guessed. */
  scores: Type.Array(Score),
  myScore: OrNull(Score),
  /** Null before the match is settled, and where it was called off. */
  isRight: OrNull(Type.Boolean()),
  prize: Type.Object({ amount: AmountMinor, currency: CurrencyCode, exponent: Type.Integer() }),
  /** How many free bets there are still. */
  left: Type.Integer(),
})
export type MatchOfTheDay = Static<typeof MatchOfTheDay>

export const getMatchOfTheDay = endpoint({
  route: 'GET /rest/match-of-the-day/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: OrNull(MatchOfTheDay) }),
  rows: ['SA-044'],
  summary: 'The match of the day: its raised prices beside those on offer, and the guess of the player who asks',
})

export const guessScore = endpoint({
  route: 'POST /rest/match-of-the-day/guess/',
  who: 'player',
  effect: 'changes',
  body: Type.Object(
    { eventId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), score: Score },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: Type.Object({ myScore: Score }) }),
  refusals: [
    'match-of-the-day-unknown',
    'match-of-the-day-score',
    'match-of-the-day-begun',
    'match-of-the-day-guessed',
    'match-of-the-day-not-now',
  ],
  rows: ['SA-044'],
  summary: 'Guesses the score of the match of the day, once, until it begins',
})

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'match-of-the-day': { readonly sports: readonly Sport[]; readonly match: MatchOfTheDay | null }
  }
}
