import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Slug, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { events_limit, most_days_ahead, most_events, search_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** Text as a producer writes it. Control characters are refused: the database takes no NUL. */
const Printed = (most: number) => Type.String({ pattern: `^[^\\u0000-\\u001F]{1,${most}}$` })
const PrintedName = Type.Object({ uk: Printed(200), ru: Printed(200), en: Printed(200) })

/** Types shared by feed messages and catalogue answers. */
export const SideName = Type.Enum(['home', 'away'])
export const Score = Type.Object({ home: Type.Integer({ minimum: 0, maximum: 9999 }), away: Type.Integer({ minimum: 0, maximum: 9999 }) })

const Name = Type.String({ pattern: '^[a-z0-9:-]{1,40}$' })

export const Happening = Type.Object({
  /** Kind of the incident, such as `goal` or `set-over`; pages have a text for each. */
  type: Name,
  side: Type.Union([SideName, Type.Null()]),
  /** The match clock in seconds. */
  clockSeconds: Type.Integer({ minimum: 0, maximum: 100_000 }),
  period: Name,
  score: Score,
  /** Of a goal, who scored it, where that is told. */
  scorer: Type.Optional(PrintedName),
})
export type Happening = Static<typeof Happening>

/** A scoreboard, in one format for every sport. */
export const Play = Type.Object({
  /** `half:1`, `half-time`, `set:3`, `quarter:2`, `round:1`. */
  period: Name,
  /** The match clock at `at`, in seconds; null for sports without one. It keeps running while `isRunning`. */
  clockSeconds: Type.Union([Type.Integer({ minimum: 0, maximum: 100_000 }), Type.Null()]),
  isRunning: Type.Boolean(),
  /** Match seconds per real second; 1 in the real world, more in simulated matches. */
  pace: Type.Number({ minimum: 0.01, maximum: 1000 }),
  at: Timestamp,
  score: Score,
  /** Scores of halves, sets or quarters in order, including the current one. */
  parts: Type.Array(Type.Object({ name: Name, ...Score.properties }), { maxItems: 20 }),
  /** The score inside the current part, such as the points of a tennis game ("40", "A"). */
  points: Type.Union([Type.Object({ home: Printed(4), away: Printed(4) }), Type.Null()]),
  serving: Type.Union([SideName, Type.Null()]),
  stats: Type.Array(Type.Object({ name: Name, ...Score.properties }), { maxItems: 20 }),
})
export type Play = Static<typeof Play>

/** A crest as shapes and colours, drawn as SVG, so that no image files are stored. */
export const Crest = Type.Object({
  shape: Type.Integer({ minimum: 0, maximum: 7 }),
  pattern: Type.Integer({ minimum: 0, maximum: 9 }),
  sign: Type.Integer({ minimum: 0, maximum: 15 }),
  colours: Type.Array(Type.String({ pattern: '^#[0-9a-f]{6}$' }), { minItems: 3, maxItems: 3 }),
})
export type Crest = Static<typeof Crest>

export const Count = Type.String({ pattern: '^[a-z0-9:-]{1,30}$' })

/** The result of a match. */
export const Result = Type.Object({
  /** Scores of the parts that were completed, by name: `regular`, `half:1`, `set:2`, `corners`. */
  counts: Type.Record(Count, Score),
  /** Who scored each unit, in order: "hha" (h is home, a is away). What cannot be decided without it is void. */
  orders: Type.Record(Count, Type.String({ pattern: '^[ha]*$', maxLength: 1000 })),
  winners: Type.Array(Printed(60), { maxItems: 10 }),
  method: Type.Union([Printed(40), Type.Null()]),
})

const Ref = Type.String({ pattern: '^[\\w:./-]{1,80}$' })

export const Fixture = Type.Object({
  sport: Type.Object({
    slug: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
    name: PrintedName,
    position: Type.Integer({ minimum: 0, maximum: 1000 }),
  }),
  category: Type.Object({ ref: Ref, name: PrintedName, position: Type.Integer({ minimum: 0, maximum: 10_000 }) }),
  tournament: Type.Object({ ref: Ref, name: PrintedName, position: Type.Integer({ minimum: 0, maximum: 10_000 }) }),
  home: Type.Object({
    ref: Ref,
    name: PrintedName,
    short: Printed(4),
    crest: Type.Union([Crest, Type.Null()]),
  }),
  away: Type.Object({
    ref: Ref,
    name: PrintedName,
    short: Printed(4),
    crest: Type.Union([Crest, Type.Null()]),
  }),
  season: Printed(40),
  round: Type.Integer({ minimum: 1, maximum: 1000 }),
  startsAt: Timestamp,
})
export type Fixture = Static<typeof Fixture>

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const MarketState = Type.Enum(['open', 'suspended', 'closed', 'settled'])
const EventState = Type.Enum(['scheduled', 'live', 'ended', 'cancelled'])

export const Competitor = Type.Object({ id: Id, name: Type.String(), short: Type.String(), crest: Type.Union([Crest, Type.Null()]) })
export type Competitor = Static<typeof Competitor>

/** The settlement of an outcome; `sharers` is the number of winners in a dead heat. */
const Settlement = Type.Object({ kind: Type.String(), sharers: Type.Optional(Type.Integer()) })

const Outcome = Type.Object({
  outcome: Type.String(),
  /** Odds in thousandths: 1850 is 1.85. Null: not offered. */
  odds: Type.Union([Type.Integer(), Type.Null()]),
  settlement: Type.Optional(Settlement),
})
export type Outcome = Static<typeof Outcome>

/** A market. `state` is the market's own: while the event's `isOpen` is false, none of its markets takes bets. */
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
  /** Incremented with every change of odds or state; a bet sends the version that the player saw. */
  version: Type.Integer(),
  outcomes: Type.Array(Outcome),
})
export type Market = Static<typeof Market>

