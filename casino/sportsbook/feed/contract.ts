import { Type, type Static } from 'typebox'
import { Count, Fixture, Happening, Play, Result } from '#casino/sportsbook/catalogue/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** The producer's id of an event. */
const EventRef = Type.String({ pattern: '^[\\w:./-]{1,80}$' })
const Sequence = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const head = { event: EventRef, sequence: Sequence } as const
const told = { play: Type.Optional(Play), happenings: Type.Optional(Type.Array(Happening, { maxItems: 200 })) } as const

const Specifiers = Type.Object(
  {
    count: Type.Optional(Count),
    line_quarters: Type.Optional(Type.Integer({ minimum: -4000, maximum: 4000 })),
    number: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  },
  { additionalProperties: false },
)

const Market = Type.Object({
  /** A market type of engines/sport/markets: result, total, handicap, winner and so on. */
  type: Type.String({ pattern: '^[a-z-]{1,40}$' }),
  specifiers: Specifiers,
  suspended: Type.Optional(Type.Boolean()),
  outcomes: Type.Array(
    Type.Object({
      outcome: Type.String({ minLength: 1, maxLength: 60 }),
      /** Odds in thousandths: 1850 is 1.85. */
      odds: Type.Integer({ minimum: 1001, maximum: 1_000_000 }),
      /** Mean share of a stake that wins, in millionths, used to value cash-outs. When absent it is derived from the odds. */
      chance: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      /**
       * Mean share of a stake that comes back without winning, in millionths: pushes, halves of quarter lines. Without it a market that
       * may return stakes (draw-no-bet, part-winner, whole and quarter lines) has no cash-outs.
       */
      returned: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    }),
    { minItems: 1, maxItems: 60 },
  ),
})
export type WireMarket = Static<typeof Market>

const MarketName = Type.Object({ type: Type.String({ maxLength: 40 }), specifiers: Specifiers })
const MarketNames = Type.Union([Type.Array(MarketName, { minItems: 1, maxItems: 200 }), Type.Null()])

/** One message about one event. The sequence numbers of an event start at 1 and have no gaps; a message may be sent more than once. */
const Message = Type.Union([
  Type.Object({ ...head, type: Type.Literal('fixture'), fixture: Fixture }),
  Type.Object({
    ...head,
    type: Type.Literal('odds-change'),
    live: Type.Boolean(),
    markets: Type.Array(Market, { maxItems: 300 }),
    ...told,
  }),
  Type.Object({ ...head, type: Type.Literal('bet-stop'), ...told }),
  Type.Object({ ...head, type: Type.Literal('result'), result: Result, isFinal: Type.Boolean(), ...told }),
  /** Without markets the whole event is cancelled. */
  Type.Object({ ...head, type: Type.Literal('void'), markets: MarketNames }),
  Type.Object({
    ...head,
    type: Type.Literal('rollback'),
    of: Type.Enum(['fixture', 'bet-stop', 'result', 'void']),
    markets: Type.Optional(MarketNames),
  }),
  Type.Object({
    ...head,
    type: Type.Literal('snapshot'),
    fixture: Fixture,
    live: Type.Boolean(),
    stopped: Type.Boolean(),
    markets: Type.Array(Market, { maxItems: 300 }),
    /** All of the result that is known. What the house has and is not here is taken back. */
    result: Type.Union([Result, Type.Null()]),
    isFinal: Type.Boolean(),
    /** Whether the event is cancelled, and which of its markets are void: all voids that stand, the others are taken back. */
    cancelled: Type.Optional(Type.Boolean()),
    /** Without this and `cancelled` the snapshot says nothing of voids. */
    voided: Type.Optional(Type.Array(MarketName, { maxItems: 300 })),
    ...told,
  }),
])
export type WireMessage = Static<typeof Message>

const Standing = Type.Object({ event: EventRef, sequence: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) })

const signed =
  'Headers: `X-Feed-Producer`, the name that was agreed upon; `X-Feed-Time`, seconds since 1970, at most five minutes off; `X-Signature`, ' +
  'HMAC-SHA256 of `<time>.<body>` with the key that was agreed upon, in hexadecimal.'

/** The door for producers of sport events: a client is written from the document alone (`testing/reference-producer.ts`). */
export const pushMessages = endpoint({
  route: 'POST /rest/sport-feed/messages/',
  who: 'anyone',
  effect: 'changes',
  external: true,
  body: Type.Object({
    /** Up to 200 messages in any order. May be empty: the call also serves as a heartbeat, which is expected every five seconds. */
    messages: Type.Array(Message, { maxItems: 200 }),
    /**
     * The last sequence number sent of each event. When it equals the last one applied, the event takes bets again after the
     * producer was silent.
     */
    standing: Type.Optional(Type.Array(Standing, { maxItems: 1000 })),
  }),
  reply: Type.Object({
    data: Type.Object({
      applied: Type.Integer(),
      ignored: Type.Integer(),
      waiting: Type.Integer(),
      /** Events that need a snapshot: messages are missing, so they take no bets. */
      wanted: Type.Array(Type.String()),
    }),
  }),
  refusals: ['sport-feed-signature', 'sport-feed-market-unknown', 'sport-feed-outcome-unknown'],
  rows: ['SP-010'],
  summary: 'Signed messages of a producer of sport events; says that the producer is alive',
  description:
    `${signed} Sequences of an event begin with 1 and have no gaps. Messages may come in any order and any number of times: each takes effect ` +
    'once, after the one before it. Of two with one sequence the first is taken. Where one is missing, the event takes no bets and is `wanted`: ' +
    'send the missing one, or a `snapshot`, which stands for everything up to its sequence: a result that it does not have is taken back, and ' +
    'so are voids that are neither in its `cancelled` nor in its `voided`, where it has one of these. Call every five seconds, with no messages where ' +
    'there are none; after twenty seconds of silence no event takes bets until a message, a snapshot or its `standing` comes. Cash-outs are ' +
    'valued by `chance` and `returned` of an outcome, the mean shares of a stake, in millionths, that win and that come back without winning. ' +
    'Without `chance` it is derived from the odds; without `returned` nothing comes back, and markets that may return stakes (draw-no-bet, ' +
    'part-winner, whole and quarter lines) have no cash-outs.',
})

/** Which snapshots are wanted of a producer. */
export const getWanted = endpoint({
  route: 'GET /rest/sport-feed/wanted/',
  who: 'anyone',
  effect: 'reads',
  external: true,
  reply: Type.Object({ data: Type.Object({ wanted: Type.Array(Type.String()) }) }),
  refusals: ['sport-feed-signature'],
  rows: ['SP-010'],
  summary: 'Events of which the house wants a snapshot from their producer',
  description: `${signed} There is no body here: the signature is that of \`<time>.\`.`,
})
