import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { Language } from '#kernel/i18n/texts.ts'

/** A player as other slices see one: nothing private in it. */
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
  /** Normalised; not yet confirmed by anybody. */
  readonly email?: string
  /** E.164; not yet confirmed by anybody. */
  readonly phone?: string
  /** The house made the password, and nobody knows it. */
  readonly has_auto_password?: boolean
  /** The account is shown to be its player's as it is made; else by the first contact that they confirm (decision 0020). */
  readonly proved_at?: Date
  readonly currency: Currency
  readonly country: string
  readonly language: Language
  /** When age and agreements were confirmed; empty for a player that the house simulates. */
  readonly confirmed_at?: Date
  readonly registration_source?: string | null
  readonly invited_by?: string | null
  readonly gift_id?: string | null
  readonly referer?: string | null
}

/** Undefined when the handle is taken. Waits for a transaction that is taking it. */
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

/** The players of these ids that exist, in no order. One statement, however many. */
export const playersByIds = async (db: Executor, ids: readonly bigint[]): Promise<Map<bigint, Player>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Player>`
    select ${columns} from players_accounts.players where id = any(${ids.map(String)}::bigint[])`.execute(db)
  return new Map(rows.map((player) => [player.id, player]))
}

/** One player, or undefined when there is none. */
export const playerById = async (db: Executor, id: bigint): Promise<Player | undefined> => (await playersByIds(db, [id])).get(id)

/** By the public handle, however it is written. Undefined when nobody has it, or had it before they were erased. */
export const playerByLogin = async (db: Executor, login: string): Promise<Player | undefined> => {
  const { rows } = await sql<Player>`
    select ${columns} from players_accounts.players where lower(login) = ${login.toLowerCase()} and erased_at is null`.execute(db)
  return rows[0]
}
