import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { isFirstDecision, type BetSettled } from '#casino/sportsbook/bets/events.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import type { SportWin } from '../contract.ts'
import { WinsShown } from '../events.ts'
import { coefficientOf, feedSettings, isShown } from '../rules.ts'
import { removeWins, selectNewest, selectOfBets, writeWins, type WinRow } from './win-store.ts'

type SettledFact = Fact<(typeof BetSettled)['schema']>

const rowOf = ({ data, player_id, at }: SettledFact): WinRow[] => {
  if (player_id === null || data.result !== 'won') return []
  const currency = data.currency as Currency
  const win_minor = BigInt(data.paid_minor)
  const row = {
    bet_id: BigInt(data.bet_id),
    player_id,
    bet_type: data.bet_type === 'single' ? ('single' as const) : ('multi' as const),
    coefficient: coefficientOf(data),
    win_minor,
    currency,
    measured_minor: inCurrency(win_minor, currency, 'UAH', 'down'),
    at,
  }
  const shown = { betType: row.bet_type, coefficient: row.coefficient, winAmount: data.paid_minor, measured: toWire(row.measured_minor) }
  return isShown(shown, feedSettings) ? [row] : []
}

/**
 * Keeps the wins that the feed shows, of players who may be shown: nobody who is excluded is held up as a winner. The last word on a bet counts:
 * what a corrected result took back goes, and what it gave comes. Everybody is told of a bet's first win alone.
 */
export const keepWins = async (facts: readonly SettledFact[], tx: Tx, house: House): Promise<void> => {
  const last = [...new Map(facts.map((fact) => [fact.data.bet_id, fact])).values()]
  await removeWins(
    tx,
    // Only what was decided before can stand in it.
    last.filter((fact) => fact.data.correction > 0 && rowOf(fact).length === 0).map(({ data }) => BigInt(data.bet_id)),
  )
  const wins = await withinAudience(tx, house, 'invitation', last.flatMap(rowOf), ({ player_id }) => player_id)
  const added = await writeWins(tx, [...wins])
  const first = new Set(facts.filter(({ data }) => data.result === 'won' && isFirstDecision(data)).map(({ data }) => data.bet_id))
  const told = added.map(Number).filter((id) => first.has(id))
  if (told.length > 0) await announce(tx, house, [WinsShown({ bet_ids: told })])
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
export const newestWins = async (db: Executor): Promise<SportWin[]> => shown(db, await selectNewest(db, feedSettings.maxLimit))

/** Those of these bets that the feed shows. */
export const winsOfBets = async (db: Executor, bet_ids: readonly number[]): Promise<SportWin[]> =>
  shown(db, await selectOfBets(db, bet_ids))
