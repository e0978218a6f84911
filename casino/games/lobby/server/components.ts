import type { ComponentContext, ComponentData, PageComponents } from '#kernel/slice.ts'
import type { GameCard, GamesGridData } from '../contract.ts'
import { all_slots_limit, games_modal_limit, gameSorts, least_in_rail, most_games, rail_limit, top_rtp_limit } from '../limits.ts'
import { browserOf } from '../browsers.ts'
import { railsAreWorthShowing, type GameFilter, type GameSort } from '../rules.ts'
import { filterChoices, gamesPage, listedCategories, promotionTags, type Paging } from './lists.ts'

const listSetting = (settings: ComponentContext['settings']): { browser: string; sort: GameSort; category_id: number | undefined } => {
  const { browser, sort, categoryId } = settings
  return {
    browser: typeof browser === 'string' ? browser : 'all',
    sort: gameSorts.find((known) => known === sort) ?? 'house',
    category_id: typeof categoryId === 'number' ? categoryId : undefined,
  }
}

const pagingOf = ({ settings, limit, offset }: ComponentContext, standard: number) => {
  const own = typeof settings['limit'] === 'number' ? settings['limit'] : standard
  return { limit: Math.min(limit ?? own, most_games), offset: offset ?? 0 }
}

const listOf = async (context: ComponentContext, standard_limit: number): Promise<GamesGridData | null> => {
  const { browser, sort, category_id } = listSetting(context.settings)
  const test = browserOf(browser)
  if (!test) return null
  const paging = pagingOf(context, standard_limit)
  const page = await gamesPage(context.house, context.language, test, { sort, category_id }, paging)
  return { browser, ...page, ...paging }
}

/** A grid that pages on, e.g. all slots 18 at a time (RT-001). Settings: browser, sort, categoryId, limit. */
const gamesGrid: ComponentData<'games-grid'> = (context) => listOf(context, all_slots_limit)

/** A row of games. Left out while it is empty. Settings: browser, sort, categoryId, limit, heading. */
const gamesRail: ComponentData<'games-rail'> = async (context) => {
  const list = await listOf({ ...context, limit: undefined, offset: undefined }, rail_limit)
  return list && list.games.length > 0 ? list : null
}

/** The games that return the most, by their published figures: three (CN-005). */
const topRtp: ComponentData<'games-top-rtp'> = async ({ house, language }) => {
  const page = await gamesPage(house, language, () => true, { sort: 'rtp' }, { limit: top_rtp_limit, offset: 0 })
  return page.games.length > 0 ? { games: page.games } : null
}

/** Everything that the games lobby shows to everybody; personal rows are components of games/favourites. */
const gamesLobby: ComponentData<'games-lobby'> = async (context) => {
  const { house, language } = context
  const list = async (filter: GameFilter, paging: Paging) => gamesPage(house, language, () => true, filter, paging)
  const first = (limit: number): Paging => ({ limit, offset: 0 })
  const [all, newest, top, categories, choices, tags] = await Promise.all([
    list({}, pagingOf(context, games_modal_limit)),
    list({ sort: 'new' }, first(rail_limit)),
    list({ sort: 'rtp' }, first(top_rtp_limit)),
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
  'games-grid': gamesGrid,
  'games-rail': gamesRail,
  'games-top-rtp': topRtp,
  'games-lobby': gamesLobby,
}
