import { sql } from 'kysely'
import { bigintArray, jsonArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Words } from '#kernel/i18n/words.ts'
import type { PrizeState } from '../rules.ts'

export interface PrizeRow {
  readonly id: bigint
  readonly key: string
  readonly player_id: bigint
  readonly kind: string
  readonly content: unknown
  /** What it is worth to its campaign, minor units. */
  readonly asset: string
  readonly amount_minor: bigint
  /** Purse of the account that it came out of; '' of prizes from before funds were noted. */
  readonly fund: string
  readonly source: string
  readonly title: Words
  readonly at: Date
  readonly state: PrizeState
  readonly expires_at: Date | null
}

export type NewPrizeRow = Omit<PrizeRow, 'id' | 'at'>

/** What was handed over when it was given never changes, and has no row of states. */
const columns = sql`p.id, p.key, p.player_id, p.kind, p.content, p.asset, p.amount_minor, p.fund, p.source, p.title, p.at,
  coalesce(s.state, 'fulfilled') as state, s.expires_at`
const prizes = sql`bonuses_prizes.prizes p left join bonuses_prizes.states s on s.prize_id = p.id`
const moving = sql`bonuses_prizes.prizes p join bonuses_prizes.states s on s.prize_id = p.id`

const insertStates = async (tx: Tx, rows: readonly PrizeRow[], at: Date): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    insert into bonuses_prizes.states (prize_id, state, changed_at, expires_at)
    select n.prize_id, n.state, ${at}, n.expires_at::timestamptz
      from unnest(${bigintArray(rows.map(({ id }) => id))}::bigint[], ${textArray(rows.map(({ state }) => state))}::text[],
                  ${textArray(rows.map(({ expires_at }) => expires_at?.toISOString() ?? null))}::text[]) as n(prize_id, state, expires_at)`.execute(
    tx,
  )
}

/**
 * Writes the prizes whose keys are new and gives those back. In order of keys, so that two who give the same prizes wait
 * for each other instead of deadlocking; who comes second finds every key taken.
 */
export const insertPrizes = async (tx: Tx, given: readonly NewPrizeRow[], at: Date): Promise<PrizeRow[]> => {
  const texts = (valueOf: (prize: NewPrizeRow) => string) => sql`${textArray(given.map((prize) => valueOf(prize)))}::text[]`
  const { rows } = await sql<Pick<PrizeRow, 'id' | 'key'>>`
    insert into bonuses_prizes.prizes as p (key, player_id, kind, content, asset, amount_minor, fund, source, title, at)
    select g.key, g.player_id, g.kind, g.content::jsonb, g.asset, g.amount_minor, g.fund, g.source, g.title::jsonb, ${at}
      from unnest(${texts(({ key }) => key)}, ${bigintArray(given.map(({ player_id }) => player_id))}::bigint[], ${texts(({ kind }) => kind)},
                  ${jsonArray(given.map(({ content }) => content))}, ${texts(({ asset }) => asset)},
                  ${bigintArray(given.map(({ amount_minor }) => amount_minor))}::bigint[], ${texts(({ fund }) => fund)},
                  ${texts(({ source }) => source)}, ${jsonArray(given.map(({ title }) => title))})
           as g(key, player_id, kind, content, asset, amount_minor, fund, source, title)
     order by g.key
    on conflict (key) do nothing
    returning p.id, p.key`.execute(tx)
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  const fresh = given.flatMap((prize) => {
    const id = ids.get(prize.key)
    return id === undefined ? [] : [{ ...prize, id, at }]
  })
  await insertStates(
    tx,
    fresh.filter(({ state }) => state !== 'fulfilled'),
    at,
  )
  return fresh
}

export const prizesByKeys = async (db: Executor, keys: readonly string[]): Promise<PrizeRow[]> => {
  const { rows } = await sql<PrizeRow>`select ${columns} from ${prizes} where p.key = any(${[...keys]}::text[]) order by p.id`.execute(db)
  return rows
}

/** Those of these keys under which something was given. */
export const grantedKeys = async (db: Executor, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ key: string }>`select key from bonuses_prizes.prizes where key = any(${[...keys]}::text[])`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

export const prizesByIds = async (db: Executor, ids: readonly bigint[]): Promise<PrizeRow[]> => {
  const { rows } =
    await sql<PrizeRow>`select ${columns} from ${prizes} where p.id = any(${ids.map(String)}::bigint[]) order by p.id`.execute(db)
  return rows
}

/** The prizes of these numbers that are in one of these states, locked: whoever comes second finds them moved on. */
export const lockPrizes = async (tx: Tx, ids: readonly bigint[], states: readonly PrizeState[]): Promise<PrizeRow[]> => {
  const { rows } = await sql<PrizeRow>`
    select ${columns} from ${moving} where s.prize_id = any(${ids.map(String)}::bigint[]) and s.state = any(${[...states]}::text[])
     order by s.prize_id for update of s`.execute(tx)
  return rows
}

/** Prizes whose time has passed before they were taken, the oldest first, locked; those that somebody holds are left. */
export const lockExpired = async (tx: Tx, now: Date, limit: number): Promise<PrizeRow[]> => {
  const { rows } = await sql<PrizeRow>`
    select ${columns} from ${moving}
     where s.state in ('granted', 'waiting-for-player') and s.expires_at <= ${now}
     order by s.expires_at limit ${limit} for update of s skip locked`.execute(tx)
  return rows
}

export const setStates = async (tx: Tx, ids: readonly bigint[], state: PrizeState, at: Date): Promise<void> => {
  await sql`update bonuses_prizes.states set state = ${state}, changed_at = ${at} where prize_id = any(${ids.map(String)}::bigint[])`.execute(
    tx,
  )
}

/** A page of what the player has not hidden, newest first, with how many there are. */
export const prizesOf = async (
  db: Executor,
  player_id: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: PrizeRow[]; total: number }> => {
  const seen = sql`${prizes} where p.player_id = ${player_id}
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
