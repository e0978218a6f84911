import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

interface NewAttempt {
  readonly state_hash: Buffer
  readonly provider: string
  readonly visit_hash: Buffer
  readonly player_id: bigint | null
  readonly return_to: string
  readonly valid_until: Date
}

export const insertAttempt = async (db: Executor, attempt: NewAttempt): Promise<void> => {
  await sql`
    insert into sign_in_social.attempts (state_hash, provider, visit_hash, player_id, return_to, valid_until)
    values (${attempt.state_hash}, ${attempt.provider}, ${attempt.visit_hash}, ${attempt.player_id}, ${attempt.return_to},
            ${attempt.valid_until})`.execute(db)
}

/** Uses up a returned state, for the visit that started it. */
export const claimAttempt = async (
  db: Executor,
  { state_hash, provider, visit_hash }: Pick<NewAttempt, 'state_hash' | 'provider' | 'visit_hash'>,
  now: Date,
): Promise<{ readonly return_to: string } | undefined> => {
  const { rows } = await sql<{ return_to: string }>`
    update sign_in_social.attempts set claimed_at = ${now}
     where state_hash = ${state_hash} and provider = ${provider} and visit_hash = ${visit_hash} and valid_until > ${now}
       and claimed_at is null
    returning return_to`.execute(db)
  return rows[0]
}

/** The newest open flow of this visit with a provider that returns no state. */
export const claimNewest = async (db: Executor, provider: string, visit_hash: Buffer, now: Date): Promise<Buffer | undefined> => {
  const { rows } = await sql<{ state_hash: Buffer }>`
    update sign_in_social.attempts set claimed_at = ${now}
     where state_hash = (select state_hash from sign_in_social.attempts
                          where provider = ${provider} and visit_hash = ${visit_hash} and valid_until > ${now} and claimed_at is null
                          order by valid_until desc limit 1)
       and claimed_at is null
    returning state_hash`.execute(db)
  return rows[0]?.state_hash
}

/** A person's data from the provider. */
export interface Said {
  readonly subject: string
  readonly email: string | null
  readonly is_email_verified: boolean
}

export const writeSaid = async (db: Executor, state_hash: Buffer, said: Said, valid_until: Date): Promise<void> => {
  await sql`
    update sign_in_social.attempts
       set subject = ${said.subject}, email = ${said.email}, is_email_verified = ${said.is_email_verified}, valid_until = ${valid_until}
     where state_hash = ${state_hash}`.execute(db)
}

export interface Proof extends Said {
  readonly state_hash: Buffer
  readonly provider: string
  readonly player_id: bigint | null
}

/** The latest unused result for this visitor. */
export const findProof = async (db: Executor, visit_hash: Buffer, now: Date): Promise<Proof | undefined> => {
  const { rows } = await sql<Proof>`
    select state_hash, provider, player_id, subject, email, is_email_verified from sign_in_social.attempts
     where visit_hash = ${visit_hash} and valid_until > ${now} and subject is not null and used_at is null
     order by claimed_at desc limit 1`.execute(db)
  return rows[0]
}

/** True for exactly one of concurrent callers. */
export const markUsed = async (db: Executor, state_hash: Buffer, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update sign_in_social.attempts set used_at = ${now} where state_hash = ${state_hash} and used_at is null returning 1`.execute(db)
  return rows.length === 1
}

/** False if this Telegram result was used before. */
export const takeTelegramAnswer = async (db: Executor, hash: Buffer, valid_until: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into sign_in_social.telegram_answers (hash, valid_until) values (${hash}, ${valid_until})
    on conflict do nothing returning 1`.execute(db)
  return rows.length === 1
}
