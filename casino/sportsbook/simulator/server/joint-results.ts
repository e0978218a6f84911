import { sequencesOf } from '#casino/sportsbook/feed/server/api.ts'
import type { JointResults } from '#casino/sportsbook/bets/extensions.ts'
import { sportOf } from '#engines/sport/sports.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { messages_before, toldMatch } from '../play/told-match.ts'
import { producer } from '../world/producer.ts'
import { matchOfEvent, type MatchRow } from './match-store.ts'
import { sourceOf } from './seeds.ts'

/** How the match stood at the last moment that was told: what its prices stand on, and nothing of what comes. Null before it begins. */
const toldState = async (db: Executor, house: House, row: MatchRow): Promise<{ readonly state: unknown } | null> => {
  const applied = (await sequencesOf(db, producer.name, [row.ref])).get(row.ref) ?? 0
  if (applied <= messages_before) return null
  return toldMatch(row.sport, row.fixture, sourceOf(house, row)).moments.findLast(({ sequence }) => sequence <= applied) ?? null
}

/** All results that a match can still come to, by the model that plays it. Null where the sport's model gives them not together. */
export const jointResultsOf = async (db: Executor, house: House, event_id: bigint): Promise<JointResults | null> => {
  const row = await matchOfEvent(db, Number(event_id))
  const engine = row && sportOf(row.sport)
  if (!row || row.ended_at || !engine?.joint) return null
  const told = await toldState(db, house, row)
  return { counts: engine.joint.counts, results: engine.joint.results(row.fixture, told ? told.state : engine.start(row.fixture)) }
}