/** An event in a list. */
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
  /** Simulated by a model instead of played by people. Pages say so wherever such a match is shown. */
  isSimulated: Type.Boolean(),
  /** Whether at least one market takes bets now. */
  isOpen: Type.Boolean(),
  /** Sequence number of the event's changes: the next message on its channel has the next number. */
  version: Type.Integer(),
  play: Type.Union([Play, Type.Null()]),
  /** Who won, once it has ended; null before and where nobody did. */
  winner: Type.Union([Type.Enum(['home', 'away']), Type.Null()]),
  /** The main market, shown in lists; null when it no longer has one. */
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
  /** Goals, points or sets scored and conceded. */
  scored: Type.Integer(),
  conceded: Type.Integer(),
  points: Type.Integer(),
  /** Results of the last five matches, newest last: W, D, L. */
  form: Type.String(),
})
export type TableRow = Static<typeof TableRow>

const TopScorer = Type.Object({
  /** Shared by those with as many goals. */
  place: Type.Integer(),
  name: Type.String(),
  competitor: Competitor,
  goals: Type.Integer(),
})
export type TopScorer = Static<typeof TopScorer>

export const getSports = endpoint({
  route: 'GET /rest/sport-betting/sports/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(Sport) }),
  rows: ['SP-010'],
  summary: 'The sports of the house, with how many events are live and to come',
})

/** API-134. Without `live`, every event that has not ended; with it, only events in play (true) or only upcoming ones (false). */
export const getEvents = endpoint({
  route: 'GET /rest/sport-betting/events/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object(
    {
      sport: Type.Optional(Slug),
      live: Type.Optional(Type.Boolean()),
      tournament: Type.Optional(Id),
      /** Day by Kyiv time, counted from today: 0 is today. */
      day: Type.Optional(Type.Integer({ minimum: 0, maximum: most_days_ahead })),
      /** Events that start within this many hours. */
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
      /** Who scored most in the finished matches of the season; empty in sports of which nobody tells who scores. */
      scorers: Type.Array(TopScorer),
    }),
  }),
  refusals: ['sport-tournament-unknown'],
  rows: ['SP-010'],
  summary: 'A tournament: what is to come, what was, its table and its top scorers',
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

/** Changes of an event. Sent on `sport-event:<id>` in the order of versions; a client that misses one reads the event again. */
export interface EventDelta {
  readonly id: number
  readonly version: number
  /** The version that this delta applies to. */
  readonly since: number
  readonly state: EventCard['state']
  readonly isOpen: boolean
  readonly play: EventCard['play']
  readonly winner: EventCard['winner']
  readonly marketCount: number
  /** New or changed markets, complete. */
  readonly markets: readonly Market[]
  readonly happenings: readonly Happening[]
}

/** Sent on `sport-list:<sport>`: the changed events of a sport, each with the fields that lists show. */
export interface ListDelta {
  readonly sport: string
  readonly events: readonly (Pick<EventCard, 'id' | 'version' | 'state' | 'isOpen' | 'play' | 'winner' | 'marketCount'> & {
    /** Absent when it did not change. */
    readonly main?: Market
  })[]
}
