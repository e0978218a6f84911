import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'

export interface SessionRow {
  readonly id: bigint
  readonly provider: string
  readonly slug: string
  readonly player_id: bigint
  readonly currency: Currency
  readonly language: Language
  readonly site_session: string
  readonly ends_at: Date
}

export interface NewSession extends Omit<SessionRow, 'id'> {
  readonly token_hash: Buffer
  readonly token_until: Date
  readonly made_at: Date
}

export const insertSession = async (db: Executor, session: NewSession): Promise<void> => {
  const { provider, slug, player_id, currency, language, site_session, token_hash, token_until, made_at, ends_at } = session
  await sql`
    insert into games_providers.sessions (provider, slug, player_id, currency, language, site_session, token_hash, token_until, made_at, ends_at)
    values (${provider}, ${slug}, ${player_id}, ${currency}, ${language}, ${site_session}, ${token_hash}, ${token_until}, ${made_at}, ${ends_at})`.execute(
    db,
  )
}

const columns = sql`id, provider, slug, player_id, currency, language, site_session, ends_at`

/** Gives a session its name for the token, once and in time; undefined where the token opens nothing at this provider. */
export const exchangeToken = async (
  db: Executor,
  by: { readonly provider: string; readonly token_hash: Buffer; readonly name_hash: Buffer; readonly now: Date },
): Promise<SessionRow | undefined> =>
  (
    await sql<SessionRow>`
      update games_providers.sessions set name_hash = ${by.name_hash}
       where token_hash = ${by.token_hash} and provider = ${by.provider} and name_hash is null and token_until > ${by.now}
      returning ${columns}`.execute(db)
  ).rows[0]

export const readSession = async (db: Executor, provider: string, name_hash: Buffer): Promise<SessionRow | undefined> =>
  (
    await sql<SessionRow>`
      select ${columns} from games_providers.sessions where name_hash = ${name_hash} and provider = ${provider}`.execute(db)
  ).rows[0]

/** What a player is called at a provider: `fresh`, where they have no name there yet. */
export const nameAtProvider = async (db: Executor, provider: string, player_id: bigint, fresh: string): Promise<string> => {
  await sql`
    insert into games_providers.players (provider, player_id, name) values (${provider}, ${player_id}, ${fresh}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ name: string }>`
    select name from games_providers.players where provider = ${provider} and player_id = ${player_id}`.execute(db)
  return rows[0]?.name ?? fresh
}
