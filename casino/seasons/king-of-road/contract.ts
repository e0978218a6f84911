import { Type, type Static } from 'typebox'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { BoardUser } from '#casino/campaigns/boards/contract.ts'
import { GameCard } from '#casino/games/lobby/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, CurrencyCode, paging, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { cars, companions, leaderboard_limit } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const CarId = Type.Integer({ minimum: 1, maximum: cars.length })
const CompanionId = Type.Integer({ minimum: 1, maximum: companions.length })
const exact = { additionalProperties: false } as const

const CarImages = Type.Object({ active: Type.String(), activeWithCanister: Type.String(), preview: Type.String() })

/** `none` until a deposit of this day; `ready` to be poured in; `used` until the next day. */
export const canisterStates = ['none', 'ready', 'used'] as const

const Canister = Type.Object({
  state: Type.Enum(canisterStates),
  /** Until when kilometres count twice; null where none burns. */
  burnsUntil: Type.Union([Timestamp, Type.Null()]),
})

const Progress = Type.Object({
  /** Null before one is chosen: without a car nobody is on the road. */
  carId: Type.Union([CarId, Type.Null()]),
  companionId: Type.Union([CompanionId, Type.Null()]),
  km: Type.Integer(),
  /** Kilometres of a round now. */
  speed: Type.Integer(),
  canister: Canister,
  /** Who took a break from play is off this road to its end: nothing counts for them, no canister either. */
  isOut: Type.Boolean(),
  own: Type.Union([BoardUser, Type.Null()]),
})

const Milestone = Type.Object({
  id: Type.String(),
  title: Type.String(),
  km: Type.Integer(),
  left: Type.Integer(),
  amount: Type.Union([AmountMinor, Type.Null()]),
  prize: Type.Union([ShownPrize, Type.Null()]),
  isReached: Type.Boolean(),
  isGiven: Type.Boolean(),
})

/** EN-104: the king of the road as a visitor sees it; a guest has no car yet. */
export const KingOfRoad = Type.Object({
  title: Type.String(),
  text: Type.String(),
  /** `finish`: rounds add no kilometres any more, and the last ones are counted. */
  state: Type.Enum(['soon', 'active', 'finish', 'closed']),
  dateStart: Timestamp,
  dateEnd: Timestamp,
  now: Timestamp,
  /** Length of the road. */
  mostKm: Type.Integer(),
  minStake: AmountMinor,
  /** The smallest deposit that brings a canister. */
  minDeposit: AmountMinor,
  /** How many times a round counts with a canister, and for how long. */
  canisterTimes: Type.Integer(),
  canisterMinutes: Type.Integer(),
  currency: CurrencyCode,
  exponent: Type.Integer(),
  cars: Type.Array(Type.Object({ id: CarId, title: Type.String(), images: CarImages })),
  companions: Type.Array(Type.Object({ id: CompanionId, title: Type.String(), icon: Type.String() })),
  milestones: Type.Array(Milestone),
  /** Pictures of the player's car; null before one is chosen. */
  images: Type.Union([CarImages, Type.Null()]),
  progress: Progress,
  players: Type.Integer(),
  leaderboard: Type.Array(BoardUser),
  games: Type.Array(GameCard),
})
export type KingOfRoad = Static<typeof KingOfRoad>

export const getKingOfRoad = endpoint({
  route: 'GET /rest/king-of-road/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([KingOfRoad, Type.Null()]) }),
  rows: ['API-216', 'SA-007', 'EN-104'],
  summary: 'The king of the road that runs, comes next or was the last: cars, milestones, and how far the player is; null without one',
})

const refusals = ['king-none', 'king-soon', 'king-closed', 'king-play-closed', 'king-left', 'king-no-car'] as const

export const chooseCar = endpoint({
  route: 'POST /rest/king-of-road/car/choose/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ carId: CarId }, exact),
  reply: Type.Object({ data: Type.Object({ images: CarImages }) }),
  refusals: ['king-none', 'king-soon', 'king-closed', 'king-play-closed', 'king-left', 'king-car-chosen', 'too-many-requests'],
  rows: ['API-219', 'SA-008'],
  summary: 'Chooses the first car, once, which puts the player on the road',
})

export const changeCar = endpoint({
  route: 'POST /rest/king-of-road/car/change/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ carId: CarId }, exact),
  reply: Type.Object({ data: Type.Object({ images: CarImages }) }),
  refusals,
  rows: ['API-220', 'SA-008'],
  summary: 'Changes to another car; kilometres stay',
})

export const chooseCompanion = endpoint({
  route: 'POST /rest/king-of-road/companion/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ id: CompanionId }, exact),
  reply: Type.Object({ data: Type.Object({ companionId: CompanionId }) }),
  refusals,
  rows: ['API-217', 'SA-008'],
  summary: 'Chooses who goes along',
})

export const pourCanister = endpoint({
  route: 'POST /rest/king-of-road/canister/',
  who: 'player',
  effect: 'changes',
  reply: Type.Object({ data: Type.Object({ activeWithCanister: Type.String(), burnsUntil: Timestamp }) }),
  refusals: [...refusals, 'king-no-canister', 'king-canister-used', 'missions-closed', 'missions-given-out', 'missions-play-closed'],
  rows: ['API-218', 'SA-008'],
  summary: 'Pours in the canister of the day, which a deposit of the day brought: for a while each round counts several times',
})

export const getKingLeaderboard = endpoint({
  route: 'GET /rest/king-of-road/leaderboard/',
  who: 'anyone',
  effect: 'reads',
  query: paging(leaderboard_limit),
  reply: countedPageReply(BoardUser),
  refusals: ['king-none'],
  rows: ['API-221', 'SA-008'],
  summary: 'The top hundred of the road',
})

/** RTM-071: kilometres, canister and car of the player, on their own channel. */
export interface KingMessage {
  readonly progress: Pick<KingOfRoad['progress'], 'carId' | 'companionId' | 'km' | 'speed'>
  readonly canister: KingOfRoad['progress']['canister']
  readonly images: KingOfRoad['images']
}

export interface KingData {
  readonly king: KingOfRoad | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'king-of-road': KingData
  }
}
