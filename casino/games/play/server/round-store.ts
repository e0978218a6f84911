import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface StoredRound {
  /** As a player quotes it: `<pair>-<nonce>`, with a `d` before it where the pair is of the demo's own books; `s<number>` of a studio outside. */
  readonly id: string
  readonly seed_id: bigint
  readonly nonce: number
  readonly slug: string
  readonly mode: 'money' | 'demo'
  readonly currency: string
  readonly stake_minor: bigint
  readonly win_minor: bigint
  readonly command: unknown
  readonly at: Date
}

export interface RoundFilter {
  readonly game?: string | undefined
  readonly mode?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Keeps many rounds in one statement; a round that is there already stays as it is. */
export const keepRounds = async (tx: Tx, rounds: readonly { readonly data: unknown; readonly at: Date }[]): Promise<void> => {
  const rows = rounds.map(({ data, at }) => ({ ...(data as object), at: at.toISOString() }))
  await sql`
    insert into games_play.rounds (seed_id, nonce, owner_id, slug, mode, currency, stake_minor, win_minor, command, at)
    select seed_id, nonce, owner_id, slug, mode, currency, stake_minor, win_minor, command, at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(seed_id bigint, nonce int, owner_id bigint, slug text, mode text,
           currency text, stake_minor bigint, win_minor bigint, command jsonb, at timestamptz)
     where seed_id is not null
    on conflict do nothing`.execute(tx)
  const of_studios = rows.filter((row) => 'seed_id' in row && row.seed_id === null)
  if (of_studios.length === 0) return
  await sql`
    insert into games_play.studio_rounds (number, owner_id, slug, currency, stake_minor, win_minor, command, at)
    select substr(round_id, 2)::bigint, owner_id, slug, currency, stake_minor, win_minor, command, at
      from jsonb_to_recordset(${JSON.stringify(of_studios)}::jsonb) as r(round_id text, owner_id bigint, slug text,
           currency text, stake_minor bigint, win_minor bigint, command jsonb, at timestamptz)
    on conflict do nothing`.execute(tx)
}

/** The kept rounds for money, of the house and of studios, and what was played in the demo lately, as one list. */
const rounds = sql`(
  select seed_id || '-' || nonce as id, seed_id, nonce, owner_id, slug, mode, currency, stake_minor, win_minor, command, at
    from games_play.rounds
   union all
  select 's' || number, number, 0, owner_id, slug, 'money', currency, stake_minor, win_minor, command, at from games_play.studio_rounds
   union all
  select 'd' || seed_id || '-' || nonce, seed_id, nonce, owner_id, slug, 'demo', currency, stake_minor, win_minor, command::jsonb, at
    from games_play.demo_rounds
) as rounds`

const matches = (owner_id: bigint, filter: RoundFilter) => sql`
  owner_id = ${owner_id}
  and (${filter.game ?? null}::text is null or slug = ${filter.game ?? null})
  and (${filter.mode ?? null}::text is null or mode = ${filter.mode ?? null})
  and (${filter.from ?? null}::timestamptz is null or at >= ${filter.from ?? null})
  and (${filter.to ?? null}::timestamptz is null or at < ${filter.to ?? null})`

export const readRounds = async (
  db: Executor,
  owner_id: bigint,
  filter: RoundFilter,
  limit: number,
  offset: number,
): Promise<StoredRound[]> => {
  const { rows } = await sql<StoredRound>`
    select * from ${rounds} where ${matches(owner_id, filter)}
     order by at desc, seed_id desc, nonce desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export const countRounds = async (db: Executor, owner_id: bigint, filter: RoundFilter): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${rounds} where ${matches(owner_id, filter)}`.execute(db)
  return rows[0]?.n ?? 0
}

export const readRound = async (db: Executor, owner_id: bigint, seed_id: bigint, nonce: number): Promise<StoredRound | undefined> =>
  (
    await sql<StoredRound>`
      select seed_id || '-' || nonce as id, * from games_play.rounds
       where owner_id = ${owner_id} and seed_id = ${seed_id} and nonce = ${nonce}`.execute(db)
  ).rows[0]

/** A round of the demo's own books, while it is kept. */
export const readDemoRound = async (db: Executor, owner_id: bigint, seed_id: bigint, nonce: number): Promise<StoredRound | undefined> =>
  (
    await sql<StoredRound>`
      select 'd' || seed_id || '-' || nonce as id, 'demo' as mode, * from games_play.demo_rounds
       where owner_id = ${owner_id} and seed_id = ${seed_id} and nonce = ${nonce}`.execute(db)
  ).rows[0]
