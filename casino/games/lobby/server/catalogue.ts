import type { House } from '#kernel/house.ts'
import { perHouse } from '#kernel/house.ts'
import { languages, type Language, type Text } from '#kernel/i18n/texts.ts'
import type { GameCard } from '../contract.ts'
import { isNewAt } from '../rules.ts'
import { readCategories, readGames, readPromotions, readThemes, type GameRow, type PromotionRow, type ShelfRow } from './store.ts'

/** The catalogue of playable games that this process keeps in memory. Immutable: reading it again replaces it. */
export interface Catalogue {
  readonly games: readonly GameRow[]
  readonly by_slug: ReadonlyMap<string, GameRow>
  readonly by_id: ReadonlyMap<number, GameRow>
  readonly categories: readonly ShelfRow[]
  readonly promotions: readonly PromotionRow[]
  readonly themes: ReadonlyMap<string, Text>
  /** Cards in catalogue order. */
  readonly cards: (language: Language) => readonly GameCard[]
  readonly card: (language: Language, game_id: number) => GameCard | undefined
}

/** A change made by another process may stay unseen here for this long. */
const fresh_for_ms = 30_000
/** After a failed read, requests do not wait for the database again for this long. */
const retry_after_ms = 5_000

const figure = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric))

/** Some covers contain the title: their address has a placeholder for the language. */
const pictureIn = (address: string, language: Language): string => address.replace('{language}', language)

const cardOf = (game: GameRow, language: Language, now: Date): GameCard => ({
  id: game.id,
  slug: game.slug,
  title: game.title[language],
  provider: game.provider,
  providerSlug: game.provider_slug,
  kind: game.kind,
  image: pictureIn(game.images.tall, language),
  imageSquare: pictureIn(game.images.square, language),
  imageWide: pictureIn(game.images.wide, language),
  categories: [...game.category_ids],
  themes: [...game.themes],
  releasedAt: game.released_at.toISOString(),
  isLive: game.is_live,
  isNew: isNewAt(game.released_at, now),
  hasDemo: game.has_demo,
  rtp: figure(game.rtp_percent),
  hitRate: figure(game.hit_rate_percent),
  volatility: game.volatility,
  maxWin: figure(game.max_win_multiple),
})

const read = async (house: House): Promise<Catalogue> => {
  const [games, categories, promotions, themes] = await Promise.all([
    readGames(house.db),
    readCategories(house.db),
    readPromotions(house.db),
    readThemes(house.db),
  ])
  const now = house.clock.now()
  const cards = new Map(languages.map((language) => [language, new Map(games.map((game) => [game.id, cardOf(game, language, now)]))]))
  const lists = new Map(languages.map((language) => [language, [...(cards.get(language)?.values() ?? [])]]))
  return {
    games,
    by_slug: new Map(games.map((game) => [game.slug, game])),
    by_id: new Map(games.map((game) => [game.id, game])),
    categories,
    promotions,
    themes,
    cards: (language) => lists.get(language) ?? [],
    card: (language, game_id) => cards.get(language)?.get(game_id),
  }
}

interface Shelf {
  current: Catalogue | null
  read_at_ms: number
  reading: Promise<Catalogue> | null
}

const shelfOf = perHouse((): Shelf => ({ current: null, read_at_ms: 0, reading: null }))

/** Reads the catalogue again; simultaneous callers share one read. */
export const reloadCatalogue = (house: House): Promise<Catalogue> => {
  const shelf = shelfOf(house)
  shelf.reading ??= read(house)
    .then((catalogue) => {
      shelf.current = catalogue
      shelf.read_at_ms = house.clock.now().getTime()
      return catalogue
    })
    .finally(() => {
      shelf.reading = null
    })
  return shelf.reading
}

/** The catalogue, at most half a minute old. While the database does not answer, the last one is used. */
export const catalogueOf = async (house: House): Promise<Catalogue> => {
  const shelf = shelfOf(house)
  const age_ms = house.clock.now().getTime() - shelf.read_at_ms
  // Less than nothing: the clock was set back.
  if (shelf.current && age_ms >= 0 && age_ms < fresh_for_ms) return shelf.current
  try {
    return await reloadCatalogue(house)
  } catch (error) {
    if (!shelf.current) throw error
    shelf.read_at_ms = house.clock.now().getTime() - fresh_for_ms + retry_after_ms
    house.log.error({ err: error }, 'the catalogue of games could not be read; the last known one is shown')
    return shelf.current
  }
}
