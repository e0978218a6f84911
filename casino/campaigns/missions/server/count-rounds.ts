import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { moneyRounds, roundsAbout, spanOf, type PlayerRound, type RoundFact } from '#casino/campaigns/boards/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { StepDone } from '../events.ts'
import { periodOf } from '../period.ts'
import { addRound, freshProgress, isWhole } from '../progress.ts'
import { giveRewards } from './give-rewards.ts'
import { openProgress, saveProgress, type ProgressRow } from './progress-store.ts'
import { tracksOfGames, type TrackRow } from './track-store.ts'

interface Group {
  readonly track: TrackRow
  readonly player_id: bigint
  readonly period: string
  readonly rounds: PlayerRound[]
}

const keyOf = ({ track_id, player_id, period }: Pick<ProgressRow, 'track_id' | 'player_id' | 'period'>): string =>
  `${track_id}:${player_id}:${period}`

/** Groups rounds by player, track and repetition. */
const groupRounds = (tracks: readonly TrackRow[], rounds: readonly PlayerRound[]): Map<string, Group> => {
  // A round is listed once per track, even if several steps count it.
  const parts = tracks.map((track) => ({
    ...track,
    filter: { games: [...new Set(track.spec.steps.flatMap(({ goal }) => goal.rounds.games))], stakes: {} },
  }))
  const groups = new Map<string, Group>()
  for (const { part, round } of roundsAbout(parts, rounds)) {
    const { player_id } = round
    const period = periodOf(part.spec, round.at)
    const key = keyOf({ track_id: part.id, player_id, period })
    const group = groups.get(key) ?? { track: part, player_id, period, rounds: [] }
    group.rounds.push(round)
    groups.set(key, group)
  }
  return groups
}

const isAfter = (round: PlayerRound, row: ProgressRow): boolean => {
  const tx = BigInt(round.tx)
  return tx > row.counted_tx || (tx === row.counted_tx && BigInt(round.position) > row.counted_position)
}

/** Counts one player's rounds of a batch, in log order. A fact counted before is skipped. */
const countFor = ({ track, rounds }: Group, first: ProgressRow): ProgressRow => {
  let row = first
  for (const round of rounds) {
    if (!isAfter(round, row)) continue
    const steps = addRound(track.spec, track, row.steps, { ...round.data, at: round.at })
    row = { ...row, steps, is_whole: isWhole(steps), counted_tx: BigInt(round.tx), counted_position: BigInt(round.position) }
  }
  return row
}

const newlyDone = ({ spec }: TrackRow, before: ProgressRow, after: ProgressRow): string[] =>
  spec.steps.flatMap(({ name }, index) => (after.steps[index]?.is_done && !before.steps[index]?.is_done ? [name] : []))

/**
 * Counts a batch of rounds for every active track, with a number of statements independent of the batch size. A round's own time
 * decides whether it counts. Players who may get nothing make no progress.
 */
export const countRounds = async (facts: readonly RoundFact[], tx: Tx, house: House): Promise<void> => {
  const money = moneyRounds(facts)
  if (money.length === 0) return
  const tracks = await tracksOfGames(tx, { games: [...new Set(money.map(({ data }) => data.slug))], ...spanOf(money) })
  if (tracks.length === 0) return
  const rounds = await withinAudience(tx, house, 'reward', money, ({ player_id }) => player_id)
  const groups = groupRounds(tracks, rounds)
  if (groups.size === 0) return
  const now = house.clock.now()
  const wanted = [...groups.values()].map(({ track, player_id, period }) => ({
    track_id: track.id,
    player_id,
    period,
    steps: freshProgress(track.spec),
  }))
  const before = await openProgress(tx, wanted, now)
  const counted = before.map((row) => {
    const group = groups.get(keyOf(row)) as Group
    const after = countFor(group, row)
    return { group, after, done: newlyDone(group.track, row, after) }
  })
  const given = new Set<string>()
  for (const track of tracks.filter(({ spec }) => spec.claim === 'by-itself')) {
    const earned = counted
      .filter(({ group }) => group.track.id === track.id)
      .flatMap(({ group: { player_id, period }, done }) => done.map((step) => ({ player_id, period, step })))
    for (const one of await giveRewards(tx, house, track, earned)) given.add(`${keyOf({ ...one, track_id: track.id })}:${one.step}`)
  }
  await saveProgress(
    tx,
    counted.map(({ after, done }) => ({
      ...after,
      given: [...after.given, ...done.filter((step) => given.has(`${keyOf(after)}:${step}`))],
    })),
    now,
  )
  await announce(
    tx,
    house,
    counted.flatMap(({ group: { track, player_id, period }, after, done }) =>
      done.map((step, index) =>
        StepDone(
          { track_id: Number(track.id), owner: track.owner, step, period, is_last: after.is_whole && index === done.length - 1 },
          player_id,
        ),
      ),
    ),
  )
}
