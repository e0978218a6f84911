import type { KindDocument } from '#casino/campaigns/campaigns/extensions.ts'
import type { House } from '#kernel/house.ts'
import { cp_asset, playing } from '../rules.ts'

type Track = NonNullable<KindDocument['tracks']>[number]
type Step = NonNullable<Track['spec']['steps']>[number]

const isPoints = (reward: unknown): boolean => {
  const { kind, content } = (reward as { prize?: { kind: string; content: unknown } } | undefined)?.prize ?? {}
  return kind === 'points' && (content as { asset?: unknown }).asset === cp_asset
}

const stepFaults = ({ goal, reward, boost }: Step): string[] => [
  ...(playing.includes(goal.kind) ? [] : [`tracks: points come from playing, and ${goal.kind} is no play`]),
  ...(isPoints(reward) && boost === undefined ? [] : ['tracks: a step brings points of the status, and nothing else']),
]

/** What repeats each day has a bound for everybody: no more points of a day, however much is played. */
const trackFaults = ({ name, spec }: Track): string[] => [
  ...(spec.repeat === 'daily' ? [] : [`tracks: ${name} repeats each day`]),
  ...(spec.shared === undefined ? [] : [`tracks: ${name} has an end to share at`]),
  ...(spec.steps ?? []).flatMap(stepFaults),
]

/** A status that rises by both games and bets is a promotion for both, whichever track counts which. */
const licenceFaults = (tracks: readonly Track[], { jurisdiction }: House): string[] => {
  const kinds = new Set(tracks.flatMap(({ spec }) => (spec.steps ?? []).map(({ goal }) => goal.kind === 'bets')))
  return kinds.size > 1 && !jurisdiction.rewards_across_products ? ['tracks: this licence allows no promotion for both games and bets'] : []
}

/** Problems of what brings points, for its author. */
export const faultsOfTracks = ({ tracks = [] }: KindDocument, house: House): string[] => [
  ...(tracks.length > 0 ? [] : ['tracks: nothing brings points']),
  ...tracks.flatMap(trackFaults),
  ...licenceFaults(tracks, house),
]
