import { currencyById } from '#casino/money/cash-desk/server/api.ts'
import { handle } from '#kernel/http/handle.ts'
import * as calls from '../contract.ts'
import { opensAtStart, wagers_limit } from '../rules.ts'
import { bonusView, ownBonuses, wagersOf, type Asking } from './bonus-views.ts'
import { bonusesForDeposit } from './deposit-bonuses.ts'
import { cancelBonus, restoreBonus, takeBonus } from './take-bonus.ts'

const take = async (asking: Asking, id: number) => {
  const how = await takeBonus({ ...asking, bonus_id: BigInt(id) })
  asking.house.facts.wake()
  const data = await bonusView(asking, id)
  return how === 'needs-deposit' ? { redirectUrl: `/cash/bonus/${id}/`, data } : { data }
}

export const routes = [
  handle(calls.getAvailable, async (call) => ({ data: [...(await ownBonuses(call)).available] })),
  handle(calls.getActive, async (call) => ({ data: (await ownBonuses(call)).active })),
  handle(calls.getPriority, async (call) => {
    const { available } = await ownBonuses(call)
    return { data: available.map(({ id }) => id), atStart: available.find(opensAtStart) ?? null }
  }),
  handle(calls.getBonusInfo, async (call) => ({ data: await bonusView(call, call.params.id) })),
  handle(calls.getWagers, ({ query: { limit = wagers_limit, offset = 0 }, ...call }) => wagersOf(call, call.params.id, { limit, offset })),
  handle(calls.applyBonus, (call) => take(call, call.params.id)),
  handle(calls.activateBonus, (call) => take(call, call.params.id)),
  handle(calls.cancelBonus, async (call) => {
    await cancelBonus({ ...call, bonus_id: BigInt(call.params.id) })
    call.house.facts.wake()
    return {}
  }),
  handle(calls.restoreBonus, async (call) => {
    await restoreBonus({ ...call, bonus_id: BigInt(call.params.id) })
    call.house.facts.wake()
    return {}
  }),
  /** Ways to pay differ in no bonus so far; a currency that is not the player's own has none. */
  handle(calls.getDepositBonuses, async (call) => {
    const currency = currencyById(call.params.currency_id)
    return { data: currency ? await bonusesForDeposit(call, currency, BigInt(call.query.amount ?? 0)) : [] }
  }),
]
