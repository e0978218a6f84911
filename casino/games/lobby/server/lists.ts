import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { browserOf, type BrowserTest } from '../browsers.ts'
import type { Category, GameCard, PromotionTag } from '../contract.ts'
import { arranged, pageOf, type GameFilter } from '../rules.ts'
import { catalogueOf, type Catalogue } from './catalogue.ts'

export interface GamesPage {
  readonly games: GameCard[]
  readonly total: number
}

export interface Paging {
  readonly limit: number
  readonly offset: number
}

/** One page of the games that pass a test, filtered and sorted. */
export const gamesPage = async (
  house: House,
  language: Language,
  test: BrowserTest,
  filter: GameFilter,
  { limit, offset }: Paging,
): Promise<GamesPage> => {
  const catalogue = await catalogueOf(house)
  const { items, total } = pageOf(arranged(catalogue.cards(language).filter(test), filter), limit, offset)
  return { games: items, total }
}

/** One page of a list, or null when there is no such list. */
export const browserPage = async (
  house: House,
  language: Language,
  id: string,
  filter: GameFilter,
  paging: Paging,
): Promise<GamesPage | null> => {
  const test = browserOf(id)
  return test ? gamesPage(house, language, test, filter, paging) : null
}

const promotionTag = (catalogue: Catalogue, language: Language, promotion: Catalogue['promotions'][number]): PromotionTag => ({
  id: promotion.id,
  slug: promotion.slug,
  title: promotion.title[language],
  text: promotion.text[language],
  games: promotion.game_ids.flatMap((id) => catalogue.card(language, id) ?? []),
})

/** Promotion tags that have a playable game, in catalogue order. */
export const promotionTags = async (house: House, language: Language): Promise<PromotionTag[]> => {
  const catalogue = await catalogueOf(house)
  return catalogue.promotions.map((promotion) => promotionTag(catalogue, language, promotion)).filter((tag) => tag.games.length > 0)
}

/** Categories that have a playable game, each with their number. */
export const listedCategories = async (house: House, language: Language): Promise<Category[]> => {
  const catalogue = await catalogueOf(house)
  return catalogue.categories
    .map(({ id, slug, title }) => ({
      id,
      slug,
      title: title[language],
      count: catalogue.games.filter((game) => game.category_ids.includes(id)).length,
    }))
    .filter((category) => category.count > 0)
}

/** Filter values that the playable games have. */
export const filterChoices = async (house: House, language: Language) => {
  const catalogue = await catalogueOf(house)
  const providers = new Map(catalogue.games.map((game) => [game.provider_slug, game.provider]))
  const used = new Set(catalogue.games.flatMap((game) => game.themes))
  return {
    providers: [...providers].map(([slug, title]) => ({ slug, title })),
    themes: [...used]
      .map((slug) => ({ slug, title: catalogue.themes.get(slug)?.[language] ?? slug }))
      .toSorted((a, b) => a.title.localeCompare(b.title, language)),
  }
}
