import { restingAmong } from '#casino/account/responsible-play/server/api.ts'
import type { GameStarted } from '#casino/games/play/events.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { TableMoved } from '../events.ts'
import { isWithin, raceState } from '../rules.ts'
import { addEntries, joinEntry, leaveEntry, leaveOpenRaces, type NewEntry } from './entry-store.ts'
import { beginRevision, beginRevisions, raceById } from './race-store.ts'

/** Every change is a fact in a log that only grows. */
const changes = { name: 'race-membership', count: 20, window_s: 60 } as const

type StartFact = Fact<(typeof GameStarted)['schema']>

/** Starts of money games by those who may be in a race: a page can say that somebody plays who may not any more. */
const countedStarts = async (facts: readonly StartFact[], tx: Tx, house: House): Promise<StartFact[]> => {
  const starts = facts.filter(({ data, player_id }) => data.mode === 'money_play' && player_id !== null)
  const players = [...new Set(starts.flatMap(({ player_id }) => player_id ?? []))]
  const resting = new Set(players.length === 0 ? [] : await restingAmong(tx, players, house.clock.now()))
  return starts.filter(({ player_id }) => player_id !== null && !resting.has(player_id))
}

/** GA-021: who starts a game of the race for money takes part. Who left stays out. */
export const enterByStarting = async (facts: readonly StartFact[], tx: Tx, house: House): Promise<void> => {
  const starts = await countedStarts(facts, tx, house)
  if (starts.length === 0) return
  const times_ms = starts.map(({ at }) => at.getTime())
  const span = { from: new Date(Math.min(...times_ms)), to: new Date(Math.max(...times_ms)) }
  const races = await beginRevisions(tx, { games: [...new Set(starts.map(({ data }) => data.slug))], ...span })
  const entries = races.flatMap((race) =>
    starts.flatMap(({ data, player_id, at }): NewEntry[] =>
      player_id !== null && race.games.includes(data.slug) && isWithin(race, at) ? [{ race_id: race.id, player_id }] : [],
    ),
  )
  if (entries.length === 0) return
  const moved = await addEntries(tx, entries, house.clock.now())
  await announce(
    tx,
    house,
    moved.map((race_id) => TableMoved({ race_id: Number(race_id) })),
  )
}

const changeEntry = async (
  house: House,
  race_id: number,
  player_id: bigint,
  change: (tx: Tx, entry: NewEntry, at: Date) => Promise<void>,
): Promise<void> => {
  const race = (await raceById(house.db, race_id)) ?? refuse('race-unknown', {}, 404)
  if (raceState(race, house.clock.now()) === 'closed') refuse('race-closed')
  await countTry(house, changes, String(player_id))
  await inTransaction(house.db, async (tx) => {
    if (!(await beginRevision(tx, race.id))) refuse('race-closed')
    await change(tx, { race_id: race.id, player_id }, house.clock.now())
    await announce(tx, house, [TableMoved({ race_id })])
  })
  house.facts.wake()
}

/**
 * RA-002, RP-003: takes part in a race that runs or will; again is fine. Who may not play enters no race.
 * Refusals: `race-unknown` (404), `race-closed`, `race-play-closed`.
 */
export const joinRace = (house: House, race_id: number, player_id: bigint): Promise<void> =>
  changeEntry(house, race_id, player_id, async (tx, entry, at) => {
    const resting = await restingAmong(tx, [player_id], at)
    if (resting.length > 0) refuse('race-play-closed')
    await joinEntry(tx, entry, at)
  })

/** Takes part no longer: the row leaves the table, and playing does not bring it back. Refusals: `race-unknown` (404), `race-closed`. */
export const leaveRace = (house: House, race_id: number, player_id: bigint): Promise<void> =>
  changeEntry(house, race_id, player_id, leaveEntry)

/**
 * Reliability 12: who excluded themselves, or is too young to play, is counted in no race and shown in none; and an account whose
 * data are erased wins nothing that nobody could ever fetch.
 */
export const withdraw = async (players: readonly { readonly player_id: string }[], tx: Tx, house: House): Promise<void> => {
  if (players.length === 0) return
  const player_ids = players.map(({ player_id }) => BigInt(player_id))
  const moved = await leaveOpenRaces(tx, player_ids, house.clock.now())
  await announce(
    tx,
    house,
    moved.map((race_id) => TableMoved({ race_id: Number(race_id) })),
  )
}
