import { Type, type Static } from 'typebox'
import { TrackStep, TrackView } from '#casino/campaigns/missions/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { taskTypes } from './rules.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const { name: id, title, kind, count, needed, minStake, fromHundredths, leastOdds } = TrackStep.properties
const { state, startsAt, endsAt, reward: amount, prize, left, isGiven: prizeAssigned } = TrackStep.properties

/** EN-099: a task of a day, and how far the player is. */
const Task = Type.Object({
  id,
  type: Type.Enum(taskTypes),
  title,
  completed: Type.Boolean(),
  kind,
  count,
  needed,
  minStake,
  fromHundredths,
  leastOdds,
})
export type MarathonTask = Static<typeof Task>

/** What a day or the whole brings: money in minor units of the marathon's currency, or another prize in words. */
const worth = { amount, prize, left }

const Day = Type.Object({
  dayNumber: Type.Integer(),
  /** `missed`: it is over and was not done; `off`: the marathon was ended before it began. */
  state,
  startsAt,
  endsAt,
  /** So many of its tasks make it, and so many are done. */
  needed,
  count,
  completed: Type.Boolean(),
  prizeAssigned,
  ...worth,
  tasks: Type.Array(Task),
})
export type MarathonDay = Static<typeof Day>

/** EN-099: the marathon as a visitor sees it; a guest has done nothing yet. */
export const Marathon = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  /** `finish`: the last day is over, and prizes can still be taken. */
  state: Type.Enum(['soon', 'active', 'finish', 'closed']),
  dateStart: Timestamp,
  /** When its last day ends. */
  dateFinish: Timestamp,
  /** Until when prizes of days can be taken. */
  dateEnd: Timestamp,
  now: Timestamp,
  subscribed: Type.Boolean(),
  currency: TrackView.properties.currency,
  exponent: TrackView.properties.exponent,
  days: Type.Array(Day),
  /** For every day, given by itself. */
  final: Type.Object({ needed, count, completed: Type.Boolean(), prizeAssigned, ...worth }),
  games: TrackView.properties.games,
})
export type Marathon = Static<typeof Marathon>

export const getMarathon = endpoint({
  route: 'GET /rest/marathon/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([Marathon, Type.Null()]) }),
  rows: ['API-222', 'SA-011', 'EN-099'],
  summary: 'The marathon that runs or comes next: days, their tasks and prizes, and how far the player is; null without one',
})

export const subscribeToMarathon = endpoint({
  route: 'POST /rest/marathon/subscribe/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ marathonId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }, { additionalProperties: false }),
  reply: Type.Object({}),
  refusals: ['marathon-none', 'marathon-over', 'marathon-play-closed'],
  rows: ['API-223', 'SA-009'],
  summary: 'Takes part in the marathon, before its start or while it runs: what is done from then on counts; again changes nothing',
})

export const assignMarathonPrize = endpoint({
  route: 'POST /rest/marathon/assign-prize/',
  who: 'player',
  effect: 'changes',
  body: Type.Object({ dayNumber: Type.Integer({ minimum: 1, maximum: 60 }) }, { additionalProperties: false }),
  reply: Type.Object({ data: Type.Object({ prizeAssigned: Type.Boolean() }) }),
  refusals: [
    'marathon-none',
    'marathon-day-unknown',
    'missions-not-joined',
    'missions-closed',
    'missions-not-done',
    'missions-given-out',
    'missions-play-closed',
  ],
  rows: ['API-224', 'SA-011'],
  summary: 'Takes the prize of a day that was done, once; again changes nothing',
})

/** RTM-075: how far the player is on a day, on their own channel. */
export interface MarathonMessage {
  readonly dayNumber: number
  readonly completed: boolean
  readonly prizeAssigned: boolean
  readonly tasks: readonly Pick<MarathonTask, 'id' | 'type' | 'completed' | 'count'>[]
}

/** Data of the page component `marathon`. */
export interface MarathonData {
  /** The last one too, once it is over. */
  readonly marathon: Marathon | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly marathon: MarathonData
  }
}
