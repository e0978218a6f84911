import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { gameTitles } from '../extensions.ts'

/** The ledger knows slugs alone; what the games are called is told by who keeps them. An unknown one is called by its slug. */
export const gameTitleOf = async (house: House, language: Language): Promise<(slug: string) => string> => {
  const sources = await Promise.all(contributionsTo(house.slices, gameTitles).map(({ read }) => read(house, language)))
  return (slug) => sources.map((titles) => titles(slug)).find((title) => title !== undefined) ?? slug
}
