import { rejectBonuses, releasePromise } from '#casino/bonuses/bonuses/server/api.ts'
import { DepositCompleted, DepositDisputed, DepositRefunded, lostPayments, wholeRefunds } from '#casino/money/cash-desk/events.ts'
import type { Tx } from '#kernel/database/database.ts'
import { on } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import { countAt } from '../rules.ts'
import { broughtFor, coveredBy, lockCover, setDeposited, setOver, type Cover } from './store.ts'

/** What was set aside returns to the fund; the cover is over. */
export const endCover = async (tx: Tx, house: House, { player_id, terms_id, asset, most }: Cover): Promise<void> => {
  await releasePromise(tx, house, `risk:${player_id}:release`, { terms_id, asset, amount_minor: most })
  await setOver(tx, player_id)
}

/** Deposits that went back whole were none, also where that is known only weeks after the cover was counted. */
const uncover = async (tx: Tx, house: House, payments: readonly string[]): Promise<void> => {
  for (const player_id of await coveredBy(tx, payments)) {
    const cover = await lockCover(tx, player_id)
    if (cover) await endCover(tx, house, cover)
  }
  // After the covers: one that was counted in this very moment has brought its bonus by now.
  await rejectBonuses(tx, house, await broughtFor(tx, payments))
}

export const reactions = [
  // The first deposit is covered from now on; one with another bonus is not.
  on(DepositCompleted, { from: 'deployment' }, async (facts, tx, house) => {
    for (const { player_id, data, at } of facts) {
      if (player_id === null || !data.is_first || !isCurrency(data.currency)) continue
      const cover = await lockCover(tx, player_id)
      if (cover?.state !== 'joined') continue
      if (data.bonus_id > 0 || data.sport_betting_bonus_id > 0) {
        await endCover(tx, house, cover)
        continue
      }
      const deposited = inCurrency(BigInt(data.amount_minor), data.currency, cover.asset, 'down')
      const covered = deposited < cover.most ? deposited : cover.most
      await setDeposited(tx, player_id, { payment: data.payment_id, covered, deposited_at: at, due_at: countAt(at) })
    }
  }),
  on(DepositDisputed, { from: 'deployment' }, (facts, tx, house) => uncover(tx, house, lostPayments(facts))),
  on(DepositRefunded, { from: 'deployment' }, (facts, tx, house) => uncover(tx, house, wholeRefunds(facts))),
]
