import { sql } from 'kysely'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'

/** A won bet as the feed keeps it. Amounts are minor units; `measured_minor` is the win in the currency that wins are compared in. */
export interface WinRow {
  readonly bet_id: bigint
  readonly player_id: bigint
  readonly bet_type: 'single' | 'multi'
  readonly coefficient: number
  readonly win_minor: bigint
  readonly currency: Currency
  readonly measured_minor: bigint
  readonly at: Date
}

const columns = sql`bet_id, player_id, bet_type, coefficient, win_minor, currency, measured_minor, at`

/** Keeps wins, and at what they pay now those that are there; answers the bets of those that were not. */
export const writeWins = async (tx: Tx, wins: readonly WinRow[]): Promise<readonly bigint[]> => {
  if (wins.length === 0) return []
  const { rows } = await sql<{ bet_id: bigint; is_new: boolean }>`
    insert into sportsbook_win_feed.wins as w (${columns})
    select * from unnest(${bigintArray(wins.map(({ bet_id }) => bet_id))}::bigint[], ${bigintArray(wins.map(({ player_id }) => player_id))}::bigint[],
      ${textArray(wins.map(({ bet_type }) => bet_type))}::text[], ${`{${wins.map(({ coefficient }) => coefficient).join(',')}}`}::integer[],
      ${bigintArray(wins.map(({ win_minor }) => win_minor))}::bigint[], ${textArray(wins.map(({ currency }) => currency))}::text[],
      ${bigintArray(wins.map(({ measured_minor }) => measured_minor))}::bigint[],
      ${textArray(wins.map(({ at }) => at.toISOString()))}::timestamptz[])
    on conflict (bet_id) do update
      set coefficient = excluded.coefficient, win_minor = excluded.win_minor, measured_minor = excluded.measured_minor
    returning w.bet_id, w.xmax = 0 as is_new`.execute(tx)
  return rows.flatMap(({ bet_id, is_new }) => (is_new ? [bet_id] : []))
}

export const removeWins = async (tx: Tx, bet_ids: readonly bigint[]): Promise<void> => {
  if (bet_ids.length === 0) return
  await sql`delete from sportsbook_win_feed.wins where bet_id = any(${bigintArray(bet_ids)}::bigint[])`.execute(tx)
}

/** The newest first. */
export const selectNewest = async (db: Executor, limit: number): Promise<WinRow[]> => {
  const { rows } = await sql<WinRow>`
    select ${columns} from sportsbook_win_feed.wins order by at desc, bet_id desc limit ${limit}`.execute(db)
  return rows
}

/** The oldest first. */
export const selectOfBets = async (db: Executor, bet_ids: readonly number[]): Promise<WinRow[]> => {
  const { rows } = await sql<WinRow>`
    select ${columns} from sportsbook_win_feed.wins where bet_id = any(${`{${bet_ids.join(',')}}`}::bigint[]) order by at, bet_id`.execute(
    db,
  )
  return rows
}
