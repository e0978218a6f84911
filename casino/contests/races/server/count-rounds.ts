import type { RoundSettled } from '#casino/games/play/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { StakeOutside, TableMoved } from '../events.ts'
import { addRound, isWithin, roundPoints, stakeVerdict } from '../rules.ts'
import { openEntries, saveEntries, type EntryRow } from './entry-store.ts'
import { beginRevisions, type RaceRow } from './race-store.ts'

type RoundFact = Fact<(typeof RoundSettled)['schema']>
type CountedRound = RoundFact & { readonly player_id: bigint }

interface Counted {
  readonly entry: EntryRow
  readonly alerts: readonly ReturnType<typeof StakeOutside>[]
}

const isCounted = (round: RoundFact): round is CountedRound => round.data.mode === 'money' && round.player_id !== null

const isAfter = (round: RoundFact, entry: EntryRow): boolean => {
  const tx = BigInt(round.tx)
  return tx > entry.counted_tx || (tx === entry.counted_tx && round.position > entry.counted_position)
}

const side_bits = { below: 1, above: 2 } as const

const alertOf = (race: RaceRow, entry: EntryRow, round: CountedRound, side: keyof typeof side_bits) => {
  const { currency } = round.data
  const bounds = race.stakes[currency as Currency]
  if (!bounds || (entry.alerted & side_bits[side]) !== 0) return null
  const bound_minor = side === 'below' ? bounds.min_minor : bounds.max_minor
  return StakeOutside({ race_id: Number(race.id), side, bound_minor, currency }, round.player_id)
}

/** One player's rounds of a batch, in the order of the log. A fact that was counted before changes nothing. */
const countFor = (race: RaceRow, first: EntryRow, rounds: readonly CountedRound[]): Counted => {
  let entry = first
  const alerts = []
  for (const round of rounds) {
    if (!isAfter(round, entry)) continue
    entry = { ...entry, counted_tx: BigInt(round.tx), counted_position: round.position }
    const { stake_minor, win_minor, currency } = round.data
    const verdict = entry.left_at ? null : stakeVerdict(race.stakes, currency, stake_minor)
    // Once every attempt is played out, stakes are nothing to the race: no points, no alerts.
    const next = verdict && addRound(entry, race, { points: roundPoints(stake_minor, win_minor), at: round.at })
    if (!next) continue
    if (verdict !== 'counts') {
      const alert = alertOf(race, entry, round, verdict)
      if (alert) alerts.push(alert)
      entry = { ...entry, alerted: entry.alerted | side_bits[verdict] }
    }
    if (verdict !== 'below') entry = { ...entry, ...next }
  }
  return { entry, alerts }
}

/** Whose rounds are about which race, as `race:player`. */
const groupRounds = (races: readonly RaceRow[], rounds: readonly CountedRound[]): Map<string, CountedRound[]> => {
  const groups = new Map<string, CountedRound[]>()
  for (const race of races)
    for (const round of rounds) {
      if (!race.games.includes(round.data.slug) || !isWithin(race, round.at)) continue
      const key = `${race.id}:${round.player_id}`
      const group = groups.get(key)
      if (group) group.push(round)
      else groups.set(key, [round])
    }
  return groups
}

const spanOf = (rounds: readonly CountedRound[]): { from: Date; to: Date } => {
  const times_ms = rounds.map(({ at }) => at.getTime())
  return { from: new Date(Math.min(...times_ms)), to: new Date(Math.max(...times_ms)) }
}

/**
 * Adds the points of a batch of rounds (RA-003, RA-005). The rounds' own times decide what counts; playing a game of the race
 * for money takes part (GA-021). The same few statements for one round or five hundred.
 */
export const countRounds = async (facts: readonly RoundFact[], tx: Tx, house: House): Promise<void> => {
  const rounds = facts.filter(isCounted)
  if (rounds.length === 0) return
  const races = await beginRevisions(tx, { games: [...new Set(rounds.map(({ data }) => data.slug))], ...spanOf(rounds) })
  const groups = groupRounds(races, rounds)
  if (groups.size === 0) return
  const wanted = [...groups.values()].map(([round]) => round as CountedRound)
  const keys = [...groups.keys()].map((key) => BigInt(key.split(':')[0] as string))
  const entries = await openEntries(
    tx,
    wanted.map(({ player_id }, index) => ({ race_id: keys[index] as bigint, player_id })),
    house.clock.now(),
  )
  const by_id = new Map(races.map((race) => [race.id, race]))
  const counted = entries.map((entry) =>
    countFor(by_id.get(entry.race_id) as RaceRow, entry, groups.get(`${entry.race_id}:${entry.player_id}`) ?? []),
  )
  await saveEntries(
    tx,
    counted.map(({ entry }) => entry),
  )
  const moved = new Set(entries.map(({ race_id }) => Number(race_id)))
  await announce(tx, house, [...counted.flatMap(({ alerts }) => alerts), ...[...moved].map((race_id) => TableMoved({ race_id }))])
}
