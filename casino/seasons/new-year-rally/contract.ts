import { Type, type Static } from 'typebox'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { BoardUser } from '#casino/campaigns/boards/contract.ts'
import { DrawView } from '#casino/campaigns/draws/contract.ts'
import { GameCard } from '#casino/games/lobby/contract.ts'
import { countedPageReply } from '#kernel/contract/pages.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, paging, Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { leaderboard_limit, leaderboard_offset, rewardStatuses } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** What a checkpoint brings: money in minor units of the rally's currency, or another prize in words. */
const worth = { amount: Type.Union([AmountMinor, Type.Null()]), prize: Type.Union([ShownPrize, Type.Null()]) }

const Checkpoint = Type.Object({ id: Slug, title: Type.String(), km: Type.Integer(), left: Type.Integer(), ...worth })

const SpeedStage = Type.Object({
  id: Slug,
  title: Type.String(),
  /** Kilometres of a round from here on. */
  speed: Type.Integer(),
  /** So many deposits of at least so much bring it; 0 for the stage that everybody begins at. */
  deposits: Type.Integer(),
  minDeposit: AmountMinor,
  isReached: Type.Boolean(),
})

const RallyReward = Type.Object({ id: Slug, title: Type.String(), ...worth, status: Type.Enum(rewardStatuses) })
export type RallyReward = Static<typeof RallyReward>

/** The player's ticket in the final draw; once that is drawn with what it brought: nothing, if `outcome` is null. */
const Ticket = Type.Object({
  number: Type.Integer(),
  isDrawn: Type.Boolean(),
  outcome: Type.Union([Type.String(), Type.Null()]),
  ...worth,
})

/** EN-098: the rally as a visitor sees it; a guest has gone nowhere yet. */
export const Rally = Type.Object({
  title: Type.String(),
  text: Type.String(),
  /** `finish`: bets add no distance any more, and rewards can still be taken. */
  state: Type.Enum(['soon', 'active', 'finish', 'closed']),
  dateStart: Timestamp,
  /** Until when bets add distance. */
  dateFinish: Timestamp,
  /** Until when rewards can be taken; then the final draw is drawn. */
  dateEnd: Timestamp,
  /** Server time, so that a countdown does not depend on the device's clock. */
  now: Timestamp,
  settings: Type.Object({
    /** Length of the road: distance ends there. */
    mostKm: Type.Integer(),
    minStake: AmountMinor,
    currency: CurrencyCode,
    exponent: Type.Integer(),
    games: Type.Array(GameCard),
    /** The final draw: what may fall to a ticket, by which chance. */
    final: DrawView,
  }),
  checkpoints: Type.Array(Checkpoint),
  speedStages: Type.Array(SpeedStage),
  playerProgress: Type.Object({
    /** Kilometres of a round now. */
    speed: Type.Integer(),
    distance: Type.Integer(),
    /** Who took a break from play is off this road to its end; what they reached before can be taken. */
    isOut: Type.Boolean(),
    /** Those that were passed. */
    checkpoints: Type.Array(Slug),
    rewards: Type.Array(RallyReward),
    /** Places 1 to 30. */
    leaderboard: Type.Array(BoardUser),
    /** The player's own row; null before the first kilometre. */
    own: Type.Union([BoardUser, Type.Null()]),
    ticket: Type.Union([Ticket, Type.Null()]),
  }),
  players: Type.Integer(),
})
export type Rally = Static<typeof Rally>

export const getRally = endpoint({
  route: 'GET /rest/new-year-rally/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([Rally, Type.Null()]) }),
  rows: ['API-212', 'SA-004', 'EN-098'],
  summary: 'The new-year rally that runs, comes next or was the last: road, speed stages, and how far the player is; null without one',
})

export const getRallyRewards = endpoint({
  route: 'GET /rest/rally/rewards/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(RallyReward) }),
  refusals: ['rally-none'],
  rows: ['API-213', 'SA-004'],
  summary: 'The rewards of the checkpoints, each with its status for the player',
})

export const takeRallyReward = endpoint({
  route: 'POST /rest/rally/rewards/{id}/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  params: Type.Object({ id: Slug }),
  reply: Type.Object({ data: Type.Object({ rewards: Type.Array(RallyReward) }) }),
  refusals: [
    'rally-none',
    'rally-reward-unknown',
    'rally-reward-taken',
    'missions-closed',
    'missions-not-done',
    'missions-given-out',
    'missions-play-closed',
    'draws-closed',
    'draws-play-closed',
    'draws-given-out',
    'insufficient-funds',
  ],
  rows: ['API-214', 'SA-006'],
  summary: 'Takes the reward of a checkpoint that was passed, once; a ticket enters the final draw with it',
})

export const getRallyLeaderboard = endpoint({
  route: 'GET /rest/new-year-rally/leaderboard/',
  who: 'anyone',
  effect: 'reads',
  query: paging(leaderboard_limit, leaderboard_limit, leaderboard_offset),
  reply: countedPageReply(BoardUser),
  refusals: ['rally-none'],
  rows: ['API-215', 'CN-012', 'SA-005'],
  summary: 'The table of the rally after the thirty places that come with it',
})

/** RTM-068: how far the player is, on their own channel. */
export interface RallyMessage {
  readonly speed: number
  readonly distance: number
  readonly rewards: readonly Pick<RallyReward, 'id' | 'status'>[]
}

/** Data of the page component `new-year-rally`. */
export interface RallyData {
  readonly rally: Rally | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'new-year-rally': RallyData
  }
}
