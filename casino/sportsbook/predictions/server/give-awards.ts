import { grantAll } from '#casino/bonuses/prizes/server/api.ts'
import { fundAccount, returnFund } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { currencies, toWire, type Currency } from '#kernel/money/currency.ts'
import { closes_after_ms, levels, levelTerms, placeWorths, prizeAmount, type Level } from '../rules.ts'
import { fundOf } from './choose-matches.ts'
import {
  awardsOf,
  closeWeek,
  countAwards,
  lockWeek,
  lockWeeksToClose,
  rightOf,
  standings,
  writeAward,
  type AwardRow,
  type WeekRow,
} from './store.ts'

type WeekOf = Pick<WeekRow, 'contest' | 'week'>

/** Gives one award as a free bet. Who may be given nothing has none; it stays in the fund. */
const give = async (tx: Tx, house: House, week: WeekOf, { player_id, name }: AwardRow, worth: number): Promise<boolean> => {
  const player = (await playersByIds(tx, [player_id])).get(player_id)
  if (!player) return false
  const { currency } = player
  const [fresh] = await grantAll(tx, house, [
    {
      key: `${fundOf(week)}:${player_id}:${name}`,
      player_id,
      kind: 'free-bet',
      content: { currency, amount_minor: toWire(prizeAmount(worth, currency)) },
      from: fundAccount(fundOf(week), currency),
      source: 'sportsbook/predictions',
      title: { key: `predictions.${week.contest}.heading`, values: {} },
    },
  ])
  if (fresh) await writeAward(tx, week, { player_id, name }, house.clock.now())
  return fresh !== undefined
}

/**
 * Raises players to the levels that they have reached, each level once a week and as long as it has prizes. A corrected result takes no level
 * away.
 */
export const raiseLevels = async (tx: Tx, house: House, week: WeekOf, player_ids: readonly bigint[]): Promise<void> => {
  if (player_ids.length === 0 || !(await lockWeek(tx, week.contest, week.week))) return
  const [right, had, given] = [
    await rightOf(tx, week.contest, week.week, player_ids),
    await awardsOf(tx, week.contest, week.week, player_ids),
    await countAwards(tx, week.contest, week.week),
  ]
  const has = (player_id: bigint, level: Level): boolean => had.some((one) => one.player_id === player_id && one.name === level)
  for (const player_id of player_ids.toSorted((one, other) => Number(one - other)))
    for (const level of levels) {
      const { right: needed, prizes, worth } = levelTerms[level]
      if ((right.get(player_id) ?? 0) < needed || has(player_id, level) || (given.get(level) ?? 0) >= prizes) continue
      if (await give(tx, house, week, { player_id, name: level }, worth)) given.set(level, (given.get(level) ?? 0) + 1)
    }
}

const givePlaces = async (tx: Tx, house: House, week: WeekRow): Promise<void> => {
  for (const { player_id, place } of await standings(tx, week.contest, week.week, placeWorths.length)) {
    const worth = placeWorths[place - 1]
    if (worth !== undefined) await give(tx, house, week, { player_id, name: `place-${place}` }, worth)
  }
}

/** Closes weeks whose matches are over: places are paid, and what a week did not give is the house's again. */
export const closeWeeks = async (house: House): Promise<void> => {
  await inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    for (const week of await lockWeeksToClose(tx, new Date(now.getTime() - closes_after_ms))) {
      if (week.contest === 'national-league') await givePlaces(tx, house, week)
      for (const asset of Object.keys(currencies) as Currency[]) await returnFund(tx, house, { campaign: fundOf(week), asset })
      await closeWeek(tx, week, now)
    }
  })
}
