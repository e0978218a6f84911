import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { InEveryLanguage, Slug, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { events_limit, most_days_ahead, most_events, search_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** What messages of the feed and answers of the catalogue are made of, in the one form for both. */
export const SideName = Type.Enum(['home', 'away'])
export const Score = Type.Object({ home: Type.Integer({ minimum: 0, maximum: 9999 }), away: Type.Integer({ minimum: 0, maximum: 9999 }) })

const Name = Type.String({ pattern: '^[a-z0-9:-]{1,40}$' })

export const Happening = Type.Object({
  /** `goal`, `set-over`: what pages have words for. */
  type: Name,
  side: Type.Union([SideName, Type.Null()]),
  /** What the sport's own clock showed, in seconds. */
  clockSeconds: Type.Integer({ minimum: 0, maximum: 100_000 }),
  period: Name,
  score: Score,
})
export type Happening = Static<typeof Happening>

/** A scoreboard, alike for every sport. */
export const Play = Type.Object({
  /** `half:1`, `half-time`, `set:3`, `quarter:2`, `round:1`. */
  period: Name,
  /** What the sport's clock showed at `at`; null where there is none. It runs on while `isRunning`. */
  clockSeconds: Type.Union([Type.Integer({ minimum: 0, maximum: 100_000 }), Type.Null()]),
  isRunning: Type.Boolean(),
  /** Seconds of the match in a second of the day; 1 in the real world. */
  pace: Type.Number({ minimum: 0.01, maximum: 1000 }),
  at: Timestamp,
  score: Score,
  /** Halves, sets, quarters, in order, the running one among them. */
  parts: Type.Array(Type.Object({ name: Name, ...Score.properties }), { maxItems: 20 }),
  /** Inside the running part: points of a game of tennis ("40", "A"). */
  points: Type.Union([Type.Object({ home: Type.String({ maxLength: 4 }), away: Type.String({ maxLength: 4 }) }), Type.Null()]),
  serving: Type.Union([SideName, Type.Null()]),
  stats: Type.Array(Type.Object({ name: Name, ...Score.properties }), { maxItems: 20 }),
})
export type Play = Static<typeof Play>

/** A crest: shapes and colours that a picture is drawn from, so that no picture is kept anywhere. */
export const Crest = Type.Object({
  shape: Type.Integer({ minimum: 0, maximum: 7 }),
  pattern: Type.Integer({ minimum: 0, maximum: 9 }),
  sign: Type.Integer({ minimum: 0, maximum: 15 }),
  colours: Type.Array(Type.String({ pattern: '^#[0-9a-f]{6}$' }), { minItems: 3, maxItems: 3 }),
})
export type Crest = Static<typeof Crest>

export const Count = Type.String({ pattern: '^[a-z0-9:-]{1,30}$' })

/** What a match came to. */
export const Result = Type.Object({
  /** The score of what was played to its own end, by name: `regular`, `half:1`, `set:2`, `corners`. */
  counts: Type.Record(Count, Score),
  /** Who scored, unit by unit: "hha". */
  orders: Type.Record(Count, Type.String({ pattern: '^[ha]*$', maxLength: 1000 })),
  winners: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 10 }),
  method: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
})

const Ref = Type.String({ pattern: '^[\\w:./-]{1,80}$' })

