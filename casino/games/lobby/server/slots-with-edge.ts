import type { FillingGame } from '#casino/money/piggy-bank/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { cardsByIds, gamesBySlug } from './api.ts'

/** Slots with their RTP, which tells the house edge. Other games are left out because their edge depends on the bet. */
export const slotsWithEdge = async (house: House, language: Language): Promise<readonly FillingGame[]> => {
  const slots = [...(await gamesBySlug(house)).values()].filter(({ kind }) => kind === 'slot')
  const cards = await cardsByIds(
    house,
    language,
    slots.map(({ id }) => id),
  )
  return cards.flatMap(({ slug, title, provider, image, rtp }) => (rtp === null ? [] : [{ slug, title, provider, image, rtp }]))
}
