import { bonusView, publishedGifts, takeBonus } from '#casino/bonuses/bonuses/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { refuse, type Insurance } from '../contract.ts'
import { percent } from '../rules.ts'
import { closeOffers, openOffer } from './store.ts'

interface Asking {
  readonly house: House
  readonly player_id: bigint
  readonly language: Language
}

const waiting = async ({ house, player_id }: Asking): Promise<bigint | undefined> => {
  if (!house.jurisdiction.rewards_tied_to_losses) return refuse('insurance-closed')
  const bonus_id = await openOffer(house.db, player_id, house.clock.now())
  return bonus_id ?? ((await publishedGifts(house.db, 'insurance', house.clock.now())) ? undefined : refuse('insurance-closed'))
}

/** API-114. Refusals: `insurance-closed` where the licence forbids it, or nothing is published and nothing waits. */
export const readInsurance = async (asking: Asking): Promise<Insurance> => {
  const bonus_id = await waiting(asking)
  if (bonus_id === undefined) return { status: 'active', percent, bonus: null }
  return { status: 'completed', percent, bonus: await bonusView(asking, Number(bonus_id)) }
}

/** API-115: the bonus begins, or waits its turn. Refusals: `insurance-closed`, `insurance-none`, and those of taking any bonus. */
export const takeInsurance = async (asking: Asking) => {
  const bonus_id = (await waiting(asking)) ?? refuse('insurance-none')
  await takeBonus({ ...asking, bonus_id })
  await closeOffers(asking.house.db, [bonus_id])
  asking.house.facts.wake()
  return { data: await bonusView(asking, Number(bonus_id)) }
}
