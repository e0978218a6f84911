import { sql } from 'kysely'
import { ControlsChanged } from '#casino/account/responsible-play/events.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { onInTransaction, type InTransactionHandler } from '#kernel/facts/reactions.ts'
import { depositPeriods, type CountedDeposit, type DepositCap } from '../deposit-limits.ts'

export interface DepositControls {
  readonly blocked_until: Date | null
  readonly currency: string | null
  readonly caps: readonly DepositCap[]
}

interface Row {
  readonly blocked_until: Date | null
  readonly currency: string | null
  readonly caps: readonly (string | null)[] | null
}

const asControls = (row: Row | undefined): DepositControls => ({
  blocked_until: row?.blocked_until ?? null,
  currency: row?.currency ?? null,
  caps: depositPeriods.flatMap((period, index) => {
    const cap = row?.caps?.[index]
    return cap === null || cap === undefined ? [] : [{ period, amount_minor: BigInt(cap) }]
  }),
})

/** What holds for a player's deposits, as it stands. */
export const readDepositControls = async (db: Executor, player_id: bigint): Promise<DepositControls> => {
  const { rows } = await sql<Row>`
    select blocked_until, currency, caps::text[] as caps from money_cash_desk.deposit_controls where player_id = ${player_id}`.execute(db)
  return asControls(rows[0])
}

/** The same under its lock: until the caller's transaction ends neither another deposit nor a change of the controls goes on. */
export const holdDepositControls = async (tx: Tx, player_id: bigint): Promise<DepositControls> => {
  await sql`insert into money_cash_desk.deposit_controls (player_id) values (${player_id}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Row>`
    select blocked_until, currency, caps::text[] as caps from money_cash_desk.deposit_controls
     where player_id = ${player_id} for no key update`.execute(tx)
  return asControls(rows[0])
}

/** Deposits since a moment that came in or still may; a command that is repeated does not count itself. */
export const countedDeposits = async (
  db: Executor,
  player_id: bigint,
  currency: string,
  since: Date,
  but_key: string | undefined,
): Promise<CountedDeposit[]> => {
  const { rows } = await sql<CountedDeposit>`
    select amount as amount_minor, created_at as at from money_cash_desk.payments
     where player_id = ${player_id} and currency = ${currency} and created_at > ${since}
       and state in ('created', 'pending', 'completed') and request_key is distinct from ${but_key ?? null}::text`.execute(db)
  return rows
}

/** What a player decided about their play holds for deposits with the same commit (reliability 12). */
const followControls: InTransactionHandler<typeof ControlsChanged.schema> = async ({ data }, tx) => {
  const capOf = (period: string) => data.limits.find((limit) => limit.kind === 'deposit' && limit.period === period)?.amount_minor ?? null
  const caps = depositPeriods.map(capOf)
  const has_caps = caps.some((cap) => cap !== null)
  await sql`
    insert into money_cash_desk.deposit_controls as c (player_id, blocked_until, currency, caps)
    values (${data.player_id}::bigint, ${data.blocked_until}::timestamptz, ${has_caps ? data.currency : null}::text, ${has_caps ? caps : null}::bigint[])
    on conflict (player_id) do update
       set blocked_until = excluded.blocked_until, currency = excluded.currency, caps = excluded.caps
     where (c.blocked_until, c.currency, c.caps) is distinct from (excluded.blocked_until, excluded.currency, excluded.caps)`.execute(tx)
}

export const reactions = [onInTransaction(ControlsChanged, followControls)]
