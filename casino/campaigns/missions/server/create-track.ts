import { faultsOfStakes, type Window } from '#casino/campaigns/boards/server/api.ts'
import { faultsOfReward, promisedBy, setAside } from '#casino/campaigns/draws/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { windowOfStep } from '../progress.ts'
import type { Step, TrackSpec } from '../track-spec.ts'
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

const stepFaults = (house: House, step: Step, track: Window): string[] => {
  const { name, goal, reward } = step
  const { starts_at, ends_at } = windowOfStep(step, track)
  const is_outside = ends_at <= starts_at || starts_at < track.starts_at || ends_at > track.ends_at
  return [
    ...(is_outside ? [`steps: ${name} lies outside the track's time`] : []),
    ...(goal.kind === 'multiples' && goal.from_hundredths === undefined ? [`steps: ${name} says no multiple`] : []),
    ...(goal.rounds.games.length === 0 ? [`steps: ${name} names no games`] : []),
    ...faultsOfStakes(goal.rounds.stakes).map((fault) => `${name}: ${fault}`),
    ...(reward ? faultsOfReward(house, `steps: ${name}`, reward) : []),
  ]
}

/** All problems that prevent a track from being published; empty if there are none. */
export const faultsOfTrack = (house: House, spec: TrackSpec, track: Window): string[] => [
  ...(new Set(spec.steps.map(({ name }) => name)).size < spec.steps.length ? ['steps: two have the same name'] : []),
  ...spec.steps.flatMap((step) => stepFaults(house, step, track)),
  ...(spec.shared && spec.repeat !== 'once' ? ['shared: a track that repeats has no end to share at'] : []),
  ...(spec.shared || spec.steps.some(({ reward }) => reward) ? [] : ['steps: nothing is given']),
]

export interface NewTrack extends Window {
  readonly owner: string
  readonly title: Text
  readonly spec: TrackSpec
}

/** Schedules a track in the caller's transaction, with all its rewards funded. Throws RangeError for an invalid spec. */
export const createTrack = async (tx: Tx, house: House, given: NewTrack): Promise<TrackRow> => {
  const faults = faultsOfTrack(house, given.spec, given)
  if (faults.length > 0) throw new RangeError(`the track cannot be promised: ${faults.join('; ')}`)
  const track = await insertTrack(tx, given)
  await setAside(tx, house, fundOfTrack(track), promisedByTrack(house, track.spec))
  return track
}
