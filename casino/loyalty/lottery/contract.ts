import { Type, type Static } from 'typebox'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { ClientSeed, drawnFields, Odds } from '#casino/campaigns/draws/contract.ts'
import { ShelfPrize } from '#casino/campaigns/shelves/contract.ts'
import { TrackView } from '#casino/campaigns/missions/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { Timestamp, paging } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { levelIds, most_at_once, tickets_limit, ticketSources, ticketTypes } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const exact = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const Level = Type.Enum(levelIds)
const OfType = Type.Enum(ticketTypes)
const Count = Type.Integer({ minimum: 1, maximum: most_at_once })
/** EN-089: a number for each type of ticket. */
const ByType = Type.Object({ super: Type.Integer(), gold: Type.Integer(), regular: Type.Integer() })

const LotteryLevel = Type.Object({
  id: Level,
  /** Horseshoes of this level that the player has. */
  has: Type.Integer(),
  /** What a random prize of the level costs, and from which table it is drawn. */
  boxCost: Type.Integer(),
  box: Odds,
  /** LO-004: what is taken for its horseshoes. */
  prizes: Type.Array(ShelfPrize),
})
export type LotteryLevel = Static<typeof LotteryLevel>

/** EN-089. Of a guest all balances are 0. */
export const Lottery = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  startsAt: Timestamp,
  endsAt: Timestamp,
  balanceStars: Type.Integer(),
  unusedTickets: ByType,
  costTickets: ByType,
  tickets: Type.Array(Type.Object({ type: OfType, odds: Odds })),
  wheel: Type.Object({ id: Id, spins: Type.Integer(), odds: Odds }),
  levels: Type.Array(LotteryLevel),
  /** What brings stars, and how far the player is today; null where nothing does. */
  stars: Type.Union([TrackView, Type.Null()]),
  /** A ticket as a gift, once; null where the lottery has none. */
  promo: Type.Union([Type.Object({ type: OfType, isTaken: Type.Boolean(), needsCode: Type.Boolean(), left: Type.Integer() }), Type.Null()]),
})
export type Lottery = Static<typeof Lottery>

export const Ticket = Type.Object({
  id: Id,
  type: OfType,
  source: Type.Enum(ticketSources),
  at: Timestamp,
  /** When it was scratched; null before. */
  appliedAt: Type.Union([Timestamp, Type.Null()]),
  /** What was under its layer; null where that was nothing, and before. */
  prize: Type.Union([ShownPrize, Type.Null()]),
  /** By this and the key of the draw anybody can check it: the player's words and the number of the attempt. */
  fairCode: Type.Union([Type.String(), Type.Null()]),
})
export type Ticket = Static<typeof Ticket>

/** Whatever is drawn takes the player's own share in its bytes. */
const seedBody = Type.Object({ clientSeed: Type.Optional(ClientSeed) }, exact)
const ofDraw = ['lottery-closed', 'lottery-play-closed', 'draws-closed', 'draws-play-closed', 'draws-given-out'] as const
const command = { who: 'player', effect: 'changes', idempotency: 'required' } as const

export const getLottery = endpoint({
  route: 'GET /rest/lottery/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([Lottery, Type.Null()]) }),
  rows: ['API-167', 'EN-089', 'LO-001'],
  summary: 'The lottery that runs or comes next, with the player’s stars and tickets; null without one',
})

export const getTickets = endpoint({
  route: 'GET /rest/lottery/tickets/',
  who: 'player',
  effect: 'reads',
  query: Type.Object({ ...paging(tickets_limit).properties, applied: Type.Optional(Type.Boolean()) }, exact),
  reply: countedPageReply(Ticket),
  rows: ['API-171', 'LO-005'],
  summary: 'The player’s tickets, the newest first; scratched ones or the others alone',
})

