import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { type Kind, type Method, most_tries } from '../rules.ts'

/**
 * `enter`: the code signs in to the contact's account or registers a new one (decision 0022). `change`: the contact takes the place of
 * the one that its player has.
 */
export type Purpose = 'confirm' | 'restore' | 'enter' | 'change'

export interface NewChallenge {
  readonly id: string
  readonly purpose: Purpose
  readonly kind: Kind
  readonly contact: string
  readonly method: Method
  readonly language: Language
  readonly player_id: bigint | null
  readonly created_at: Date
  readonly code_until: Date
  /** The requesting browser's device; null if nobody signed in on it before. */
  readonly device_hash: Buffer | null
}

export interface Challenge extends NewChallenge {
  readonly tries: number
}

/** Inserts many at once. They have no secrets yet: those are created at delivery. */
export const insertChallenges = async (db: Executor, challenges: readonly NewChallenge[]): Promise<void> => {
  const rows = challenges.map((challenge) => ({
    ...challenge,
    player_id: challenge.player_id?.toString() ?? null,
    device_hash: challenge.device_hash?.toString('hex') ?? null,
  }))
  await sql`
    insert into sign_in_one_time_codes.challenges (id, purpose, kind, contact, method, language, player_id, created_at, code_until, device_hash)
    select id, purpose, kind, contact, method, language, player_id, created_at, code_until, decode(device_hash, 'hex') from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c(id uuid, purpose text, kind text, contact text, method text, language text, player_id bigint, created_at timestamptz, code_until timestamptz,
           device_hash text)`.execute(db)
}

export interface Secrets {
  /** Null if the code leads to an account that does not exist yet. */
  readonly player_id: bigint | null
  readonly code_hash: Buffer
  readonly link_hash: Buffer | null
  readonly link_until: Date | null
  /** The only device in which the code is valid; null for any. */
  readonly device_hash: Buffer | null
}

/** Stores a challenge's secrets just before its message is sent. */
export const armChallenge = async (db: Executor, id: string, secrets: Secrets): Promise<void> => {
  const { player_id, code_hash, link_hash, link_until, device_hash } = secrets
  await sql`
    update sign_in_one_time_codes.challenges
       set player_id = ${player_id}, code_hash = ${code_hash}, link_hash = ${link_hash}, link_until = ${link_until},
           device_hash = ${device_hash}
     where id = ${id}`.execute(db)
}

/** Which challenges a code is checked against. */
export interface CodeQuery {
  readonly purpose: Purpose
  readonly kind: Kind
  readonly contact: string
  /** For a confirmation: the player. */
  readonly player_id: bigint | null
  /** Only codes sent by this method; null for any. */
  readonly by_call: boolean | null
  /** The browser in which the code was typed. */
  readonly device_hash: Buffer | null
}

export interface CodeTry extends CodeQuery {
  /** Whether it was typed on a device of the contact's owner. */
  readonly is_owners: boolean
}

export interface TriedChallenge {
  readonly id: string
  readonly player_id: bigint | null
  readonly code_hash: Buffer | null
}

/**
 * Counts one try against every open code of this contact and returns them, locked until the transaction ends, so that concurrent
 * tries are serialized. Tries on devices of the contact's owner are counted apart: strangers cannot use them up.
 */
export const countTryOfCodes = async (tx: Tx, query: CodeTry, now: Date): Promise<readonly TriedChallenge[]> => {
  const counter = sql.ref(query.is_owners ? 'owner_tries' : 'tries')
  const { rows } = await sql<TriedChallenge>`
    update sign_in_one_time_codes.challenges set ${counter} = ${counter} + 1
     where purpose = ${query.purpose} and kind = ${query.kind} and contact = ${query.contact} and code_until > ${now}
       and proved_at is null and ${counter} < ${most_tries}
       and (purpose not in ('confirm', 'change') or player_id = ${query.player_id})
       and (device_hash is null or device_hash = ${query.device_hash})
       and (${query.by_call}::boolean is null or (method = 'flash_call') = ${query.by_call})
    returning id, player_id, code_hash`.execute(tx)
  return rows
}

/** After a correct code, uses up all other codes and links for the same purpose. */
export const proveContact = async (
  tx: Tx,
  id: string,
  query: Pick<CodeQuery, 'purpose' | 'kind' | 'contact' | 'player_id'>,
  at: Date,
): Promise<void> => {
  await sql`
    update sign_in_one_time_codes.challenges set proved_at = ${at}
     where proved_at is null and (id = ${id} or (purpose = ${query.purpose} and kind = ${query.kind} and contact = ${query.contact}
           and (purpose not in ('confirm', 'change') or player_id = ${query.player_id})))`.execute(tx)
}

export interface ProvedChallenge {
  readonly id: string
  readonly player_id: bigint
  readonly kind: Kind
  readonly contact: string
}

/** Uses up a link. Undefined if it does not exist, was used, or has expired. */
export const useLink = async (tx: Tx, link_hash: Buffer, now: Date): Promise<ProvedChallenge | undefined> => {
  const { rows } = await sql<ProvedChallenge>`
    update sign_in_one_time_codes.challenges set proved_at = ${now}
     where link_hash = ${link_hash} and proved_at is null and link_until > ${now} and player_id is not null
    returning id, player_id, kind, contact`.execute(tx)
  return rows[0]
}

export const giveTicket = async (tx: Tx, id: string, ticket_hash: Buffer, ticket_until: Date): Promise<void> => {
  await sql`update sign_in_one_time_codes.challenges set ticket_hash = ${ticket_hash}, ticket_until = ${ticket_until} where id = ${id}`.execute(
    tx,
  )
}

/** Whose account a ticket opens, without using it up. */
export const readTicket = async (db: Executor, ticket_hash: Buffer, now: Date): Promise<ProvedChallenge | undefined> => {
  const { rows } = await sql<ProvedChallenge>`
    select id, player_id, kind, contact from sign_in_one_time_codes.challenges
     where ticket_hash = ${ticket_hash} and ticket_until > ${now} and spent_at is null`.execute(db)
  return rows[0]
}

/** A verified contact that can sign in, without using it up. */
export const readEntry = async (
  db: Executor,
  ticket_hash: Buffer,
  { kind, contact }: { readonly kind: Kind; readonly contact: string },
  now: Date,
): Promise<{ readonly id: string } | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select id from sign_in_one_time_codes.challenges
     where ticket_hash = ${ticket_hash} and purpose = 'enter' and kind = ${kind} and contact = ${contact}
       and ticket_until > ${now} and spent_at is null`.execute(db)
  return rows[0]
}

/** True for exactly one of several concurrent callers. */
export const spendTicket = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update sign_in_one_time_codes.challenges set spent_at = ${now}
     where id = ${id} and spent_at is null and ticket_until > ${now} returning 1`.execute(tx)
  return rows.length === 1
}

/** Invalidates a player's open codes and links, after a password change. */
export const spendAllOf = async (tx: Tx, player_id: bigint, at: Date): Promise<void> => {
  await sql`
    update sign_in_one_time_codes.challenges set proved_at = coalesce(proved_at, ${at}), spent_at = coalesce(spent_at, ${at})
     where player_id = ${player_id} and purpose = 'restore' and spent_at is null`.execute(tx)
}
