import { faultsOfStakes, type Window } from '#casino/campaigns/boards/server/api.ts'
import { faultsOfReward, promisedBy, setAside } from '#casino/campaigns/draws/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { countablesOf } from '../goals.ts'
import { windowOfStep } from '../progress.ts'
import type { Goal, Step, TrackSpec } from '../track-spec.ts'
import { fundOfTrack, insertTrack, type TrackRow } from './track-store.ts'

/** Maximum cost of a track, by asset. */
export const promisedByTrack = (house: House, { steps, shared }: TrackSpec): Map<string, bigint> => {
  const promised = promisedBy(
    house,
    steps.flatMap(({ reward }) => reward ?? []),
  )
  for (const [currency, amount_minor] of Object.entries(shared ?? {}))
    promised.set(currency, (promised.get(currency) ?? 0n) + BigInt(amount_minor))
  return promised
}

/** A step counts those that stand before it, each of which is there. */
const countedFaults = (name: string, { of, count }: Extract<Goal, { of: unknown }>, { steps, order }: TrackSpec): string[] => {
  const before = new Set(
    steps
      .slice(
        0,
        steps.findIndex((step) => step.name === name),
      )
      .map((step) => step.name),
  )
  return [
    ...of.filter((one) => !before.has(one)).map((one) => `steps: ${name} counts ${one}, which does not stand before it`),
    ...(count > of.length ? [`steps: ${name} asks for more steps than it counts`] : []),
    ...(order === 'free' ? [] : [`steps: ${name} counts steps, which are done in any order`]),
  ]
}

const goalFaults = (name: string, goal: Goal, spec: TrackSpec): string[] => {
  const { own_time, board, order, repeat } = spec
  switch (goal.kind) {
    case 'rounds':
    case 'wins':
    case 'multiples':
      return [
        ...(goal.kind === 'multiples' && goal.from_hundredths === undefined ? [`steps: ${name} says no multiple`] : []),
        ...(goal.rounds.games.length === 0 ? [`steps: ${name} names no games`] : []),
        ...faultsOfStakes(goal.rounds.stakes).map((fault) => `${name}: ${fault}`),
      ]
    case 'deposits':
      return Object.values(goal.least).some((least) => least === 0) ? [`steps: ${name} counts deposits of nothing`] : []
    case 'bets':
      return faultsOfStakes(goal.stakes).map((fault) => `${name}: ${fault}`)
    case 'days':
      return own_time && goal.count > own_time.days ? [`steps: ${name} asks for more days than there are`] : []
    case 'points':
      return [
        ...(board === undefined ? [`steps: ${name} counts points of no board`] : []),
        // They are told as they stand, so one telling may do several steps.
        ...(order === 'free' && repeat === 'once' ? [] : [`steps: ${name} counts points, which come once and in any order`]),
      ]
    case 'steps':
      return countedFaults(name, goal, spec)
    case 'contact':
      return [
        ...(goal.count > 1 ? [`steps: ${name} asks for more than one contact`] : []),
        // Elsewhere it would ask for what many have done long ago, and could not do again.
        ...(own_time ? [] : [`steps: ${name} asks for a contact, so the track begins with the registration`]),
      ]
  }
}

const stepFaults = (house: House, spec: TrackSpec, step: Step, track: Window): string[] => {
  const { name, goal, reward, boost } = step
  const { starts_at, ends_at } = windowOfStep(step, track)
  const is_outside = ends_at <= starts_at || starts_at < track.starts_at || ends_at > track.ends_at
  return [
    ...(is_outside ? [`steps: ${name} lies outside the track's time`] : []),
    ...(spec.own_time && (step.starts_at ?? step.ends_at) !== undefined
      ? [`steps: ${name} has a date, and each player has their own`]
      : []),
    ...goalFaults(name, goal, spec),
    ...(reward ? faultsOfReward(house, `steps: ${name}`, reward) : []),
    ...(boost && reward ? [`steps: ${name} brings either a reward or a boost`] : []),
    ...(boost && spec.board === undefined ? [`steps: ${name} boosts on no board`] : []),
  ]
}

const day_ms = 86_400_000

const ownTimeFaults = ({ own_time, repeat, shared }: TrackSpec, { starts_at, ends_at }: Window): string[] => {
  if (!own_time) return []
  const whole_ms = (own_time.days + own_time.days_to_take) * day_ms
  return [
    ...(repeat === 'once' ? [] : ['own_time: a time of one’s own does not repeat']),
    ...(shared ? ['shared: where each player has their own time nothing is shared'] : []),
    ...(ends_at.getTime() - starts_at.getTime() > whole_ms ? [] : ['own_time: nobody’s whole time lies within the track']),
  ]
}

const entryFaults = ({ entry, own_time, repeat }: TrackSpec): string[] =>
  entry && (own_time || repeat !== 'once') ? ['entry: who takes part by their word does so once, in the time of all'] : []

const licenceFaults = ({ jurisdiction }: House, spec: TrackSpec): string[] => {
  const counts = countablesOf(spec)
  const is_across = counts.includes('round') && counts.includes('bet')
  return is_across && !jurisdiction.rewards_across_products ? ['steps: this licence allows no promotion for both games and bets'] : []
}

/** All problems that prevent a track from being published; empty if there are none. */
export const faultsOfTrack = (house: House, spec: TrackSpec, track: Window): string[] => [
  ...(new Set(spec.steps.map(({ name }) => name)).size < spec.steps.length ? ['steps: two have the same name'] : []),
  ...spec.steps.flatMap((step) => stepFaults(house, spec, step, track)),
  ...ownTimeFaults(spec, track),
  ...entryFaults(spec),
  ...licenceFaults(house, spec),
  ...(spec.shared && spec.repeat !== 'once' ? ['shared: a track that repeats has no end to share at'] : []),
  ...(spec.shared || spec.steps.some(({ reward, boost }) => reward ?? boost) ? [] : ['steps: nothing is given']),
]

export interface NewTrack extends Window {
  readonly owner: string
  readonly title: Text
  readonly spec: TrackSpec
  readonly link?: string | null
  /** The board that its document names. */
  readonly board_id?: bigint | null
}

/** Schedules a track in the caller's transaction, with all its rewards funded. Throws RangeError for an invalid spec. */
export const createTrack = async (tx: Tx, house: House, given: NewTrack): Promise<TrackRow> => {
  const faults = faultsOfTrack(house, given.spec, given)
  if (faults.length > 0) throw new RangeError(`the track cannot be promised: ${faults.join('; ')}`)
  const track = await insertTrack(tx, given)
  await setAside(tx, house, fundOfTrack(track), promisedByTrack(house, track.spec))
  return track
}
