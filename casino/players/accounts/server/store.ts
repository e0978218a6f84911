import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { Language } from '#kernel/i18n/texts.ts'

/** A player as other slices see them: nothing private. */
export interface Player {
  readonly id: bigint
  /** The public handle. */
  readonly login: string
  readonly currency: Currency
  readonly country: string
  readonly language: Language
  readonly created_at: Date
}

export interface NewPlayer {
  readonly login: string
  /** Normalised and unconfirmed. */
  readonly email?: string
  /** E.164, unconfirmed. */
  readonly phone?: string
  /** The password was generated, so nobody knows it. */
  readonly has_auto_password?: boolean
  /** Whether the account counts as its player's own from the start; otherwise after the first confirmed contact (decision 0020). */
  readonly proved_at?: Date
  readonly currency: Currency
  readonly country: string
  readonly language: Language
  /** When age and agreements were confirmed; empty for simulated players. */
  readonly confirmed_at?: Date
  readonly registration_source?: string | null
  readonly invited_by?: string | null
  readonly gift_id?: string | null
  readonly referer?: string | null
}

/** Undefined if the handle is taken. Waits for a concurrent transaction that is taking it. */
export const insertPlayer = async (tx: Tx, player: NewPlayer, at: Date): Promise<bigint | undefined> => {
  const confirmed_at = player.confirmed_at ?? null
  const { rows } = await sql<{ id: bigint }>`
    insert into players_accounts.players (login, email, phone, currency, country, language, age_confirmed_at, agreements_confirmed_at,
                                              registration_source, invited_by, gift_id, referer, proved_at, created_at)
    values (${player.login}, ${player.email ?? null}, ${player.phone ?? null}, ${player.currency}, ${player.country}, ${player.language}, ${confirmed_at},
            ${confirmed_at}, ${player.registration_source ?? null}, ${player.invited_by ?? null}, ${player.gift_id ?? null},
            ${player.referer ?? null}, ${player.proved_at ?? null}, ${at})
    on conflict (lower(login)) do nothing returning id`.execute(tx)
  return rows[0]?.id
}

const columns = sql`id, login, currency, country, language, created_at`

/** The existing players among these ids, in no order. One statement for any number. */
export const playersByIds = async (db: Executor, ids: readonly bigint[]): Promise<Map<bigint, Player>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Player>`
    select ${columns} from players_accounts.players where id = any(${bigintArray(ids)}::bigint[])`.execute(db)
  return new Map(rows.map((player) => [player.id, player]))
}

/** The currencies of the existing players among these ids. */
export const currenciesByIds = async (db: Executor, ids: readonly bigint[]): Promise<Map<bigint, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Pick<Player, 'id' | 'currency'>>`
    select id, currency from players_accounts.players where id = any(${bigintArray(ids)}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, currency }) => [id, currency]))
}

/** The public handles of the existing players among these ids. */
export const loginsByIds = async (db: Executor, ids: readonly bigint[]): Promise<Map<bigint, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Pick<Player, 'id' | 'login'>>`
    select id, login from players_accounts.players where id = any(${bigintArray(ids)}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, login }) => [id, login]))
}

/** One player, or undefined. */
export const playerById = async (db: Executor, id: bigint): Promise<Player | undefined> => (await playersByIds(db, [id])).get(id)

/** By public handle, ignoring case. Undefined if nobody has it, or if its player was erased. */
export const playerByLogin = async (db: Executor, login: string): Promise<Player | undefined> => {
  const { rows } = await sql<Player>`
    select ${columns} from players_accounts.players where lower(login) = ${login.toLowerCase()} and erased_at is null`.execute(db)
  return rows[0]
}