export const buyTickets = endpoint({
  ...command,
  route: 'POST /rest/lottery/tickets/',
  body: Type.Object({ type: OfType, count: Count }, exact),
  reply: Type.Object({ data: Type.Object({ tickets: Type.Array(Ticket), balanceStars: Type.Integer() }) }),
  refusals: ['lottery-closed', 'lottery-play-closed', 'lottery-few-stars'],
  rows: ['API-169', 'LO-001', 'LO-003'],
  summary: 'Buys tickets for stars',
})

export const scratchTicket = endpoint({
  ...command,
  route: 'POST /rest/lottery/tickets/{id}/',
  params: Type.Object({ id: Id }),
  body: seedBody,
  reply: Type.Object({ data: Type.Object({ ...drawnFields, ticket: Ticket }) }),
  refusals: ['lottery-ticket-unknown', 'lottery-ticket-used', ...ofDraw],
  rows: ['API-168', 'LO-002'],
  summary: 'Scratches a ticket, once: the server draws what is under its layer',
})

export const spinLotteryWheel = endpoint({
  ...command,
  route: 'POST /rest/lottery/wheel/spin/{id}/',
  params: Type.Object({ id: Id }),
  body: seedBody,
  reply: Type.Object({ data: Type.Object({ ...drawnFields, sector: Type.Integer(), spins: Type.Integer() }) }),
  refusals: ['lottery-wheel-unknown', 'lottery-no-spin', ...ofDraw],
  rows: ['API-172', 'LO-006'],
  summary: 'Spins the wheel of the lottery for one of the player’s spins; `sector` is where it stops, nothing’s the last one',
})

export const getLevelPrizes = endpoint({
  route: 'GET /rest/lottery/prizes/level/{id}/',
  who: 'player',
  effect: 'reads',
  params: Type.Object({ id: Id }),
  reply: Type.Object({ data: Type.Array(ShelfPrize) }),
  refusals: ['lottery-level-unknown'],
  rows: ['API-170', 'LO-004'],
  summary: 'The prizes of a level: what each costs in horseshoes, and how many are left',
})

export const choosePrize = endpoint({
  ...command,
  route: 'POST /rest/lottery/prizes/',
  body: Type.Object({ prizeId: Id, count: Count }, exact),
  reply: Type.Object({ data: Type.Object({ prize: ShownPrize, count: Type.Integer() }) }),
  refusals: ['lottery-closed', 'lottery-play-closed', 'lottery-prize-unknown', 'lottery-few-horseshoes', 'lottery-few-prizes'],
  rows: ['API-173', 'LO-007'],
  summary: 'Takes prizes of a level for its horseshoes',
})

export const openBox = endpoint({
  ...command,
  route: 'POST /rest/lottery/prizes/randomly/',
  body: Type.Object({ levelId: Level, clientSeed: Type.Optional(ClientSeed) }, exact),
  reply: Type.Object({ data: Type.Object(drawnFields) }),
  refusals: ['lottery-few-horseshoes', ...ofDraw],
  rows: ['API-174', 'LO-007'],
  summary: 'A random prize of a level, for fewer horseshoes',
})

export const takePromoTicket = endpoint({
  ...command,
  route: 'POST /rest/lottery/promo/ticket/',
  body: Type.Object({ code: Type.Optional(Type.String({ maxLength: 40 })) }, exact),
  reply: Type.Object({ data: Type.Object({ ticket: Ticket }) }),
  refusals: [
    'lottery-closed',
    'lottery-play-closed',
    'lottery-promo-none',
    'lottery-promo-code',
    'lottery-promo-taken',
    'lottery-promo-given-out',
  ],
  rows: ['API-175', 'LO-008'],
  summary: 'A ticket as a gift of the lottery, once for each player',
})

/** RTM-053: the message `lottery` on the player's own channel. */
export interface LotteryMessage {
  readonly balanceStars: number
  readonly unusedTickets: Lottery['unusedTickets']
}

/** Data of the page component `lottery`. */
export interface LotteryData {
  readonly lottery: Lottery | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly lottery: LotteryData
  }
}