export const Fixture = Type.Object({
  sport: Type.Object({
    slug: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    name: InEveryLanguage,
    position: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
  category: Type.Object({ ref: Ref, name: InEveryLanguage, position: Type.Integer({ minimum: 0, maximum: 10_000 }) }),
  tournament: Type.Object({ ref: Ref, name: InEveryLanguage, position: Type.Integer({ minimum: 0, maximum: 10_000 }) }),
  home: Type.Object({
    ref: Ref,
    name: InEveryLanguage,
    short: Type.String({ minLength: 1, maxLength: 4 }),
    crest: Type.Union([Crest, Type.Null()]),
  }),
  away: Type.Object({
    ref: Ref,
    name: InEveryLanguage,
    short: Type.String({ minLength: 1, maxLength: 4 }),
    crest: Type.Union([Crest, Type.Null()]),
  }),
  season: Type.String({ minLength: 1, maxLength: 40 }),
  round: Type.Integer({ minimum: 1, maximum: 1000 }),
  startsAt: Timestamp,
})
export type Fixture = Static<typeof Fixture>

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const MarketState = Type.Enum(['open', 'suspended', 'closed', 'settled'])
const EventState = Type.Enum(['scheduled', 'live', 'ended', 'cancelled'])

const Competitor = Type.Object({ id: Id, name: Type.String(), short: Type.String(), crest: Type.Union([Crest, Type.Null()]) })
export type Competitor = Static<typeof Competitor>

/** What became of an outcome; `sharers` is how many shared a dead heat. */
const Settlement = Type.Object({ kind: Type.String(), sharers: Type.Optional(Type.Integer()) })

const Outcome = Type.Object({
  outcome: Type.String(),
  /** Thousandths: 1850 is 1.85. Null: not offered. */
  odds: Type.Union([Type.Integer(), Type.Null()]),
  settlement: Type.Optional(Settlement),
})
export type Outcome = Static<typeof Outcome>

/** What can be bet on. `state` is the market's own: nothing of an event is open while the event's `isOpen` is false. */
export const Market = Type.Object({
  id: Id,
  key: Type.String(),
  type: Type.String(),
  specifiers: Type.Object({
    count: Type.Optional(Type.String()),
    line_quarters: Type.Optional(Type.Integer()),
    number: Type.Optional(Type.Integer()),
  }),
  state: MarketState,
  /** Grows with every change of prices or state; a bet names the one that was seen. */
  version: Type.Integer(),
  outcomes: Type.Array(Outcome),
})
export type Market = Static<typeof Market>

/** An event as lists show it. */
export const EventCard = Type.Object({
  id: Id,
  sport: Slug,
  category: Type.String(),
  tournament: Type.Object({ id: Id, name: Type.String() }),
  season: Type.String(),
  round: Type.Integer(),
  home: Competitor,
  away: Competitor,
  startsAt: Timestamp,
  state: EventState,
  /** Played by a model of this house, not by people. Said wherever it is shown. */
  isSimulated: Type.Boolean(),
  /** Whether anything of it is taken bets on at this moment. */
  isOpen: Type.Boolean(),
  /** Sequence of its changes: a message on its channel carries the next one. */
  version: Type.Integer(),
  play: Type.Union([Play, Type.Null()]),
  /** The market by which a list shows it; null where it has none any more. */
  main: Type.Union([Market, Type.Null()]),
  marketCount: Type.Integer(),
})
export type EventCard = Static<typeof EventCard>

export const EventView = Type.Object({ ...EventCard.properties, markets: Type.Array(Market), happenings: Type.Array(Happening) })
export type EventView = Static<typeof EventView>

const Sport = Type.Object({ slug: Slug, name: Type.String(), live: Type.Integer(), events: Type.Integer() })
export type Sport = Static<typeof Sport>

const Tournament = Type.Object({
  id: Id,
  sport: Slug,
  name: Type.String(),
  category: Type.String(),
  live: Type.Integer(),
  events: Type.Integer(),
})
export type Tournament = Static<typeof Tournament>

const TableRow = Type.Object({
  place: Type.Integer(),
  competitor: Competitor,
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  /** What was scored and let in: goals, points, sets. */
  scored: Type.Integer(),
  conceded: Type.Integer(),
  points: Type.Integer(),
  /** The last five, the newest at the end: W, D, L. */
  form: Type.String(),
})
export type TableRow = Static<typeof TableRow>

export const getSports = endpoint({
  route: 'GET /rest/sport-betting/sports/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(Sport) }),
  rows: ['SP-010'],
  summary: 'The sports of the house, with how many events are live and to come',
})

/** API-134. Without `live` everything that is not over; with it what runs, or what does not. */
export const getEvents = endpoint({
  route: 'GET /rest/sport-betting/events/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object(
    {
      sport: Type.Optional(Slug),
      live: Type.Optional(Type.Boolean()),
      tournament: Type.Optional(Id),
      /** Day in Kyiv from today on: 0 is today. */
      day: Type.Optional(Type.Integer({ minimum: 0, maximum: most_days_ahead })),
      /** Events that begin within so many hours. */
      soon: Type.Optional(Type.Integer({ minimum: 1, maximum: 48 })),
      ids: Type.Optional(Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' })),
      ...paging(events_limit, most_events).properties,
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: Type.Array(EventCard), total: Type.Integer() }),
  rows: ['API-134', 'SP-010'],
  summary: 'Events that can be bet on, with the odds of their main market',
})

export const getEvent = endpoint({
  route: 'GET /rest/sport-betting/events/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ data: EventView }),
  refusals: ['sport-event-unknown'],
  rows: ['SP-010'],
  summary: 'One event with every market, its scoreboard and what happened in it',
})

export const getTournament = endpoint({
  route: 'GET /rest/sport-betting/tournaments/{id}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ id: Id }),
  reply: Type.Object({
    data: Type.Object({
      tournament: Tournament,
      season: Type.Union([Type.String(), Type.Null()]),
      events: Type.Array(EventCard),
      results: Type.Array(EventCard),
      table: Type.Array(TableRow),
    }),
  }),
  refusals: ['sport-tournament-unknown'],
  rows: ['SP-010'],
  summary: 'A tournament: what is to come, what was, and its table',
})

export const getTournaments = endpoint({
  route: 'GET /rest/sport-betting/tournaments/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object({ sport: Slug }, { additionalProperties: false }),
  reply: Type.Object({ data: Type.Array(Tournament) }),
  rows: ['SP-010'],
  summary: 'The tournaments of a sport',
})

export const getResults = endpoint({
  route: 'GET /rest/sport-betting/results/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object({ sport: Type.Optional(Slug), ...paging(events_limit, most_events).properties }, { additionalProperties: false }),
  reply: Type.Object({ data: Type.Array(EventCard), hasMore: Type.Boolean() }),
  rows: ['SP-010'],
  summary: 'Events that are over, the newest first',
})

export const searchEvents = endpoint({
  route: 'GET /rest/sport-betting/search/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object({ text: Type.String({ maxLength: 80 }), ...paging(search_limit, 50).properties }, { additionalProperties: false }),
  reply: Type.Object({ data: Type.Array(EventCard) }),
  rows: ['SP-010'],
  summary: 'Events by the names of who plays and of their tournaments, in any of the three languages',
})

/** What changed of an event. On `sport-event:<id>`, in the order of versions; a reader who misses one reads the event anew. */
export interface EventDelta {
  readonly id: number
  readonly version: number
  /** The version that this delta is to be put on. */
  readonly since: number
  readonly state: EventCard['state']
  readonly isOpen: boolean
  readonly play: EventCard['play']
  readonly marketCount: number
  /** Markets that are new or changed, whole. */
  readonly markets: readonly Market[]
  readonly happenings: readonly Happening[]
}

/** On `sport-list:<sport>`: the changed events of a sport, each with what a list shows of it. */
export interface ListDelta {
  readonly sport: string
  readonly events: readonly (Pick<EventCard, 'id' | 'version' | 'state' | 'isOpen' | 'play' | 'marketCount'> & {
    /** Left out where it did not change. */
    readonly main?: Market
  })[]
}
