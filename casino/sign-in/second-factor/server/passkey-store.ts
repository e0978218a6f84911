import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface Passkey {
  readonly id: string
  readonly credential_id: string
  readonly player_id: bigint
  readonly public_key: Buffer
  readonly counter: bigint
  readonly transports: string[]
  readonly is_synced: boolean
  readonly name: string
  readonly created_at: Date
  readonly used_at: Date | null
}

export type NewPasskey = Omit<Passkey, 'used_at'>

export const countPasskeys = async (db: Executor, player_id: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sign_in_second_factor.passkeys where player_id = ${player_id}`.execute(db)
  return rows[0]?.count ?? 0
}

const columns = sql`id, credential_id, player_id, public_key, counter, transports, is_synced, name, created_at, used_at`

export const listPasskeys = async (db: Executor, player_id: bigint): Promise<Passkey[]> => {
  const { rows } = await sql<Passkey>`
    select ${columns} from sign_in_second_factor.passkeys where player_id = ${player_id} order by created_at, id`.execute(db)
  return rows
}

export const findPasskey = async (db: Executor, credential_id: string): Promise<Passkey | undefined> => {
  const { rows } = await sql<Passkey>`
    select ${columns} from sign_in_second_factor.passkeys where credential_id = ${credential_id}`.execute(db)
  return rows[0]
}

/** False if any player already has this credential. */
export const insertPasskey = async (tx: Tx, passkey: NewPasskey): Promise<boolean> => {
  const { rows } = await sql`
    insert into sign_in_second_factor.passkeys (id, credential_id, player_id, public_key, counter, transports, is_synced, name, created_at)
    values (${passkey.id}, ${passkey.credential_id}, ${passkey.player_id}, ${passkey.public_key}, ${passkey.counter},
            ${[...passkey.transports]}::text[], ${passkey.is_synced}, ${passkey.name}, ${passkey.created_at})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length === 1
}

/**
 * Advances the signature counter. False if this or a higher value was used before: then the passkey was cloned. Authenticators
 * without a counter always report 0.
 */
export const advanceCounter = async (tx: Tx, id: string, counter: number, is_synced: boolean, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update sign_in_second_factor.passkeys set counter = ${counter}, is_synced = ${is_synced}, used_at = ${at}
     where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0)) returning 1`.execute(tx)
  return rows.length === 1
}

/** False if the player has no such passkey. */
export const renamePasskey = async (db: Executor, player_id: bigint, id: string, name: string): Promise<boolean> => {
  const { rows } = await sql`
    update sign_in_second_factor.passkeys set name = ${name} where id = ${id} and player_id = ${player_id} returning 1`.execute(db)
  return rows.length === 1
}

/** Deletes the passkey with that id, or all added since a moment; returns the deleted ids. */
export const deletePasskeys = async (
  tx: Tx,
  player_id: bigint,
  which: { readonly id: string } | { readonly since: Date },
): Promise<string[]> => {
  const wanted = 'id' in which ? sql`id = ${which.id}` : sql`created_at >= ${which.since}`
  const { rows } = await sql<{ id: string }>`
    delete from sign_in_second_factor.passkeys where player_id = ${player_id} and ${wanted} returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The player's WebAuthn user handle, created with the first passkey and never changed. */
export const handleOf = async (db: Executor, player_id: bigint, fresh: Uint8Array): Promise<Buffer> => {
  const { rows } = await sql<{ handle: Buffer }>`
    insert into sign_in_second_factor.handles as h (player_id, handle) values (${player_id}, ${Buffer.from(fresh)})
    on conflict (player_id) do update set handle = h.handle returning handle`.execute(db)
  if (!rows[0]) throw new Error(`the player ${player_id} got no handle`)
  return rows[0].handle
}

export const isHandleOf = async (db: Executor, player_id: bigint, handle: Buffer): Promise<boolean> => {
  const { rows } = await sql`
    select from sign_in_second_factor.handles where player_id = ${player_id} and handle = ${handle}`.execute(db)
  return rows.length === 1
}
