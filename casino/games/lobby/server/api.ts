import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { GameCard } from '../contract.ts'
import { ownProvider } from '../own-catalogue.ts'
import { catalogueOf } from './catalogue.ts'
import { closedGame } from './closing-store.ts'
import type { GameRow } from './store.ts'

export { catalogueOf, reloadCatalogue, type Catalogue } from './catalogue.ts'
export { pageOf } from '../rules.ts'
export { tellOpening } from './tell-opening.ts'
export { writeStudioGames, type StudioGameRow } from './write-studio-games.ts'

/** A game for other slices: id, slug, titles and published figures. */
export type CatalogueGame = GameRow

/** The open game with this slug; undefined when there is none (unknown, closed or without an engine). */
export const gameBySlug = async (house: House, slug: string): Promise<CatalogueGame | undefined> =>
  (await catalogueOf(house)).by_slug.get(slug)

/** What players are told of a game of the house that a person closed; undefined where it is not closed, null for the house's own words. */
export const closedWords = async (house: House, slug: string, language: Language): Promise<string | null | undefined> => {
  const closed = await closedGame(house.db, slug)
  return closed && (closed.closed_message?.[language] ?? null)
}

/** Where a game is played that does not open in the window of the house's own games; null for these. */
export const pageOfGame = ({ slug, is_live, provider_slug }: CatalogueGame): string | null => {
  if (is_live) return `/games/live/${slug}/`
  return provider_slug === ownProvider.slug ? null : `/games/studio/${slug}/`
}

/** Every open game by slug, for callers that need many. */
export const gamesBySlug = async (house: House): Promise<ReadonlyMap<string, CatalogueGame>> => (await catalogueOf(house)).by_slug

/** Cards of the given games in the given order; games that are no longer offered are left out. */
export const cardsByIds = async (house: House, language: Language, game_ids: readonly number[]): Promise<GameCard[]> => {
  const catalogue = await catalogueOf(house)
  return game_ids.flatMap((id) => catalogue.card(language, id) ?? [])
}
