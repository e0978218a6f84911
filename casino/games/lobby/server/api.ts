import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { GameCard } from '../contract.ts'
import { catalogueOf } from './catalogue.ts'
import type { GameRow } from './store.ts'

export { catalogueOf, type Catalogue } from './catalogue.ts'
export { pageOf } from '../rules.ts'

/** A game as other slices know it: its id, slug, titles and published figures. */
export type CatalogueGame = GameRow

/** The open game of a slug, or undefined when the house offers no such game (unknown, closed or without an engine). */
export const gameBySlug = async (house: House, slug: string): Promise<CatalogueGame | undefined> =>
  (await catalogueOf(house)).by_slug.get(slug)

/** Every open game by its slug, for work on many at once. */
export const gamesBySlug = async (house: House): Promise<ReadonlyMap<string, CatalogueGame>> => (await catalogueOf(house)).by_slug

/** Cards of the given games in the given order; games that are not offered any more are left out. */
export const cardsByIds = async (house: House, language: Language, game_ids: readonly number[]): Promise<GameCard[]> => {
  const catalogue = await catalogueOf(house)
  return game_ids.flatMap((id) => catalogue.card(language, id) ?? [])
}
