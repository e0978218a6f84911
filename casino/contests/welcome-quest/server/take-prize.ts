import { sayPrize } from '#casino/bonuses/prizes/server/api.ts'
import type { ShownPrize } from '#casino/bonuses/prizes/contract.ts'
import { claimReward } from '#casino/campaigns/missions/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { refuse } from '../contract.ts'
import { welcomeQuest } from './welcome-quest.ts'

interface Taking {
  readonly house: House
  readonly language: Language
  readonly player_id: bigint
}

/** API-122: a player takes the prize of a task that is done, once. Refusals: those of the endpoint. */
export const takePrize = async (by: Taking, task: string): Promise<ShownPrize> => {
  const { house, language, player_id } = by
  const shown = await welcomeQuest(by)
  if (!shown) return refuse('welcome-quest-none')
  const { prize } = (await claimReward(house, { track_id: Number(shown.track.id), player_id, step: task })) ?? {}
  if (!prize) return refuse('welcome-quest-taken')
  house.facts.wake()
  return sayPrize(house, language, prize)
}
