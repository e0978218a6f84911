import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { BonusTerms } from '../terms.ts'

/** What a bonus is worth in one game, to who stakes a fiftieth of it each round. */
export interface GameWorth {
  readonly game: string
  /** The chance that the wagering is met with something left. */
  readonly finish: number
  /** What is cash in the end on average, the deposit with it, in bonuses. */
  readonly ends: number
}

/** As a column beside the terms `t`; null until it is computed. */
export const worthColumn: RawBuilder<unknown> = sql`(select w.figures from bonuses_bonuses.worths w where w.terms_id = t.id) as worth`

export const termsWithoutWorth = async (db: Executor): Promise<{ id: bigint; document: BonusTerms }[]> => {
  const { rows } = await sql<{ id: bigint; document: BonusTerms }>`
    select t.id, t.document from bonuses_bonuses.terms t
     where t.state = 'published' and not exists (select from bonuses_bonuses.worths w where w.terms_id = t.id) order by t.id`.execute(db)
  return rows
}

export const insertWorth = async (db: Executor, terms_id: bigint, figures: readonly GameWorth[], at: Date): Promise<void> => {
  await sql`
    insert into bonuses_bonuses.worths (terms_id, figures, computed_at) values (${terms_id}, ${JSON.stringify(figures)}::jsonb, ${at})
    on conflict (terms_id) do nothing`.execute(db)
}
