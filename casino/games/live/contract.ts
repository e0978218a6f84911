import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, CurrencyCode, PositiveAmountMinor, Slug, Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
const RoundId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' })

export const LiveBet = Type.Object(
  { place: Type.String({ minLength: 1, maxLength: 40 }), stake_minor: PositiveAmountMinor },
  { additionalProperties: false },
)
export type LiveBet = Static<typeof LiveBet>

/** A round as every visitor sees it. */
export const LiveRound = Type.Object({
  id: RoundId,
  /** Its number in the seed chain, from 1: the nonce of its draw. */
  number: Type.Integer(),
  state: Type.Enum(['betting', 'drawn', 'settled', 'void']),
  closesAt: Timestamp,
  /** The numbers drawn; present once betting has closed. Their animation ends at `landsAt`. */
  drawn: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  drawnAt: Type.Union([Timestamp, Type.Null()]),
  landsAt: Type.Union([Timestamp, Type.Null()]),
  nextAt: Type.Union([Timestamp, Type.Null()]),
  serverSeedHash: Hash,
  /** The seed; revealed when betting has closed. */
  serverSeed: Type.Union([Hash, Type.Null()]),
})
export type LiveRound = Static<typeof LiveRound>

/** Bets of all players in the round: the number of players, and the number of slips per place, for the places that most bet on. */
export const LiveCrowd = Type.Object({
  round: Type.Union([RoundId, Type.Null()]),
  players: Type.Integer(),
  places: Type.Record(Type.String(), Type.Integer()),
})
export type LiveCrowd = Static<typeof LiveCrowd>

export const LiveTable = Type.Object({
  slug: Slug,
  /** The current or last round; null before the first. A table that nobody watches starts no rounds. */
  round: Type.Union([LiveRound, Type.Null()]),
  crowd: LiveCrowd,
  watching: Type.Integer(),
  /** The latest finished rounds, newest first. */
  results: Type.Array(LiveRound),
  /** What was drawn before those, newest first, at a table that shows a road. */
  earlier: Type.Array(Type.Array(Type.Integer())),
  revision: Type.Integer(),
  /** The server's time, which alone decides when betting closes. */
  now: Timestamp,
})
export type LiveTable = Static<typeof LiveTable>

/** A table with its title in the requested language. */
export const TitledTable = Type.Object({ ...LiveTable.properties, title: Type.String() })
export type TitledTable = Static<typeof TitledTable>

export const LiveStakes = Type.Object({
  currency: CurrencyCode,
  exponent: Type.Integer(),
  chips: Type.Array(AmountMinor),
  most_minor: AmountMinor,
})
export type LiveStakes = Static<typeof LiveStakes>

/** The bets that a player placed with one command, and their result. */
export const LiveSlip = Type.Object({
  id: RoundId,
  round: RoundId,
  slug: Slug,
  title: Type.String(),
  bets: Type.Array(LiveBet),
  stake_minor: AmountMinor,
  state: Type.Enum(['open', 'settled', 'returned']),
  win_minor: Type.Union([AmountMinor, Type.Null()]),
  drawn: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  currency: CurrencyCode,
  exponent: Type.Integer(),
  placedAt: Timestamp,
})
export type LiveSlip = Static<typeof LiveSlip>

export const getLiveTables = endpoint({
  route: 'GET /rest/live/tables/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(TitledTable) }),
  rows: ['GA-016'],
  summary: 'The tables of the live floor with their rounds',
})

export const getLiveTable = endpoint({
  route: 'GET /rest/live/tables/{slug}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ slug: Slug }),
  reply: Type.Object({
    data: Type.Object({
      ...TitledTable.properties,
      stakes: LiveStakes,
      /** The published RTP of each type of bets, in per cent. */
      rtps: Type.Record(Type.String(), Type.String()),
      /** The caller's own slips of the current round. */
      mine: Type.Array(LiveSlip),
    }),
  }),
  refusals: ['live-table-unknown'],
  rows: ['GA-023'],
  summary: 'One table: its round, its results and the own bets',
})
export type WholeTable = Static<typeof getLiveTable.reply>['data']

/** Sent every 20 s by each page that shows a table; a table that nobody watches starts no rounds. */
export const watchTables = endpoint({
  route: 'POST /rest/live/watch/',
  who: 'anyone',
  effect: 'changes',
  body: Type.Object({ slugs: Type.Array(Slug, { minItems: 1, maxItems: 10 }) }, { additionalProperties: false }),
  reply: Type.Object({}),
  refusals: ['too-many-requests'],
  summary: 'Says that the caller looks at these tables',
})

export const placeLiveBets = endpoint({
  route: 'POST /rest/live/tables/{slug}/bets/',
  who: 'player',
  effect: 'changes',
  idempotency: 'own',
  params: Type.Object({ slug: Slug }),
  body: Type.Object({ round: RoundId, bets: Type.Array(LiveBet, { minItems: 1, maxItems: 200 }) }, { additionalProperties: false }),
  reply: Type.Object({ data: LiveSlip, balance_minor: AmountMinor }),
  refusals: [
    'live-table-unknown',
    'live-tax-number',
    'live-window-closed',
    'live-bet-impossible',
    'live-stake-off-grid',
    'live-stake-too-high',
    'insufficient-funds',
    'stakes-blocked',
    'limit-reached',
  ],
  rows: ['GA-023'],
  summary: 'Places bets on the round whose window is open',
})

export const listLiveSlips = endpoint({
  route: 'GET /rest/live/bets/',
  who: 'player',
  effect: 'reads',
  query: paging(20),
  reply: countedPageReply(LiveSlip),
  summary: "The player's own bets of the live floor, newest first",
})

/** On `live:<slug>`: the new state of a round with its revision, and the bets of all players in it. */
export type LiveMessage =
  | { readonly type: 'liveTable'; readonly event: 'round'; readonly data: LiveTable }
  | { readonly type: 'liveTable'; readonly event: 'crowd'; readonly data: LiveCrowd & { readonly slug: string } }

/** The part of a slip that a table shows: which chips lie where. */
export type LaidSlip = Pick<LiveSlip, 'id' | 'round' | 'bets'>

/** On the player's own channel: all their slips of rounds that are not paid yet, in whatever window they were placed. */
export interface OwnSlipsMessage {
  readonly type: 'liveBets'
  readonly data: { readonly slips: readonly LaidSlip[] }
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'live-floor': { readonly tables: readonly TitledTable[] }
    readonly 'live-table': WholeTable
  }
}
