import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import type { Ticket } from './tickets.ts'

/** True for exactly one of concurrent callers, and only if no password change or block has invalidated it. With the account locked. */
export const spendTicket = async (tx: Tx, ticket: Ticket): Promise<boolean> => {
  const { rows } = await sql`
    insert into sign_in_sessions.spent_tickets (id, ends_at)
    select ${ticket.id}::uuid, ${ticket.ends_at} from sign_in_sessions.accounts
     where player_id = ${ticket.player_id} and (tickets_from is null or tickets_from <= ${ticket.given_at})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length === 1
}

/** The account is locked first, as wherever sessions end, to avoid deadlocks. */
export const endTickets = async (tx: Tx, player_id: bigint, at: Date): Promise<void> => {
  await sql`update sign_in_sessions.accounts set tickets_from = ${at} where player_id = ${player_id}`.execute(tx)
}
