import { sql } from 'kysely'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { bigintArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import type { SportWin } from '../contract.ts'
import { WinsShown } from '../events.ts'
import { feedSettings, isShown } from '../rules.ts'

/** Odds of a large accumulator go beyond what the feed has room for. */
const most_coefficient = 1_000_000_000

interface WinRow {
  readonly bet_id: bigint
  readonly player_id: bigint
  readonly bet_type: 'single' | 'multi'
  readonly coefficient: number
  readonly win_minor: bigint
  readonly currency: Currency
  readonly measured_minor: bigint
  readonly at: Date
}

type SettledFact = Fact<(typeof BetSettled)['schema']>

const rowOf = ({ data, player_id, at }: SettledFact): WinRow[] => {
  if (player_id === null || data.result !== 'won' || data.correction !== 0) return []
  const currency = data.currency as Currency
  const win_minor = BigInt(data.paid_minor)
  const row = {
    bet_id: BigInt(data.bet_id),
    player_id,
    bet_type: data.bet_type === 'single' ? ('single' as const) : ('multi' as const),
    coefficient: Math.min(data.odds_thousandths, most_coefficient),
    win_minor,
    currency,
    measured_minor: inCurrency(win_minor, currency, 'UAH', 'down'),
    at,
  }
  const shown = { betType: row.bet_type, coefficient: row.coefficient, winAmount: data.paid_minor, measured: toWire(row.measured_minor) }
  return isShown(shown, feedSettings) ? [row] : []
}

/** Keeps the wins that the feed shows, of players who may be shown: nobody who is excluded is held up as a winner. */
export const keepWins = async (facts: readonly SettledFact[], tx: Tx, house: House): Promise<void> => {
  const rows = await withinAudience(tx, house, 'invitation', facts.flatMap(rowOf), ({ player_id }) => player_id)
  const wins = [...rows]
  if (wins.length === 0) return
  const { rows: added } = await sql<{ bet_id: bigint }>`
    insert into sportsbook_win_feed.wins (bet_id, player_id, bet_type, coefficient, win_minor, currency, measured_minor, at)
    select * from unnest(${bigintArray(wins.map(({ bet_id }) => bet_id))}::bigint[], ${bigintArray(wins.map(({ player_id }) => player_id))}::bigint[],
      ${textArray(wins.map(({ bet_type }) => bet_type))}::text[], ${`{${wins.map(({ coefficient }) => coefficient).join(',')}}`}::integer[],
      ${bigintArray(wins.map(({ win_minor }) => win_minor))}::bigint[], ${textArray(wins.map(({ currency }) => currency))}::text[],
      ${bigintArray(wins.map(({ measured_minor }) => measured_minor))}::bigint[],
      ${textArray(wins.map(({ at }) => at.toISOString()))}::timestamptz[])
    on conflict (bet_id) do nothing
    returning bet_id`.execute(tx)
  // A bet that was settled before, taken back and settled again is in the feed already.
  if (added.length > 0) await announce(tx, house, [WinsShown({ bet_ids: added.map(({ bet_id }) => Number(bet_id)) })])
}

const shown = async (db: Executor, rows: readonly WinRow[]): Promise<SportWin[]> => {
  const players = await playersByIds(db, [...new Set(rows.map(({ player_id }) => player_id))])
  return rows.flatMap((row) => {
    const login = players.get(row.player_id)?.login
    return login === undefined
      ? []
      : [
          {
            id: String(row.bet_id),
            betType: row.bet_type,
            coefficient: row.coefficient,
            winAmount: toWire(row.win_minor),
            currency: row.currency,
            exponent: exponentOf(row.currency),
            measured: toWire(row.measured_minor),
            login,
            at: row.at.toISOString(),
          },
        ]
  })
}

/** The newest wins of the feed, the newest first. */
export const newestWins = async (db: Executor): Promise<SportWin[]> => {
  const { rows } = await sql<WinRow>`
    select bet_id, player_id, bet_type, coefficient, win_minor, currency, measured_minor, at
      from sportsbook_win_feed.wins order by at desc, bet_id desc limit ${feedSettings.maxLimit}`.execute(db)
  return shown(db, rows)
}

/** Those of these bets that the feed shows. */
export const winsOfBets = async (db: Executor, bet_ids: readonly number[]): Promise<SportWin[]> => {
  const { rows } = await sql<WinRow>`
    select bet_id, player_id, bet_type, coefficient, win_minor, currency, measured_minor, at
      from sportsbook_win_feed.wins where bet_id = any(${`{${bet_ids.join(',')}}`}::bigint[]) order by at, bet_id`.execute(db)
  return shown(db, rows)
}
