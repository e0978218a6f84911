import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import type { OfferedGames } from '../contract.ts'
import { slugOf } from '../rules.ts'

export interface ProviderRow {
  readonly name: string
  readonly is_on: boolean
  readonly failures: number
  readonly answered_at: Date | null
}

export interface GameRow {
  readonly slug: string
  readonly provider: string
  readonly ref: string
  readonly kind: 'slot' | 'table' | 'instant'
  readonly title: Text
  readonly rtp_percent: string
  readonly hit_rate_percent: string | null
  readonly volatility: 'low' | 'medium' | 'high' | null
  readonly max_win_multiple: string
  readonly free_spin_stakes: Readonly<Record<string, readonly number[]>>
  readonly is_offered: boolean
  readonly is_open: boolean
  readonly closed_message: Text | null
}

export const addProviders = async (db: Executor, names: readonly string[]): Promise<void> => {
  await sql`
    insert into games_providers.providers (name) select unnest(${[...names]}::text[]) on conflict (name) do nothing`.execute(db)
}

export const readProviders = async (db: Executor): Promise<ProviderRow[]> =>
  (await sql<ProviderRow>`select name, is_on, failures, answered_at from games_providers.providers order by name`.execute(db)).rows

export const readProvider = async (db: Executor, name: string): Promise<ProviderRow | undefined> =>
  (await sql<ProviderRow>`select name, is_on, failures, answered_at from games_providers.providers where name = ${name}`.execute(db))
    .rows[0]

/** Says whether the switch was in the other position. */
export const switchProvider = async (tx: Tx, name: string, is_on: boolean): Promise<boolean> =>
  (await sql`update games_providers.providers set is_on = ${is_on} where name = ${name} and is_on <> ${is_on} returning name`.execute(tx))
    .rows.length > 0

export const noteAnswer = async (db: Executor, name: string, at: Date): Promise<void> => {
  await sql`update games_providers.providers set failures = 0, answered_at = ${at} where name = ${name}`.execute(db)
}

/** One more question in vain: how many that makes. */
export const noteSilence = async (db: Executor, name: string): Promise<number> =>
  (
    await sql<{
      failures: number
    }>`update games_providers.providers set failures = failures + 1 where name = ${name} returning failures`.execute(db)
  ).rows[0]?.failures ?? 0

/** Keeps what a studio offers; an operator's choice stays, and a new game is open where `opens` says so. */
export const keepOffered = async (tx: Tx, provider: string, games: OfferedGames['games'], opens: boolean): Promise<void> => {
  const rows = games.map(({ game, kind, title, rtp, hitRate, volatility, maxWin, freeSpinStakes }) => ({
    slug: slugOf(provider, game),
    ref: game,
    kind,
    title,
    rtp_percent: rtp,
    hit_rate_percent: hitRate ?? null,
    volatility: volatility ?? null,
    max_win_multiple: maxWin,
    free_spin_stakes: freeSpinStakes ?? {},
  }))
  await sql`
    insert into games_providers.games as g (slug, provider, ref, kind, title, rtp_percent, hit_rate_percent, volatility, max_win_multiple,
                                            free_spin_stakes, is_open)
    select r.slug, ${provider}, r.ref, r.kind, r.title, r.rtp_percent, r.hit_rate_percent, r.volatility, r.max_win_multiple,
           r.free_spin_stakes, ${opens}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(slug text, ref text, kind text, title jsonb, rtp_percent numeric,
           hit_rate_percent numeric, volatility text, max_win_multiple numeric, free_spin_stakes jsonb)
    on conflict (slug) do update set kind = excluded.kind, title = excluded.title, rtp_percent = excluded.rtp_percent,
      hit_rate_percent = excluded.hit_rate_percent, volatility = excluded.volatility, max_win_multiple = excluded.max_win_multiple,
      free_spin_stakes = excluded.free_spin_stakes, is_offered = true`.execute(tx)
  await sql`
    update games_providers.games set is_offered = false
     where provider = ${provider} and is_offered and not (slug = any(${rows.map(({ slug }) => slug)}::text[]))`.execute(tx)
}

export const readGames = async (db: Executor, provider: string): Promise<GameRow[]> =>
  (await sql<GameRow>`select * from games_providers.games where provider = ${provider} order by slug`.execute(db)).rows

export const readGame = async (db: Executor, slug: string): Promise<GameRow | undefined> =>
  (await sql<GameRow>`select * from games_providers.games where slug = ${slug}`.execute(db)).rows[0]

/** Opens a game, or closes it with what players are told; false where there is no such game. */
export const setGameOpen = async (tx: Tx, slug: string, is_open: boolean, message: Text | null): Promise<GameRow | undefined> =>
  (
    await sql<GameRow>`
      update games_providers.games set is_open = ${is_open}, closed_message = ${message === null ? null : JSON.stringify(message)}::jsonb
       where slug = ${slug} returning *`.execute(tx)
  ).rows[0]

/** Takes a nonce; false where it was taken before. */
export const takeNonce = async (db: Executor, provider: string, nonce: string, at: Date): Promise<boolean> =>
  (
    await sql`
      insert into games_providers.nonces (provider, nonce, at) values (${provider}, ${nonce}, ${at}) on conflict do nothing
      returning nonce`.execute(db)
  ).rows.length > 0
