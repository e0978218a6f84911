import { Type, type Static } from 'typebox'
import { GameCard } from '#casino/games/lobby/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { AmountMinor, CurrencyCode, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** What a step counts, out of a closed list: rounds; rounds that won more than their stake; rounds that won so many times their stake. */
export const goalKinds = ['rounds', 'wins', 'multiples'] as const

/** A step as its player sees it: `locked` waits for the one before, `soon` for its time, `missed` is over and was not done. */
export const stepStates = ['soon', 'locked', 'open', 'done', 'missed'] as const

export const TrackStep = Type.Object({
  name: Type.String(),
  title: Type.String(),
  state: Type.Enum(stepStates),
  startsAt: Timestamp,
  endsAt: Timestamp,
  kind: Type.Enum(goalKinds),
  /** Hundredths of the stake, of multiples. */
  fromHundredths: Type.Union([Type.Integer(), Type.Null()]),
  count: Type.Integer(),
  needed: Type.Integer(),
  minStake: AmountMinor,
  /** What it brings: null where there is no money in it, or no reward at all. */
  reward: Type.Union([AmountMinor, Type.Null()]),
  /** How many of it are left; null without a reward. */
  left: Type.Union([Type.Integer(), Type.Null()]),
  isGiven: Type.Boolean(),
  /** It waits for its player's hand. */
  isClaimable: Type.Boolean(),
})
export type TrackStep = Static<typeof TrackStep>

/** A track as a visitor sees it. Amounts are minor units of `currency`. */
export const TrackView = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  state: Type.Enum(['soon', 'active', 'closed']),
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** The house's clock, for a countdown that does not trust the device's. */
  now: Timestamp,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  steps: Type.Array(TrackStep),
  /** What everybody shares who did every step; null without it. */
  shared: Type.Union([AmountMinor, Type.Null()]),
  /** How many did every step so far. */
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
  refusals: ['missions-closed', 'missions-not-done', 'missions-given-out', 'missions-play-closed'],
  summary: 'Takes the reward of a step that was done; taking it again changes nothing',
})

/** The message `missions` on the player's own channel: a step is done. */
export interface StepDoneMessage {
  readonly trackId: number
  readonly step: string
  readonly titles: { readonly uk: string; readonly ru: string; readonly en: string }
  readonly isLast: boolean
}
