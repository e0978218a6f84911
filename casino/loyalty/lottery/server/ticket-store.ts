import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { TicketSource, TicketType } from '../rules.ts'

export interface TicketRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly type: TicketType
  readonly source: TicketSource
  readonly at: Date
  readonly applied_at: Date | null
  readonly draw_id: bigint | null
  readonly fall_id: bigint | null
  /** The command that scratched it. */
  readonly apply_key: string | null
}

const columns = sql`t.id, t.player_id, t.type, t.source, t.at, t.applied_at, t.draw_id, t.fall_id, t.apply_key`

/** Some tickets of a type; `key` is of the command or the prize that brings them. */
export interface NewTickets extends Pick<TicketRow, 'player_id' | 'type' | 'source' | 'at'> {
  readonly count: number
  readonly key: string
}

/** Those that are there already are left as they are. Returns the new ones. */
export const insertTickets = async (tx: Tx, given: readonly NewTickets[]): Promise<TicketRow[]> => {
  const written = given.map((one) => ({ ...one, player_id: one.player_id.toString() }))
  const { rows } = await sql<TicketRow>`
    insert into loyalty_lottery.tickets as t (player_id, type, source, at, key, number)
    select g.player_id, g.type, g.source, g.at, g.key, numbers.number
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
        as g(player_id bigint, type text, source text, at timestamptz, key text, count integer),
           generate_series(1, g.count) as numbers(number)
    on conflict (player_id, key, number) do nothing
    returning ${columns}`.execute(tx)
  return rows
}

/** The tickets that a command brought. */
export const ticketsByKey = async (db: Executor, player_id: bigint, key: string): Promise<TicketRow[]> => {
  const { rows } = await sql<TicketRow>`
    select ${columns} from loyalty_lottery.tickets t where player_id = ${player_id} and key = ${key} order by id`.execute(db)
  return rows
}

export const ticketOf = async (db: Executor, player_id: bigint, id: number): Promise<TicketRow | undefined> => {
  const { rows } = await sql<TicketRow>`
    select ${columns} from loyalty_lottery.tickets t where id = ${id} and player_id = ${player_id}`.execute(db)
  return rows[0]
}

interface Applied {
  readonly id: bigint
  readonly draw_id: bigint
  readonly fall_id: bigint
  readonly key: string
  readonly at: Date
}

/** Notes by which attempt a ticket is scratched. False if it was scratched before. */
export const applyTicket = async (tx: Tx, { id, draw_id, fall_id, key, at }: Applied): Promise<boolean> => {
  const { rows } = await sql<{ id: bigint }>`
    update loyalty_lottery.tickets set applied_at = ${at}, draw_id = ${draw_id}, fall_id = ${fall_id}, apply_key = ${key}
     where id = ${id} and applied_at is null returning id`.execute(tx)
  return rows.length > 0
}

interface TicketsQuery {
  /** Scratched ones or the others alone. */
  readonly applied?: boolean | undefined
  readonly limit: number
  readonly offset: number
}

export const ticketsOfPlayer = async (
  db: Executor,
  player_id: bigint,
  { applied, limit, offset }: TicketsQuery,
): Promise<{ rows: TicketRow[]; total: number }> => {
  const wanted = sql`loyalty_lottery.tickets t
    where t.player_id = ${player_id} and (${applied ?? null}::boolean is null or (t.applied_at is not null) = ${applied ?? null}::boolean)`
  const [page, count] = await Promise.all([
    sql<TicketRow>`select ${columns} from ${wanted} order by t.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${wanted}`.execute(db),
  ])
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 }
}

/** How many tickets of each type wait to be scratched, of each of these players. */
export const unusedTickets = async (db: Executor, player_ids: readonly bigint[]): Promise<Map<bigint, Map<TicketType, number>>> => {
  const { rows } = await sql<{ player_id: bigint; type: TicketType; count: number }>`
    select player_id, type, count(*)::int as count from loyalty_lottery.tickets
     where player_id = any(${player_ids.map(String)}::bigint[]) and applied_at is null group by player_id, type`.execute(db)
  const by_player = Map.groupBy(rows, ({ player_id }) => player_id)
  return new Map([...by_player].map(([player_id, list]) => [player_id, new Map(list.map(({ type, count }) => [type, count]))]))
}
