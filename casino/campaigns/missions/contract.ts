import { Type, type Static } from 'typebox'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { GameCard } from '#casino/games/lobby/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** Rounds; rounds that won more than their stake; rounds that won a given multiple of their stake. */
export const roundGoals = ['rounds', 'wins', 'multiples'] as const
/** Confirmed deposits. */
export const depositGoals = ['deposits'] as const
/** Settled bets on sport whose stake was cash. */
export const betGoals = ['bets'] as const
/** A confirmed email or phone. */
export const contactGoals = ['contact'] as const
/** Points of the board that the track follows. */
export const pointGoals = ['points'] as const
/** Days of Kyiv's calendar on which the player was here. */
export const dayGoals = ['days'] as const

/** Other steps of the track that are done. */
export const stepGoals = ['steps'] as const

/** What a step counts. */
export const goalKinds = [...roundGoals, ...depositGoals, ...betGoals, ...contactGoals, ...dayGoals, ...pointGoals, ...stepGoals] as const

/**
 * State of a step: `locked` until the previous one is done, `soon` before its start, `missed` if it ended undone, `off` if its track was closed
 * before it began.
 */
export const stepStates = ['soon', 'locked', 'open', 'done', 'missed', 'off'] as const

export const TrackStep = Type.Object({
  name: Type.String(),
  title: Type.String(),
  state: Type.Enum(stepStates),
  startsAt: Timestamp,
  /** Of this repetition, where the track repeats. */
  endsAt: Timestamp,
  kind: Type.Enum(goalKinds),
  /** For multiples: the required win in hundredths of the stake. */
  fromHundredths: Type.Union([Type.Integer(), Type.Null()]),
  /** For bets: the least odds, in thousandths. */
  leastOdds: Type.Union([Type.Integer(), Type.Null()]),
  count: Type.Integer(),
  needed: Type.Integer(),
  /** The smallest stake that counts, or the smallest deposit; 0 where nothing is paid. */
  minStake: AmountMinor,
  /** The reward in money; null if it is not money, or there is none. */
  reward: Type.Union([AmountMinor, Type.Null()]),
  /** The reward where it is another prize, in words, as this visitor would get it; null otherwise. */
  prize: Type.Union([ShownPrize, Type.Null()]),
  /** What the step does for rounds that follow: each counts so many times on the board, for so long or (null) to its end. */
  boost: Type.Union([Type.Object({ factor: Type.Integer(), minutes: Type.Union([Type.Integer(), Type.Null()]) }), Type.Null()]),
  /** How many rewards are left; null without a reward, and where the time to get one of them is over. */
  left: Type.Union([Type.Integer(), Type.Null()]),
  isGiven: Type.Boolean(),
  /** The reward waits to be claimed manually; not one of which none is left. */
  isClaimable: Type.Boolean(),
})
export type TrackStep = Static<typeof TrackStep>

/** A track as a visitor sees it. Amounts are minor units of `currency`. */
export const TrackView = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  /** This visitor's facts count: a player's always, unless the track asks for their word first. */
  isJoined: Type.Boolean(),
  /** The player's own time where each has their own. */
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** Until when a reward that waits for its player can be taken. */
  takeUntil: Timestamp,
  /** Server time, so that a countdown does not depend on the device's clock. */
  now: Timestamp,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  steps: Type.Array(TrackStep),
  /** Amount shared by all players who complete every step; null if there is none. */
  shared: Type.Union([AmountMinor, Type.Null()]),
  /** How many have completed every step so far. */
  finishers: Type.Integer(),
  games: Type.Array(GameCard),
})
export type TrackView = Static<typeof TrackView>

export const claimStep = endpoint({
  route: 'POST /rest/tracks/{id}/claim/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  body: Type.Object({ step: Type.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: false }),
  reply: Type.Object({}),
  refusals: [
    'missions-own-way',
    'missions-not-joined',
    'missions-closed',
    'missions-not-done',
    'missions-given-out',
    'missions-play-closed',
  ],
  summary: 'Takes the reward of a step that was done, where its event has no call of its own for that; taking it again changes nothing',
})

/** The message `missions` on the player's own channel: a step is done. */
export interface StepDoneMessage {
  readonly trackId: number
  readonly step: string
  /** Of the step, and of its track. */
  readonly titles: Text
  readonly trackTitles: Text
  /** The page that shows the track. */
  readonly link: string
  readonly isLast: boolean
}
