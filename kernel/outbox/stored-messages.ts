import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { Message } from '#kernel/outbox/message.ts'

export interface StoredMessage {
  readonly kind: Message['kind']
  readonly recipient: string
  readonly subject: string | null
  readonly body: string
  readonly at: Date
}

export const storeMessage = async (db: Executor, message: Message, at: Date): Promise<void> => {
  const subject = message.kind === 'letter' ? message.subject : null
  const body = message.kind === 'flash-call' ? message.digits : message.text
  await sql`
    insert into kernel_outbox.messages (kind, recipient, subject, body, at)
    values (${message.kind}, ${message.to}, ${subject}, ${body}, ${at})`.execute(db)
}

/** Stored messages, newest first. */
export const storedMessages = async (db: Executor, limit: number): Promise<readonly StoredMessage[]> => {
  const { rows } = await sql<StoredMessage>`
    select kind, recipient, subject, body, at from kernel_outbox.messages order by id desc limit ${limit}`.execute(db)
  return rows
}
