import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { NoticeKind } from '../rules.ts'

export interface NewNotice {
  readonly id: string
  readonly player_id: bigint
  readonly kind: NoticeKind
  readonly session: string | null
  readonly service: string | null
  /** Refused as a copy. */
  readonly passkey: string | null
  readonly happened_at: Date
}

/** Inserts many at once. They have no secret yet: it is created when the email is sent. */
export const insertNotices = async (tx: Tx, notices: readonly NewNotice[]): Promise<void> => {
  const rows = notices.map((notice) => ({ ...notice, player_id: String(notice.player_id) }))
  await sql`
    insert into sign_in_security_notices.notices (id, player_id, kind, session, service, passkey, happened_at)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(id uuid, player_id bigint, kind text, session uuid, service text, passkey uuid, happened_at timestamptz)`.execute(tx)
}

/** Stores the link's hash just before the email is sent. */
export const armNotice = async (db: Executor, id: string, token_hash: Buffer, token_until: Date): Promise<void> => {
  await sql`
    update sign_in_security_notices.notices set token_hash = ${token_hash}, token_until = ${token_until} where id = ${id}`.execute(db)
}

/** Uses up every link of letters about what happened to this player at that moment or later. */
export const spendLinksSince = async (tx: Tx, player_id: bigint, since: Date, now: Date): Promise<void> => {
  await sql`
    update sign_in_security_notices.notices set used_at = ${now}
     where player_id = ${player_id} and happened_at >= ${since} and used_at is null`.execute(tx)
}

/** Uses up a link: returned to exactly one of concurrent callers. Undefined if it does not exist, was used, or has expired. */
export const spendLink = async (tx: Tx, token_hash: Buffer, now: Date): Promise<NewNotice | undefined> => {
  const { rows } = await sql<NewNotice>`
    update sign_in_security_notices.notices set used_at = ${now}
     where token_hash = ${token_hash} and used_at is null and token_until > ${now}
    returning id, player_id, kind, session, service, passkey, happened_at`.execute(tx)
  return rows[0]
}
