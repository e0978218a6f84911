import { Type, type Static } from 'typebox'
import { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { TrackStep, TrackView } from '#casino/campaigns/missions/contract.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** `given-out`: nobody can have its prize any more, because no more of them were set aside. */
export const taskStates = ['open', 'done', 'taken', 'missed', 'given-out'] as const

const { title, kind, fromHundredths, leastOdds, count, needed, minStake } = TrackStep.properties

/** SA-069: a task of the first week, with its prize. Amounts are minor units of the quest's currency. */
export const WelcomeTask = Type.Object({
  /** By this it is taken. */
  id: Type.String(),
  title,
  state: Type.Enum(taskStates),
  kind,
  fromHundredths,
  leastOdds,
  count,
  needed,
  minStake,
  prize: ShownPrize,
  /** How many of its prizes are left, for everybody together. */
  left: Type.Integer(),
})
export type WelcomeTask = Static<typeof WelcomeTask>

const { currency, exponent, now } = TrackView.properties

export const WelcomeQuest = Type.Object({
  title,
  text: Type.String(),
  /** How many days there are for the tasks, from the registration on, and how many more to take their prizes. */
  days: Type.Integer(),
  daysToTake: Type.Integer(),
  /** The player's own time; null for a guest, whose time begins when they register. */
  time: Type.Union([Type.Object({ startsAt: Timestamp, endsAt: Timestamp, takeUntil: Timestamp }), Type.Null()]),
  now,
  currency,
  exponent,
})
export type WelcomeQuest = Static<typeof WelcomeQuest>

const { properties: shown } = Type.Object({
  data: Type.Array(WelcomeTask),
  /** Null where there is no quest for this visitor; then there are no tasks either. */
  quest: Type.Union([WelcomeQuest, Type.Null()]),
})

export const getWelcomeQuest = endpoint({
  route: 'GET /rest/welcome-quest/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object(shown),
  rows: ['API-121', 'SA-069'],
  summary: 'The tasks of a player’s first week, with how far they are; for a guest those that they would get',
})

export const takeWelcomePrize = endpoint({
  route: 'POST /rest/welcome-quest/{taskId}/take/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  params: Type.Object({ taskId: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }) }),
  reply: Type.Object({ data: Type.Object({ prize: ShownPrize }) }),
  refusals: [
    'welcome-quest-none',
    'welcome-quest-taken',
    'missions-closed',
    'missions-not-done',
    'missions-given-out',
    'missions-play-closed',
  ],
  rows: ['API-122', 'SA-069'],
  summary: 'Takes the prize of a task that is done, once',
})

/** The quest as the page of bonuses and the window have it. */
export interface ShownQuest {
  readonly quest: WelcomeQuest
  readonly tasks: WelcomeTask[]
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'welcome-quest': ShownQuest
  }
}
