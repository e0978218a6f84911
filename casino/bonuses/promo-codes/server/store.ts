import { sql } from 'kysely'
import type { Amounts } from '#kernel/contract/amounts.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { CodeState } from '../rules.ts'

export interface CodeRow extends CodeState {
  readonly code: string
  /** Slug of the terms. */
  readonly terms: string
  /** What it gives in each currency, minor units. */
  readonly amounts: Amounts
  /** This player used it before. */
  readonly is_used: boolean
}

/** A code as this player finds it; locked where it is to be used, so that uses are counted one after the other. */
export const codeFor = async (db: Executor, code: string, player_id: bigint | null, lock = false): Promise<CodeRow | undefined> => {
  const { rows } = await sql<CodeRow>`
    select c.code, c.terms, c.amounts, c.most_uses, c.used, c.currencies, c.starts_at, c.ends_at,
           c.players is not null and not coalesce(${player_id}::bigint = any(c.players), false) as is_for_others,
           exists (select from bonuses_promo_codes.uses u where u.promo = c.code and u.player_id = ${player_id}::bigint) as is_used
      from bonuses_promo_codes.codes c where c.code = ${code} ${lock ? sql`for update of c` : sql``}`.execute(db)
  return rows[0]
}

/** Counts a use. The code is locked. */
export const insertUse = async (tx: Tx, code: string, player_id: bigint, at: Date): Promise<void> => {
  await sql`insert into bonuses_promo_codes.uses (promo, player_id, used_at) values (${code}, ${player_id}, ${at})`.execute(tx)
  await sql`update bonuses_promo_codes.codes set used = used + 1 where code = ${code}`.execute(tx)
}

export interface NewCode {
  readonly code: string
  readonly terms: string
  readonly amounts: Amounts
  readonly most_uses: number
  readonly currencies?: readonly string[]
  readonly players?: readonly number[]
  readonly starts_at?: string
  readonly ends_at?: string
  /** Shown on the page of bonuses. */
  readonly is_announced?: boolean
}

/** False where the code is there already. */
export const insertCode = async (tx: Tx, made: NewCode, at: Date): Promise<boolean> => {
  const { code, terms, amounts, most_uses, currencies = [], players, starts_at = null, ends_at = null, is_announced = false } = made
  const { rows } = await sql`
    insert into bonuses_promo_codes.codes (code, terms, amounts, most_uses, currencies, players, starts_at, ends_at, is_announced, made_at)
    values (${code}, ${terms}, ${JSON.stringify(amounts)}::jsonb, ${most_uses}, ${[...currencies]}::text[],
            ${players ? players.map(String) : null}::bigint[], ${starts_at}, ${ends_at}, ${is_announced}, ${at})
    on conflict (code) do nothing returning code`.execute(tx)
  return rows.length > 0
}

/** Codes that the site shows, the newest first. */
export const announcedCodes = async (db: Executor): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select code from bonuses_promo_codes.codes where is_announced and used < most_uses order by made_at desc, code limit 20`.execute(db)
  return rows.map(({ code }) => code)
}

export const allCodes = async (db: Executor): Promise<{ code: string; terms: string; used: number; most_uses: number }[]> => {
  const { rows } = await sql<{ code: string; terms: string; used: number; most_uses: number }>`
    select code, terms, used, most_uses from bonuses_promo_codes.codes order by made_at desc, code`.execute(db)
  return rows
}
