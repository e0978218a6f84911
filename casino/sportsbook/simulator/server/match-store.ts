import { sql } from 'kysely'
import type { Sealed } from '#kernel/config/seal.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { PlannedMatch } from '../world/calendar.ts'

export interface MatchRow extends Sealed {
  readonly id: bigint
  readonly ref: string
  readonly sport: string
  readonly plan: PlannedMatch
  readonly fixture: object
  readonly starts_at: Date
  readonly server_seed_hash: string
  readonly committed_at: Date
  readonly event_id: bigint | null
  readonly ended_at: Date | null
  readonly server_seed: string | null
}

export interface CommittedMatch extends Sealed {
  readonly plan: PlannedMatch
  readonly fixture: object
  readonly starts_at: Date
  readonly server_seed_hash: string
}

/** Commits to matches; one that was committed to before keeps its seed. */
export const commitMatches = async (db: Executor, matches: readonly CommittedMatch[], at: Date): Promise<void> => {
  const rows = matches.map(({ plan, fixture, starts_at, server_seed_hash, sealed, key_id }) => ({
    plan,
    fixture,
    starts_at,
    server_seed_hash,
    sealed: sealed.toString('hex'),
    key_id,
  }))
  await sql`
    insert into sportsbook_simulator.matches (ref, sport, plan, fixture, starts_at, server_seed_hash, sealed, key_id, committed_at)
    select plan ->> 'ref', plan ->> 'sport', plan, fixture, starts_at, server_seed_hash, decode(sealed, 'hex'), key_id, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(plan jsonb, fixture jsonb, starts_at timestamptz, server_seed_hash text, sealed text, key_id text)
     order by starts_at
    on conflict (ref) do nothing`.execute(db)
}

/** Which of these were committed to. */
export const knownRefs = async (db: Executor, refs: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ ref: string }>`
    select ref from sportsbook_simulator.matches where ref = any(${[...refs]}::text[])`.execute(db)
  return new Set(rows.map(({ ref }) => ref))
}

/** Matches that are not over, by their beginning. */
export const openMatches = async (db: Executor): Promise<MatchRow[]> => {
  const { rows } = await sql<MatchRow>`
    select * from sportsbook_simulator.matches where ended_at is null order by starts_at, id`.execute(db)
  return rows
}

export const matchesByRefs = async (db: Executor, refs: readonly string[]): Promise<MatchRow[]> => {
  const { rows } = await sql<MatchRow>`
    select * from sportsbook_simulator.matches where ref = any(${[...refs]}::text[]) order by starts_at, id`.execute(db)
  return rows
}

export const matchOfEvent = async (db: Executor, event_id: number): Promise<MatchRow | undefined> => {
  const { rows } = await sql<MatchRow>`select * from sportsbook_simulator.matches where event_id = ${event_id}`.execute(db)
  return rows[0]
}

/** Notes under which event matches were published. */
export const nameEvents = async (db: Executor, events: ReadonlyMap<string, bigint>): Promise<void> => {
  const rows = [...events].map(([ref, event_id]) => ({ ref, event_id: String(event_id) }))
  await sql`
    update sportsbook_simulator.matches m set event_id = g.event_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(ref text, event_id bigint) where m.ref = g.ref`.execute(db)
}

/** Reveals the seed of a match that is over. False when that was done before. */
export const endMatch = async (tx: Tx, id: bigint, server_seed: string, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update sportsbook_simulator.matches set ended_at = ${at}, server_seed = ${server_seed}
     where id = ${id} and ended_at is null returning id`.execute(tx)
  return rows.length > 0
}

export const ratingsOf = async (db: Executor, refs: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await sql<{ ref: string; rating: number }>`
    select ref, rating from sportsbook_simulator.ratings where ref = any(${[...refs]}::text[])`.execute(db)
  return new Map(rows.map(({ ref, rating }) => [ref, rating]))
}

export const writeRatings = async (tx: Tx, ratings: ReadonlyMap<string, number>): Promise<void> => {
  const rows = [...ratings].map(([ref, rating]) => ({ ref, rating }))
  await sql`
    insert into sportsbook_simulator.ratings as r (ref, rating)
    select ref, rating from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(ref text, rating int)
    on conflict (ref) do update set rating = excluded.rating`.execute(tx)
}
