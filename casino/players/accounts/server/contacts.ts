import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Language } from '#kernel/i18n/texts.ts'

export type ContactKind = 'email' | 'phone'

/** A player's contacts. Private: for messages and for the player alone. */
export interface Contacts {
  readonly player_id: bigint
  readonly login: string
  readonly email: string | null
  readonly phone: string | null
  readonly email_confirmed: boolean
  readonly phone_confirmed: boolean
  /** Whether the player has confirmed a contact of this account, a current or a former one. */
  readonly is_proved: boolean
  readonly language: Language
}

const columns = sql`id as player_id, login, email, phone, email_confirmed_at is not null as email_confirmed,
                    phone_confirmed_at is not null as phone_confirmed, proved_at is not null as is_proved, language`

/** Contacts of the existing players among these ids, in no order. One statement for any number. */
export const contactsOf = async (db: Executor, player_ids: readonly bigint[]): Promise<Map<bigint, Contacts>> => {
  if (player_ids.length === 0) return new Map()
  const { rows } = await sql<Contacts>`
    select ${columns} from players_accounts.players where id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.player_id, row]))
}

/** The same of one player, as nobody else changes them until the transaction ends. */
export const holdContacts = async (tx: Tx, player_id: bigint): Promise<Contacts | undefined> => {
  const { rows } = await sql<Contacts>`
    select ${columns} from players_accounts.players where id = ${player_id} for no key update`.execute(tx)
  return rows[0]
}

const claims = (kind: ContactKind, contact: string) => (kind === 'email' ? sql`email = ${contact}` : sql`phone = ${contact}`)
const isConfirmed = (kind: ContactKind) => (kind === 'email' ? sql`email_confirmed_at is not null` : sql`phone_confirmed_at is not null`)

/** The player who confirmed a contact. Undefined if nobody did (decision 0020). */
export const ownerOf = async (db: Executor, kind: ContactKind, contact: string): Promise<Contacts | undefined> => {
  const { rows } = await sql<Contacts>`
    select ${columns} from players_accounts.players where ${claims(kind, contact)} and ${isConfirmed(kind)}`.execute(db)
  return rows[0]
}

/** Whether any player has given this email. */
export const isClaimed = async (db: Executor, email: string): Promise<boolean> => {
  const { rows } = await sql`select from players_accounts.players where email = ${email} limit 1`.execute(db)
  return rows.length === 1
}

/** The first of these players who gave this email and has never confirmed a contact. */
export const unprovedClaimOf = async (db: Executor, email: string, player_ids: readonly bigint[]): Promise<Contacts | undefined> => {
  if (player_ids.length === 0) return undefined
  const ids = player_ids.map(String)
  const { rows } = await sql<Contacts>`
    select ${columns} from players_accounts.players
     where email = ${email} and proved_at is null and id = any(${ids}::bigint[])
     order by array_position(${ids}::bigint[], id) limit 1`.execute(db)
  return rows[0]
}

/**
 * Until the transaction ends nobody else confirms this contact. Rows alone do not say so: an account that is given the contact by another open
 * transaction is not among those that have it yet.
 */
export const holdContact = async (tx: Tx, kind: ContactKind, contact: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`players_accounts.${kind} ${contact}`}, 0))`.execute(tx)
}

/**
 * Marks a contact as confirmed by a player. Other players who gave it lose it; their ids are returned. Null if the player no longer
 * has this contact, or if another player has confirmed it already.
 */
export const confirmContact = async (
  tx: Tx,
  player_id: bigint,
  { kind, contact, at }: { readonly kind: ContactKind; readonly contact: string; readonly at: Date },
): Promise<readonly bigint[] | null> => {
  await holdContact(tx, kind, contact)
  // All players with this contact are locked in the same order, so that two concurrent confirmations cannot both succeed.
  const held = await sql<{ id: bigint; confirmed: boolean }>`
    select id, ${isConfirmed(kind)} as confirmed from players_accounts.players where ${claims(kind, contact)} order by id for update`.execute(
    tx,
  )
  const others = held.rows.filter(({ id }) => id !== player_id)
  if (others.length === held.rows.length || others.some(({ confirmed }) => confirmed)) return null
  const confirmed_at = kind === 'email' ? sql`email_confirmed_at` : sql`phone_confirmed_at`
  await sql`update players_accounts.players set ${confirmed_at} = coalesce(${confirmed_at}, ${at}), proved_at = coalesce(proved_at, ${at})
             where id = ${player_id}`.execute(tx)
  const losers = others.map(({ id }) => id)
  if (losers.length > 0)
    await sql`update players_accounts.players set ${kind === 'email' ? sql`email` : sql`phone`} = null
               where id = any(${losers.map(String)}::bigint[])`.execute(tx)
  return losers
}
