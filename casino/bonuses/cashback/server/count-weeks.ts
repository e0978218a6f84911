import { readGameResults, type PlayerResult } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { cashbackOf, counted_after_ms, days_to_take, levelOf, weeksDue, type Week } from '../rules.ts'
import { makeCashbacks } from './make-cashbacks.ts'
import { lastCounted, lockWeek, writeWeek, type NewCashback } from './store.ts'

const players_at_once = 500

const dueTo = async (tx: Tx, house: House, week: Week, results: readonly PlayerResult[]): Promise<readonly NewCashback[]> => {
  const take_by = new Date(house.clock.now().getTime() + days_to_take * 86_400_000)
  const lost = results.filter(({ staked, won }) => staked > won)
  // Players who may not play get no reward for losses.
  const open = await withinAudience(tx, house, 'invitation', lost, ({ player_id }) => player_id)
  const players = await playersByIds(
    tx,
    open.map(({ player_id }) => player_id),
  )
  return open.flatMap(({ player_id, currency, staked, won }) => {
    const player = players.get(player_id)
    if (!player) return []
    const { percent } = levelOf(player.created_at, week.to)
    const amount = cashbackOf({ staked, won }, percent, currency)
    if (amount === 0n) return []
    return [{ player_id, currency, amount, fund: `cashback:${week.name}`, week: week.name, staked, won, percent, take_by }]
  })
}

/** Computes the next players of a week, once; false if none is left. */
const countPage = (house: House, week: Week): Promise<boolean> =>
  inTransaction(house.db, async (tx) => {
    const after = await lockWeek(tx, week.name)
    if (after === null) return false
    const results = await readGameResults(tx, week, counted_after_ms, after, players_at_once)
    const due = await dueTo(tx, house, week, results)
    if (due.length > 0) await makeCashbacks(tx, house, due, `after-${after}`)
    const is_last = results.length < players_at_once
    await writeWeek(tx, week.name, results.at(-1)?.player_id ?? after, is_last ? house.clock.now() : null)
    return !is_last
  })

/**
 * Computes every completed week (WA-029a): each player's net loss with their own money in games, and the share that is returned,
 * which is funded in the same transaction. Does nothing where the licence forbids rewards for losses.
 */
export const countWeeks = async (house: House): Promise<void> => {
  if (!house.jurisdiction.rewards_tied_to_losses) return
  for (const week of weeksDue(await lastCounted(house.db), house.clock.now()))
    while (await countPage(house, week)) {
      // In pages.
    }
  house.facts.wake()
}
