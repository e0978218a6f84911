import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { SignInKey } from './sign-in-keys.ts'

export const readNameSalt = async (db: Executor): Promise<Buffer> => {
  const { rows } = await sql<{ salt: Buffer }>`select salt from sign_in_sessions.name_salt`.execute(db)
  if (!rows[0]) throw new Error('sign_in_sessions.name_salt is empty: without it nobody can sign in')
  return rows[0].salt
}

export interface AccountRow {
  readonly player_id: bigint
  readonly is_blocked: boolean
  /** The account requires a second factor. */
  readonly asks_second_factor: boolean
}

export const findByKey = async (db: Executor, key: Buffer): Promise<AccountRow | undefined> => {
  const { rows } = await sql<AccountRow>`
    select a.player_id, a.blocked_at is not null as is_blocked, a.asks_second_factor
      from sign_in_sessions.keys k join sign_in_sessions.accounts a using (player_id) where k.key = ${key}`.execute(db)
  return rows[0]
}

const insertAccount = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`insert into sign_in_sessions.accounts (player_id) values (${player_id})`.execute(tx)
}

/** False if this key exists already: the same name with the same password. Waits for a concurrent insert. */
export const insertKey = async (tx: Tx, player_id: bigint, { key, kind, name_hash }: SignInKey): Promise<boolean> => {
  const { rows } = await sql`
    insert into sign_in_sessions.keys (key, player_id, kind, name_hash, is_owned)
    values (${key}, ${player_id}, ${kind}, ${name_hash}, ${kind === 'handle'})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length === 1
}

/** A concurrent request created an account with the same name and password: it is the same person. */
export class SameKey extends Error {}

/**
 * Creates a new player's account with these sign-in keys; without keys nobody can sign in (simulated players). Throws SameKey if a
 * key already opens an account; the caller's transaction must then roll back.
 */
export const openAccount = async (tx: Tx, player_id: bigint, keys: readonly SignInKey[]): Promise<void> => {
  await insertAccount(tx, player_id)
  for (const key of keys) if (!(await insertKey(tx, player_id, key))) throw new SameKey('a key opens an account already')
}

/** Locks the account (shared) until the transaction ends: a concurrent block waits, and then ends the session created here. */
export const holdAccount = async (tx: Tx, player_id: bigint): Promise<AccountRow | undefined> => {
  const { rows } = await sql<AccountRow>`
    select player_id, blocked_at is not null as is_blocked, asks_second_factor from sign_in_sessions.accounts
     where player_id = ${player_id} for share`.execute(tx)
  return rows[0]
}

/** Null unblocks. False if nothing changes. */
export const setBlocked = async (tx: Tx, player_id: bigint, blocked: { at: Date; reason: string } | null): Promise<boolean> => {
  const { rows } = await sql`
    update sign_in_sessions.accounts set blocked_at = ${blocked?.at ?? null}, blocked_reason = ${blocked?.reason ?? null}
     where player_id = ${player_id} and (blocked_at is null) = ${blocked !== null} returning 1`.execute(tx)
  return rows.length === 1
}

/** Marks contacts of these kinds as confirmed: their devices are trusted from now on (reliability 18). */
export const ownNames = async (tx: Tx, player_id: bigint, kinds: readonly SignInKey['kind'][]): Promise<void> => {
  await sql`update sign_in_sessions.keys set is_owned = true where player_id = ${player_id} and kind = any(${[...kinds]}::text[])`.execute(
    tx,
  )
}

/** The owner of a device: a player, or whoever has a name; `is_owned` leaves out players who have not confirmed it. */
export type DeviceOwner = { readonly player_id: bigint } | { readonly name_hash: Buffer; readonly is_owned: boolean }

/** Whether the owner signed in on this device after a moment. */
export const isTrusted = async (db: Executor, device_hash: Buffer, owner: DeviceOwner, used_after: Date): Promise<boolean> => {
  const owned =
    'player_id' in owner
      ? sql`player_id = ${owner.player_id}`
      : sql`player_id in (select player_id from sign_in_sessions.keys
                           where name_hash = ${owner.name_hash} and (is_owned or not ${owner.is_owned}))`
  const { rows } = await sql<{ trusted: boolean }>`
    select exists (select from sign_in_sessions.devices
                    where device_hash = ${device_hash} and last_at > ${used_after} and ${owned}) as trusted`.execute(db)
  return rows[0]?.trusted === true
}

/** Players who signed in on this device after a moment, latest first. */
export const playersOnDevice = async (db: Executor, device_hash: Buffer, used_after: Date): Promise<bigint[]> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from sign_in_sessions.devices where device_hash = ${device_hash} and last_at > ${used_after}
     order by last_at desc limit 50`.execute(db)
  return rows.map(({ player_id }) => player_id)
}

/** True if the player has signed in before, but never on this device. */
export const rememberDevice = async (
  tx: Tx,
  device: { device_hash: Buffer; player_id: bigint; label: string; at: Date },
): Promise<boolean> => {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into sign_in_sessions.devices (device_hash, player_id, label, first_at, last_at)
    values (${device.device_hash}, ${device.player_id}, ${device.label}, ${device.at}, ${device.at})
    on conflict (device_hash, player_id) do update set label = excluded.label, last_at = excluded.last_at
    returning xmax = 0 and exists (select from sign_in_sessions.devices where player_id = ${device.player_id}) as is_new`.execute(tx)
  return rows[0]?.is_new === true
}

/** Forgets the devices that this player's account was first opened on at that moment or later. */
export const forgetDevicesSince = async (tx: Tx, player_id: bigint, since: Date): Promise<void> => {
  await sql`delete from sign_in_sessions.devices where player_id = ${player_id} and first_at >= ${since}`.execute(tx)
}

export interface AccountState extends AccountRow {
  /** The password is a generated one. */
  readonly has_auto_password: boolean
}

/** Locks the account exclusively until the transaction ends; a concurrent log-in then finds its old key gone. */
export const lockAccount = async (tx: Tx, player_id: bigint): Promise<AccountState | undefined> => {
  const { rows } = await sql<AccountState>`
    select player_id, blocked_at is not null as is_blocked, asks_second_factor, has_auto_password from sign_in_sessions.accounts
     where player_id = ${player_id} for update`.execute(tx)
  return rows[0]
}

/** Without `kind`, all of their keys. */
export const deleteKeys = async (tx: Tx, player_ids: readonly bigint[], kind?: SignInKey['kind']): Promise<void> => {
  if (player_ids.length === 0) return
  await sql`delete from sign_in_sessions.keys
             where player_id = any(${player_ids.map(String)}::bigint[]) and (${kind ?? null}::text is null or kind = ${kind ?? null})`.execute(
    tx,
  )
}

/** Puts into the place of each of a player's keys one that no name and password lead to. */
export const spoilKeys = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`update sign_in_sessions.keys set key = sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
             where player_id = ${player_id}`.execute(tx)
}

export const passwordIsSet = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`update sign_in_sessions.accounts set has_auto_password = false where player_id = ${player_id} and has_auto_password`.execute(tx)
}

/** Marks this account's password as generated: its player is asked to set one (EN-019). */
export const markAutoPassword = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`update sign_in_sessions.accounts set has_auto_password = true where player_id = ${player_id}`.execute(tx)
}
