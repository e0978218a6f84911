import { isWithin, spanOf } from '#casino/campaigns/boards/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { StepDone } from '../events.ts'
import { countablesOf } from '../goals.ts'
import type { PlayerTime } from '../own-time.ts'
import { periodOf } from '../period.ts'
import { addFact, freshProgress, isWhole } from '../progress.ts'
import { claimOf } from '../track-spec.ts'
import type { PlayerFact } from './facts-that-count.ts'
import { giveRewards } from './give-rewards.ts'
import { timesOfPlayers } from './player-times.ts'
import { announceMoves } from './progress-moved.ts'
import { insertProgress, knownProgress, lockProgress, updateProgress, type CountedRow, type NewProgress } from './progress-store.ts'
import { tracksAbout, type TrackRow } from './track-store.ts'

interface Group {
  readonly track: TrackRow
  readonly time: PlayerTime
  readonly player_id: bigint
  readonly period: string
  readonly facts: PlayerFact[]
}

const keyOf = ({ track_id, player_id, period }: Pick<CountedRow, 'track_id' | 'player_id' | 'period'>): string =>
  `${track_id}:${player_id}:${period}`

type TimeOf = Awaited<ReturnType<typeof timesOfPlayers>>

/** What a fact is about, more exactly for those of which a track counts only some. */
const subjectOf = (fact: PlayerFact): string =>
  fact.about === 'round' ? `round:${fact.slug}` : fact.about === 'points' ? `points:${fact.board_id}` : fact.about

const subjectsOf = ({ spec, games, board_id }: TrackRow): string[] =>
  countablesOf(spec).flatMap((about) =>
    about === 'round' ? games.map((slug) => `round:${slug}`) : about === 'points' ? [`points:${board_id}`] : [about],
  )

/** Groups facts by player, track and repetition. A fact is listed once per track, even if several steps count it. */
const groupFacts = (tracks: readonly TrackRow[], facts: readonly PlayerFact[], timeOf: TimeOf): readonly Group[] => {
  const groups: Group[] = []
  // Found by numbers: to write a key for each fact and track would take longer than to count it.
  const ofPlayers = new Map(tracks.map((track) => [track, new Map<bigint, Group[]>()]))
  const about = Map.groupBy(
    tracks.flatMap((track) => subjectsOf(track).map((subject) => ({ subject, track }))),
    ({ subject }) => subject,
  )
  for (const fact of facts)
    for (const { track } of about.get(subjectOf(fact)) ?? []) {
      const { player_id } = fact
      const own = ofPlayers.get(track)?.get(player_id) ?? []
      const time = own[0]?.time ?? timeOf(track, player_id)
      if (!time || !isWithin(time, fact.at)) continue
      const period = periodOf(track.spec, fact.at)
      const group = own.find((one) => one.period === period)
      if (group) group.facts.push(fact)
      else {
        const begun = { track, time, player_id, period, facts: [fact] }
        groups.push(begun)
        ofPlayers.get(track)?.set(player_id, [...own, begun])
      }
    }
  return groups
}

const isAfter = (fact: PlayerFact, row: CountedRow): boolean =>
  fact.tx > row.counted_tx || (fact.tx === row.counted_tx && fact.position > row.counted_position)

/** Counts one player's facts of a batch, in log order. A fact counted before is skipped. */
const countFor = ({ track, time, facts }: Group, before: CountedRow): CountedRow => {
  const counted = facts.filter((fact) => isAfter(fact, before))
  const last = counted.at(-1)
  if (!last) return before
  const steps = counted.reduce((progress, fact) => addFact(track.spec, time, progress, fact), before.steps)
  return { ...before, steps, is_whole: isWhole(track.spec, steps), counted_tx: last.tx, counted_position: last.position }
}

const movedSteps = ({ spec }: TrackRow, before: CountedRow, after: CountedRow): string[] =>
  spec.steps.flatMap(({ name }, index) => (after.steps[index]?.count === before.steps[index]?.count ? [] : [name]))

const newlyDone = ({ spec }: TrackRow, before: CountedRow, after: CountedRow): string[] =>
  spec.steps.flatMap(({ name }, index) => (after.steps[index]?.is_done && !before.steps[index]?.is_done ? [name] : []))

