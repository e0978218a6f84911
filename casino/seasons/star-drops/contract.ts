import { Type, type Static } from 'typebox'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { ClientSeed, drawnFields, Odds } from '#casino/campaigns/draws/contract.ts'
import { TrackView } from '#casino/campaigns/missions/contract.ts'
import { ShelfPrize } from '#casino/campaigns/shelves/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const exact = { additionalProperties: false } as const
const Balance = Type.Object({ stars: Type.Integer() })
const NoPrize = Type.Union([ShownPrize, Type.Null()])

/** What stars are spent on by chance, and what one try costs. */
const StarDrop = Type.Object({ id: Id, cost: Type.Integer(), odds: Odds })
export type StarDrop = Static<typeof StarDrop>

/** EN-105. `isBonusAvailable`: it can be taken now, with enough stars: some are left, and the player has not had theirs. */
const MerchItem = Type.Object({ ...ShelfPrize.properties, isBonusAvailable: Type.Boolean() })
export type MerchItem = Static<typeof MerchItem>

/** EN-105. Of a guest the balance is 0, and the sphere has shown nothing. */
const StarDrops = Type.Object({
  id: Id,
  title: Type.String(),
  text: Type.String(),
  state: Type.Enum(['soon', 'active']),
  startsAt: Timestamp,
  endsAt: Timestamp,
  balance: Balance,
  wheel: StarDrop,
  lootbox: StarDrop,
  sphere: StarDrop,
  /** What the sphere brought this player last. */
  spherePrize: NoPrize,
  merchShop: Type.Array(MerchItem),
  /** What brings stars, and how far the player is today. */
  tasks: Type.Union([TrackView, Type.Null()]),
})
export type StarDrops = Static<typeof StarDrops>

const seedBody = Type.Object({ clientSeed: Type.Optional(ClientSeed) }, exact)
const refusals = ['star-drops-closed', 'star-drops-play-closed', 'star-drops-few-stars', 'draws-given-out'] as const
const command = { who: 'player', effect: 'changes', idempotency: 'required' } as const
const drawn = { ...drawnFields, balance: Balance }

export const getStarDrops = endpoint({
  route: 'GET /rest/star-drops/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([StarDrops, Type.Null()]) }),
  rows: ['API-231', 'EN-105', 'SA-017'],
  summary: 'The star drops that run or come next, with the player’s stars and what the sphere brought them last; null without any',
})

export const spinStarWheel = endpoint({
  ...command,
  route: 'POST /rest/star-drops/wheel/',
  body: seedBody,
  reply: Type.Object({ data: Type.Object({ ...drawn, sector: Type.Integer() }) }),
  refusals,
  rows: ['API-232', 'SA-016'],
  summary: 'Spins the wheel for stars; `sector` is where it stops, nothing’s the last one',
})

export const openLootbox = endpoint({
  ...command,
  route: 'POST /rest/star-drops/lootbox/',
  body: seedBody,
  reply: Type.Object({ data: Type.Object(drawn) }),
  refusals,
  rows: ['API-233', 'SA-016'],
  summary: 'Opens a box for stars',
})

export const askSphere = endpoint({
  ...command,
  route: 'POST /rest/star-drops/sphere/',
  body: seedBody,
  reply: Type.Object({ data: Type.Object({ ...drawn, spherePrize: NoPrize }) }),
  refusals,
  rows: ['API-234', 'SA-016'],
  summary: 'Asks the sphere for stars: what it shows is the player’s',
})

export const getMerchShop = endpoint({
  route: 'GET /rest/star-drops/merch-shop/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(MerchItem) }),
  rows: ['API-235', 'EN-105', 'SA-017'],
  summary: 'What can be had for stars without chance; empty without star drops',
})

export const buyMerch = endpoint({
  ...command,
  route: 'POST /rest/star-drops/buy/',
  body: Type.Object({ id: Id }, exact),
  reply: Type.Object({ data: Type.Object({ item: MerchItem, balance: Balance }) }),
  refusals: [
    'star-drops-closed',
    'star-drops-play-closed',
    'star-drops-few-stars',
    'star-drops-item-unknown',
    'star-drops-given-out',
    'star-drops-had',
  ],
  rows: ['API-236', 'SA-016'],
  summary: 'Takes an item of the merch shop for stars',
})

/** RTM-070: the message `playerStarDrops` on the player's own channel. */
export interface StarDropsMessage {
  readonly stars: number
}

/** Data of the page component `star-drops`. */
export interface StarDropsData {
  readonly starDrops: StarDrops | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'star-drops': StarDropsData
  }
}
