import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { fillingGames, type FillingGame } from '../extensions.ts'
import { most_rtp } from '../rules.ts'

/** The games whose stakes fill the bank, those that keep the least for the house first; none where the licence forbids it. */
export const gamesThatFill = async (house: House, language: Language): Promise<readonly FillingGame[]> => {
  if (!house.jurisdiction.rewards_for_volume) return []
  const listed = await Promise.all(contributionsTo(house.slices, fillingGames).map(({ list }) => list(house, language)))
  return listed
    .flat()
    .filter(({ rtp }) => rtp <= most_rtp)
    .toSorted((a, b) => b.rtp - a.rtp || a.slug.localeCompare(b.slug))
}
