import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { LimitKind } from '#kernel/brand/jurisdiction.ts'
import type { LimitPeriod } from '#kernel/brand/limit-periods.ts'
import type { LimitState, Restriction, RestrictionKind } from '../rules.ts'
import type { Stretch } from '../session-rules.ts'

export interface PlayerRow {
  readonly reality_check_minutes: number
  readonly sitting_started_at: Date | null
  readonly counted_until: Date | null
  readonly checked_at: Date | null
  readonly is_leased: boolean
  readonly lease_until: Date | null
}

/** Defaults of a player without a row: nothing decided. */
const unknownPlayer: PlayerRow = {
  reality_check_minutes: 60,
  sitting_started_at: null,
  counted_until: null,
  checked_at: null,
  is_leased: false,
  lease_until: null,
}

const playerColumns = sql`reality_check_minutes, sitting_started_at, counted_until, checked_at, is_leased, lease_until`

const insertPlayer = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`insert into players_responsible_play.players (player_id) values (${player_id}) on conflict do nothing`.execute(tx)
}

export const readPlayer = async (db: Executor, player_id: bigint): Promise<PlayerRow> => {
  const { rows } = await sql<PlayerRow>`
    select ${playerColumns} from players_responsible_play.players where player_id = ${player_id}`.execute(db)
  return rows[0] ?? unknownPlayer
}

/** Locks the player's row, so that changes to one player's settings are serialized. */
export const holdPlayer = async (tx: Tx, player_id: bigint): Promise<PlayerRow> => {
  await insertPlayer(tx, player_id)
  const { rows } = await sql<PlayerRow>`
    select ${playerColumns} from players_responsible_play.players where player_id = ${player_id} for update`.execute(tx)
  return rows[0] ?? unknownPlayer
}

export const updatePlayer = async (tx: Tx, player_id: bigint, row: PlayerRow): Promise<void> => {
  await sql`
    update players_responsible_play.players
       set reality_check_minutes = ${row.reality_check_minutes}, sitting_started_at = ${row.sitting_started_at},
           counted_until = ${row.counted_until}, checked_at = ${row.checked_at}, is_leased = ${row.is_leased},
           lease_until = ${row.lease_until}
     where player_id = ${player_id}`.execute(tx)
}

/** Players whose ledger must be told of leases, or no longer, after a change of jurisdiction. */
export const playersToTell = async (db: Executor, house_leases: boolean, most: number): Promise<bigint[]> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select p.player_id from players_responsible_play.players p
     where p.is_leased <> (${house_leases} or exists (
             select from players_responsible_play.limits l
              where l.player_id = p.player_id and l.kind = 'session' and l.amount is not null))
     order by p.player_id limit ${most}`.execute(db)
  return rows.map(({ player_id }) => player_id)
}

export const readRestrictions = async (db: Executor, player_id: bigint): Promise<Restriction[]> => {
  const { rows } = await sql<Restriction>`
    select kind, till from players_responsible_play.restrictions where player_id = ${player_id} order by till desc`.execute(db)
  return rows
}

export const insertRestriction = async (tx: Tx, player_id: bigint, kind: RestrictionKind, asked_at: Date, till: Date): Promise<void> => {
  await sql`
    insert into players_responsible_play.restrictions (player_id, kind, asked_at, till)
    values (${player_id}, ${kind}, ${asked_at}, ${till})`.execute(tx)
}

export const restrictedAmong = async (db: Executor, player_ids: readonly bigint[], kinds: readonly RestrictionKind[], at: Date) => {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct player_id from players_responsible_play.restrictions
     where player_id = any(${bigintArray(player_ids)}::bigint[]) and kind = any(${[...kinds]}::text[]) and till > ${at}`.execute(db)
  return rows.map(({ player_id }) => player_id)
}

