import { type ComponentContext, type ComponentData, type PageComponents, withSettings } from '#kernel/slice.ts'
import { type GameCard, type GamesGridData, GamesListSettings } from '../contract.ts'
import { all_slots_limit, games_modal_limit, least_in_rail, most_games, rail_limit, top_rtp_limit } from '../limits.ts'
import { browserOf } from '../browsers.ts'
import { ownProvider } from '../own-catalogue.ts'
import { railsAreWorthShowing, type GameFilter } from '../rules.ts'
import { filterChoices, gamesPage, listedCategories, promotionTags, type Paging } from './lists.ts'

type ListContext = Pick<ComponentContext, 'house' | 'language' | 'limit' | 'offset'> & { readonly settings: GamesListSettings }

const pagingOf = ({ settings, limit, offset }: ListContext, standard: number) => ({
  limit: Math.min(limit ?? settings.limit ?? standard, most_games),
  offset: offset ?? 0,
})

const listOf = async (context: ListContext, standard_limit: number): Promise<GamesGridData | null> => {
  const { browser = 'all', sort = 'house', categoryId: category_id } = context.settings
  const test = browserOf(browser)
  if (!test) return null
  const paging = pagingOf(context, standard_limit)
  const page = await gamesPage(context.house, context.language, test, { sort, category_id }, paging)
  return { browser, ...page, ...paging }
}

/** A grid with "load more", for example all slots, 18 at a time (RT-001). */
const gamesGrid: ComponentData<'games-grid'> = (context) => listOf(context, all_slots_limit)

/** A row of games. Left out when it is empty. */
const gamesRail: ComponentData<'games-rail'> = async (context) => {
  const list = await listOf({ ...context, limit: undefined, offset: undefined }, rail_limit)
  return list && list.games.length > 0 ? list : null
}

/** The house's own games alone: their figures are counted by us, a studio's are its own word. */
const byOwnFigures = { sort: 'rtp', provider: ownProvider.slug } as const satisfies GameFilter

/** The house's own three games with the highest RTP (CN-005). */
const topRtp: ComponentData<'games-top-rtp'> = async ({ house, language }) => {
  const page = await gamesPage(house, language, () => true, byOwnFigures, { limit: top_rtp_limit, offset: 0 })
  return page.games.length > 0 ? { games: page.games } : null
}

/** The part of the games lobby that is the same for every visitor; personal rows are components of games/favourites. */
const gamesLobby: ComponentData<'games-lobby'> = async (context) => {
  const { house, language } = context
  const list = async (filter: GameFilter, paging: Paging) => gamesPage(house, language, () => true, filter, paging)
  const first = (limit: number): Paging => ({ limit, offset: 0 })
  const [all, newest, top, categories, choices, tags] = await Promise.all([
    list({}, pagingOf(context, games_modal_limit)),
    list({ sort: 'new' }, first(rail_limit)),
    list(byOwnFigures, first(top_rtp_limit)),
    listedCategories(house, language),
    filterChoices(house, language),
    promotionTags(house, language),
  ])
  const shelves = railsAreWorthShowing(all.total) ? categories.filter(({ count }) => count >= least_in_rail) : []
  const rails = await Promise.all(
    shelves.map(async ({ id }) => ({ id, games: (await list({ category_id: id }, first(rail_limit))).games })),
  )
  const shown = [all.games, newest.games, top.games, ...rails.map((rail) => rail.games), ...tags.map((tag) => tag.games)]
  const idsOf = (games: readonly GameCard[]): number[] => games.map((game) => game.id)
  return {
    cards: [...new Map(shown.flat().map((card) => [card.id, card])).values()],
    all: idsOf(all.games),
    total: all.total,
    newest: idsOf(newest.games),
    topRtp: idsOf(top.games),
    rails: rails.map(({ id, games }) => ({ categoryId: id, games: idsOf(games) })),
    promotions: tags.map(({ games, ...tag }) => ({ ...tag, games: idsOf(games) })),
    categories,
    ...choices,
  }
}

export const components: PageComponents = {
  'games-grid': withSettings(GamesListSettings, gamesGrid),
  'games-rail': withSettings(GamesListSettings, gamesRail),
  'games-top-rtp': topRtp,
  'games-lobby': withSettings(GamesListSettings, gamesLobby),
}
