import { bonusView, cancelBonus, takeBonus } from '#casino/bonuses/bonuses/server/api.ts'
import type { Call } from '#kernel/http/handle.ts'
import { type applyBirthday, type cancelBirthday, refuse } from '../contract.ts'
import { closeOffers, openOffer } from './store.ts'

type Asked = Pick<Call<typeof applyBirthday>, 'house' | 'player_id' | 'language'>

const waiting = async ({ house, player_id }: Asked): Promise<bigint> =>
  (await openOffer(house.db, player_id, house.clock.now())) ?? refuse('birthday-not-now')

/**
 * API-123: activates the bonus, or queues it behind another one. Refusals: `birthday-not-now` if none is offered or it was already
 * decided, and those of activating any bonus.
 */
export const takeBirthday = async (asked: Call<typeof applyBirthday>) => {
  const bonus_id = await waiting(asked)
  await takeBonus({ ...asked, bonus_id })
  await closeOffers(asked.house.db, [bonus_id], 'taken')
  asked.house.facts.wake()
  return { data: await bonusView(asked, Number(bonus_id)) }
}

/** API-124: declines this year's bonus; its funding is returned. Refusals: `birthday-not-now`. */
export const refuseBirthday = async (asked: Call<typeof cancelBirthday>) => {
  const bonus_id = await waiting(asked)
  await cancelBonus({ ...asked, bonus_id })
  await closeOffers(asked.house.db, [bonus_id], 'cancelled')
  asked.house.facts.wake()
  return {}
}
