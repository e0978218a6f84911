import { grantAll } from '#casino/bonuses/prizes/server/api.ts'
import { fundAccount, returnFund } from '#casino/money/wallet/server/api.ts'
import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { settledMarkets, type Revision } from '#casino/sportsbook/catalogue/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { currencies, toWire, type Currency } from '#kernel/money/currency.ts'
import { closes_after_ms, most_prizes, prizeAmount } from '../rules.ts'
import { fundOf } from './choose-match.ts'
import { closeDay, countGiven, lockDayOfScores, lockDaysToClose, markGiven, rightGuesses, writeScore, type DayRow } from './store.ts'

/** Gives one right guess its free bet. Who may be given nothing has none; it stays in the fund. */
const give = async (tx: Tx, house: House, { day, event_id }: DayRow, player_id: bigint): Promise<void> => {
  const player = (await playersByIds(tx, [player_id])).get(player_id)
  if (!player) return
  const { currency } = player
  const [fresh] = await grantAll(tx, house, [
    {
      key: `${fundOf(day)}:${player_id}`,
      player_id,
      kind: 'free-bet',
      content: { currency, amount_minor: toWire(prizeAmount(currency)) },
      from: fundAccount(fundOf(day), currency),
      source: 'sportsbook/match-of-the-day',
      title: { key: 'match-of-the-day.heading', values: {} },
    },
  ])
  if (fresh) await markGiven(tx, event_id, player_id)
}

/**
 * Guesses follow the market of scores: who was right is given a free bet, as long as there are any. A corrected result gives those who are
 * right then, and takes none back.
 */
export const followScores = async (facts: readonly Revision[], tx: Tx, house: House): Promise<void> => {
  for (const { data } of facts)
    for (const { market_id, settlements } of await settledMarkets(tx, data.event_id, data.revision)) {
      const day = await lockDayOfScores(tx, market_id)
      if (!day) continue
      const score = [...(settlements ?? [])].find(([, { kind }]) => kind === 'won')?.[0] ?? null
      await writeScore(tx, day.event_id, score)
      if (score === null || day.closed_at !== null) continue
      const left = most_prizes - (await countGiven(tx, day.event_id))
      for (const player_id of await rightGuesses(tx, day.event_id, score, left)) await give(tx, house, day, player_id)
    }
}

/** Closes days whose match is long over: what was not given is the house's again. */
export const closeDays = (house: House): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    for (const { day } of await lockDaysToClose(tx, new Date(now.getTime() - closes_after_ms))) {
      for (const asset of Object.keys(currencies) as Currency[]) await returnFund(tx, house, { campaign: fundOf(day), asset })
      await closeDay(tx, day, now)
    }
  })
