import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Words } from '#kernel/i18n/words.ts'
import type { PrizeKind } from '../rules.ts'

export interface PrizeRow {
  readonly id: bigint
  readonly key: string
  readonly player_id: bigint
  readonly kind: PrizeKind
  readonly asset: string
  readonly amount_minor: bigint
  readonly source: string
  readonly title: Words
  readonly at: Date
}

export type NewPrizeRow = Omit<PrizeRow, 'id' | 'at'>

const columns = sql`p.id, p.key, p.player_id, p.kind, p.asset, p.amount_minor, p.source, p.title, p.at`

/**
 * Writes the prizes whose keys are new and gives those back. In order of keys, so that two who give the same prizes wait
 * for each other instead of deadlocking; who comes second finds every key taken.
 */
export const insertPrizes = async (tx: Tx, prizes: readonly NewPrizeRow[], at: Date): Promise<PrizeRow[]> => {
  const given = prizes.map((prize) => ({
    ...prize,
    player_id: prize.player_id.toString(),
    amount_minor: prize.amount_minor.toString(),
  }))
  const { rows } = await sql<PrizeRow>`
    insert into bonuses_prizes.prizes as p (key, player_id, kind, asset, amount_minor, source, title, at)
    select g.key, g.player_id, g.kind, g.asset, g.amount_minor, g.source, g.title, ${at}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g(key text, player_id bigint, kind text, asset text, amount_minor bigint, source text, title jsonb)
     order by g.key
    on conflict (key) do nothing
    returning ${columns}`.execute(tx)
  return rows
}

export const prizesByKeys = async (db: Executor, keys: readonly string[]): Promise<PrizeRow[]> => {
  const { rows } = await sql<PrizeRow>`select ${columns} from bonuses_prizes.prizes p where p.key = any(${[...keys]}::text[])`.execute(db)
  return rows
}

/** A page of what the player has not hidden, newest first, with how many there are. */
export const prizesOf = async (
  db: Executor,
  player_id: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: PrizeRow[]; total: number }> => {
  const seen = sql`bonuses_prizes.prizes p where p.player_id = ${player_id}
                   and not exists (select from bonuses_prizes.hidden h where h.prize_id = p.id)`
  const [page, count] = await Promise.all([
    sql<PrizeRow>`select ${columns} from ${seen} order by p.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${seen}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 }
}

/** False when the player has no such prize; hiding a hidden one is fine. */
export const hide = async (db: Executor, player_id: bigint, prize_id: number, at: Date): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    with own as (select id from bonuses_prizes.prizes where id = ${prize_id} and player_id = ${player_id}),
         done as (insert into bonuses_prizes.hidden (prize_id, hidden_at) select id, ${at} from own on conflict do nothing)
    select exists (select from own) as known`.execute(db)
  return rows[0]?.known ?? false
}
