import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

interface NewPass {
  readonly check_hash: Buffer
  readonly token_hash: Buffer
  readonly visit: string
  readonly call: string
  readonly valid_until: Date
}

/** False if this challenge has already given a pass. */
export const insertPass = async (db: Executor, pass: NewPass): Promise<boolean> => {
  const { rows } = await sql`
    insert into sign_in_captcha.passes (check_hash, token_hash, visit, call, valid_until)
    values (${pass.check_hash}, ${pass.token_hash}, ${pass.visit}, ${pass.call}, ${pass.valid_until})
    on conflict do nothing returning 1`.execute(db)
  return rows.length === 1
}

/** Uses up a pass of this visitor for this call. Of two concurrent uses the second waits, and then finds it used. */
export const spendPass = async (
  db: Executor,
  { token_hash, visit, call, now }: { readonly token_hash: Buffer; readonly visit: string; readonly call: string; readonly now: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    update sign_in_captcha.passes set spent_at = ${now}
     where token_hash = ${token_hash} and visit = ${visit} and call = ${call} and valid_until > ${now} and spent_at is null
    returning 1`.execute(db)
  return rows.length === 1
}