interface Counted {
  readonly group: Group
  readonly after: CountedRow
  /** The first of this player's facts for the track, or its repetition. */
  readonly is_new: boolean
  readonly done: readonly string[]
  /** Steps that are further than before. */
  readonly moved: readonly string[]
  readonly was_whole: boolean
}

/** Gives what comes by itself; returns the rows with what was given. */
const reward = async (tx: Tx, house: House, tracks: readonly TrackRow[], counted: readonly Counted[]): Promise<NewProgress[]> => {
  const given = new Set<string>()
  await lockProgress(
    tx,
    counted.filter(({ done }) => done.length > 0).map(({ after }) => after),
  )
  for (const track of tracks) {
    const by_itself = new Set(
      track.spec.steps.filter((step) => claimOf(track.spec, step) === 'by-itself' && (step.reward ?? step.boost)).map(({ name }) => name),
    )
    const earned = counted
      .filter(({ group }) => group.track.id === track.id)
      .flatMap(({ group: { player_id, period }, done }) =>
        done.filter((step) => by_itself.has(step)).map((step) => ({ player_id, period, step })),
      )
    if (earned.length === 0) continue
    for (const one of await giveRewards(tx, house, track, earned)) given.add(`${keyOf({ ...one, track_id: track.id })}:${one.step}`)
  }
  return counted.map(({ after, done }) => ({
    ...after,
    newly_given: given.size === 0 ? [] : done.filter((step) => given.has(`${keyOf(after)}:${step}`)),
  }))
}

const doneFacts = ({ group: { track, player_id, period }, after, done, was_whole }: Counted) =>
  done.map((step, index) =>
    StepDone(
      { track_id: Number(track.id), owner: track.owner, step, period, is_last: after.is_whole && !was_whole && index === done.length - 1 },
      player_id,
    ),
  )

const freshRow = ({ track, player_id, period }: Group): CountedRow => ({
  track_id: track.id,
  player_id,
  period,
  steps: freshProgress(track.spec),
  is_whole: false,
  counted_tx: 0n,
  counted_position: 0n,
})

/** Who got further, and who may not have: of players for whom nothing is left to do nothing is written. */
const countGroups = async (tx: Tx, groups: readonly Group[]): Promise<Counted[]> => {
  const keys = groups.map(({ track, player_id, period }) => ({ track_id: track.id, player_id, period }))
  const known = new Map((await knownProgress(tx, keys)).map((row) => [keyOf(row), row]))
  return groups.flatMap((group): Counted[] => {
    const stored = known.get(keyOf({ ...group, track_id: group.track.id }))
    const row = stored ?? freshRow(group)
    if (row.steps.length > 0 && row.steps.every(({ is_done }) => is_done)) return []
    const after = countFor(group, row)
    const { track } = group
    const [done, moved] = [newlyDone(track, row, after), movedSteps(track, row, after)]
    return [{ group, after, is_new: stored === undefined, done, moved, was_whole: row.is_whole }]
  })
}

/**
 * Counts a batch of facts of one kind for every active track, with a number of statements independent of the batch size. A fact's own time
 * decides whether it counts. Players who may get nothing make no progress.
 */
export const countFacts = async (all: readonly PlayerFact[], tx: Tx, house: House): Promise<void> => {
  const [first] = all
  if (!first) return
  const games = [...new Set(all.flatMap((fact) => (fact.about === 'round' ? [fact.slug] : [])))]
  const tracks = await tracksAbout(tx, { countable: first.about, games, ...spanOf(all) })
  if (tracks.length === 0) return
  const facts = await withinAudience(tx, house, 'reward', all, ({ player_id }) => player_id)
  const timeOf = await timesOfPlayers(
    tx,
    tracks,
    facts.map(({ player_id }) => player_id),
  )
  const groups = groupFacts(tracks, facts, timeOf)
  if (groups.length === 0) return
  const counted = await countGroups(tx, groups)
  const now = house.clock.now()
  await insertProgress(
    tx,
    counted.filter(({ is_new }) => is_new).map(({ group }) => freshRow(group)),
    now,
  )
  await updateProgress(tx, await reward(tx, house, tracks, counted), now)
  await announce(tx, house, counted.flatMap(doneFacts))
  await announceMoves(
    tx,
    house,
    counted.map(({ group: { track, player_id }, moved }) => ({ track, player_id, steps: moved })),
  )
}
