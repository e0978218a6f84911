import { currenciesByIds } from '#casino/players/accounts/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import { lastPlace, prizeOf } from '../places.ts'
import { rows_limit } from '../rules.ts'
import type { BoardRow } from './board-store.ts'
import { leaveEntries } from './entry-store.ts'
import { forgetOrder, keepFollowing, playersAfter } from './final-order.ts'
import { memberMoves } from './live-entry.ts'
import { recordMoves } from './moves-store.ts'
import { lastPlaced, type FinalStanding, type Placed, type Result } from './result-store.ts'

export type WonPlace = Omit<Result, 'currency'> & { readonly currency: Currency }

/** The next places of a board, and whether there may be others after them. */
export interface NextPlaces {
  readonly places: readonly WonPlace[]
  readonly is_last: boolean
}

/**
 * The next players in order, with their places. Players who self-excluded after the end are removed like earlier ones; those below move up
 * (reliability 12). Who excludes themselves while a large board is being paid loses a place that was not reached yet, in the same way.
 */
const rewardedStandings = async (
  tx: Tx,
  house: House,
  board: BoardRow,
  placed: Placed | null,
  limit: number,
): Promise<readonly FinalStanding[]> => {
  const { id } = board
  const now = house.clock.now()
  for (;;) {
    const following = await playersAfter(tx, house, board, placed, limit)
    const standings = following.standings.slice(0, limit)
    const rewarded = new Set(await withinAudience(tx, house, 'reward', standings, ({ player_id }) => player_id))
    const excluded = standings.filter((standing) => !rewarded.has(standing))
    if (excluded.length === 0) {
      keepFollowing(house, board, following, standings.length)
      return standings
    }
    const left = await leaveEntries(
      tx,
      excluded.map(({ player_id }) => ({ board_id: id, player_id })),
      now,
    )
    await recordMoves(tx, [{ board_id: id, members: memberMoves(left) }], now)
    forgetOrder(house, id)
  }
}

/** The places that follow those which have their results: at most so many, with the currency and prize of each. */
export const nextPlaces = async (tx: Tx, house: House, board: BoardRow, at_once: number): Promise<NextPlaces> => {
  const { spec } = board
  const most = Math.max(rows_limit, lastPlace(spec.prizes), lastPlace(spec.points_for_places ?? []))
  const placed = board.closed_at === null ? null : await lastPlaced(tx, board.id)
  const limit = Math.min(at_once, most - (placed?.place ?? 0))
  const standings = await rewardedStandings(tx, house, board, placed, limit)
  const currencies = await currenciesByIds(
    tx,
    standings.map(({ player_id }) => player_id),
  )
  const places = standings.map((standing) => {
    const own = currencies.get(standing.player_id)
    const currency = isCurrency(own) ? own : house.brand.currency
    return { ...standing, currency, prize_minor: BigInt(prizeOf(spec.prizes, standing.place, currency) ?? 0) }
  })
  const is_last = standings.length < limit || (placed?.place ?? 0) + limit >= most
  if (is_last) forgetOrder(house, board.id)
  return { places, is_last }
}
