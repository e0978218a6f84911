import { playerById } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { CashbackPageData, CashbackView } from '../contract.ts'
import { boundsOf, counted_after_ms, days_to_take, levelOf, levels, weekNamed, weekOf } from '../rules.ts'
import { cashbacksOf, type CashbackRow } from './store.ts'

/** A year of weeks, and what was given besides. */
const listed = 60

const countedOf = ({ week, staked, won, percent }: CashbackRow): CashbackView['counted'] => {
  if (week === null || staked === null || won === null || percent === null) return null
  const { from, to } = weekNamed(week)
  return {
    from: from.toISOString(),
    to: new Date(to.getTime() - 1).toISOString(),
    staked: toWire(staked),
    won: toWire(won),
    percent,
  }
}

const asView = (row: CashbackRow, isCurrent: boolean): CashbackView => ({
  id: Number(row.id),
  amount: toWire(row.amount),
  currency: row.currency,
  exponent: exponentOf(row.currency),
  status: row.state,
  isCurrent,
  counted: countedOf(row),
  takeBy: row.take_by.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
})

const ownOf = async (house: House, player_id: bigint): Promise<CashbackPageData['own']> => {
  const player = await playerById(house.db, player_id)
  if (!player) return null
  const now = house.clock.now()
  const { from, to } = weekOf(now)
  const rows = await cashbacksOf(house.db, player_id, listed)
  const views = rows.map((row, index) => asView(row, index === 0 && row.state === 'available'))
  return {
    level: levelOf(player.created_at, now).level,
    week: {
      from: from.toISOString(),
      to: new Date(to.getTime() - 1).toISOString(),
      countedAt: new Date(to.getTime() + counted_after_ms).toISOString(),
    },
    waiting: views.filter(({ status }) => status === 'available'),
    history: views.filter(({ status }) => status !== 'available'),
  }
}

/** The page: the published formula, what waits with its own numbers worked through, and what was before. */
export const cashbackPage = async (house: House, player_id: bigint | null): Promise<CashbackPageData> => {
  const player = player_id === null ? undefined : await playerById(house.db, player_id)
  const currency = player?.currency ?? house.brand.currency
  const { least, most } = boundsOf(currency)
  return {
    isOffered: house.jurisdiction.rewards_tied_to_losses,
    levels: levels.map(({ level, percent, after_days }) => ({ level, percent, afterDays: after_days })),
    least: toWire(least),
    most: toWire(most),
    currency,
    exponent: exponentOf(currency),
    daysToTake: days_to_take,
    own: player_id === null ? null : await ownOf(house, player_id),
  }
}