export interface KnownLimit extends LimitState {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

interface LimitRow {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly amount: bigint | null
  readonly increase_waits: boolean
  readonly increase_to: bigint | null
  readonly confirmable_at: Date
  readonly lapses_at: Date
}

export const readLimits = async (db: Executor, player_id: bigint): Promise<KnownLimit[]> => {
  const { rows } = await sql<LimitRow>`
    select kind, period, amount, increase_waits, increase_to, confirmable_at, lapses_at
      from players_responsible_play.limits where player_id = ${player_id}`.execute(db)
  return rows.map(({ kind, period, amount, increase_waits, increase_to, confirmable_at, lapses_at }) => ({
    kind,
    period,
    amount,
    increase: increase_waits ? { to: increase_to, confirmable_at, lapses_at } : null,
  }))
}

export type LimitStep = 'lowered' | 'increase-asked' | 'increase-dropped' | 'increase-confirmed' | 'currency-changed'

/** Writes a limit's current state and a history entry. */
export const writeLimit = async (
  tx: Tx,
  player_id: bigint,
  limit: KnownLimit,
  change: { readonly step: LimitStep; readonly before: bigint | null; readonly amount: bigint | null; readonly at: Date },
): Promise<void> => {
  const { kind, period, amount, increase } = limit
  await sql`
    insert into players_responsible_play.limits as l (player_id, kind, period, amount, increase_waits, increase_to, confirmable_at, lapses_at)
    values (${player_id}, ${kind}, ${period}, ${amount}, ${increase !== null}, ${increase?.to ?? null},
            ${increase?.confirmable_at ?? null}, ${increase?.lapses_at ?? null})
    on conflict (player_id, kind, period) do update
       set amount = excluded.amount, increase_waits = excluded.increase_waits, increase_to = excluded.increase_to,
           confirmable_at = excluded.confirmable_at, lapses_at = excluded.lapses_at`.execute(tx)
  await sql`
    insert into players_responsible_play.limit_changes (player_id, kind, period, step, amount_before, amount, at)
    values (${player_id}, ${kind}, ${period}, ${change.step}, ${change.before}, ${change.amount}, ${change.at})`.execute(tx)
}

/** Play time since a moment, for the time limits. */
export const readPlayed = async (db: Executor, player_id: bigint, since: Date): Promise<Stretch[]> => {
  const { rows } = await sql<{ from_at: Date; until_at: Date }>`
    select from_at, until_at from players_responsible_play.played
     where player_id = ${player_id} and until_at > ${since} order by from_at`.execute(db)
  return rows.map(({ from_at, until_at }) => ({ from: from_at, until: until_at }))
}

/** Adds a stretch of play time; one that adjoins the last one extends it. */
export const addPlayed = async (tx: Tx, player_id: bigint, { from, until }: Stretch): Promise<void> => {
  const { rows } = await sql`
    update players_responsible_play.played set until_at = ${until}
     where player_id = ${player_id} and until_at = ${from} returning from_at`.execute(tx)
  if (rows.length === 0)
    await sql`
      insert into players_responsible_play.played (player_id, from_at, until_at) values (${player_id}, ${from}, ${until})`.execute(tx)
}

/** Removes leased time that was not played: of the stretch that ends at `counted_until`, everything after `now`. */
export const cutPlayed = async (tx: Tx, player_id: bigint, counted_until: Date, now: Date): Promise<void> => {
  await sql`
    delete from players_responsible_play.played
     where player_id = ${player_id} and until_at = ${counted_until} and from_at >= ${now}`.execute(tx)
  await sql`
    update players_responsible_play.played set until_at = ${now}
     where player_id = ${player_id} and until_at = ${counted_until}`.execute(tx)
}

/** When a player first set a limit; null if never. */
export const firstLimitSet = async (db: Executor, player_id: bigint): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from players_responsible_play.limit_changes
     where player_id = ${player_id} and step = 'lowered'`.execute(db)
  return rows[0]?.at ?? null
}
