import { games_modal_limit, gameSorts, volatilities } from '../limits.ts'
import type { GameFilter } from '../rules.ts'
import type { ModalProps } from '#kernel/web-slice.ts'
import { fromBrowser, fromList, fromPromotion, type GamesSource } from './games-source.ts'

type Params = ModalProps['params']

export const word = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const whole = (value: unknown): number | undefined => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined)

const filterOf = (params: Params): GameFilter => ({
  category_id: whole(params['categoryId']),
  provider: word(params['provider']),
  theme: word(params['theme']),
  volatility: volatilities.find((known) => known === params['volatility']),
  sort: gameSorts.find((known) => known === params['sort']),
  live: params['live'] === undefined ? undefined : params['live'] === true || params['live'] === 'true' || params['live'] === '1',
})

interface ModalList {
  readonly source: GamesSource
  /** The list's name among those of the window, and the path that it is loaded by. */
  readonly id: string
  readonly api_url: string
}

/**
 * The list that the modal shows: a promotion tag, a list of the player, or a catalogue list with filters. Values may come from the
 * address.
 */
export const listOf = (params: Params): ModalList => {
  const promotion = whole(params['promotion'])
  if (promotion !== undefined)
    return { source: fromPromotion(promotion), id: `promotion-${promotion}`, api_url: `/rest/game-tags/promotion/${promotion}/` }
  const list = word(params['list'])
  if (list !== undefined) return { source: fromList(list, games_modal_limit), id: list, api_url: `/rest/getGames/${list}/` }
  const browser = word(params['browser']) ?? 'all'
  return { source: fromBrowser(browser, filterOf(params), games_modal_limit), id: browser, api_url: `/rest/game-browser/${browser}/` }
}

const names = ['browser', 'categoryId', 'provider', 'theme', 'volatility', 'sort', 'live', 'promotion', 'list', 'title'] as const

/** The modal's parameters as a query, and back. */
export const searchOf = (params: Params): string =>
  new URLSearchParams(names.flatMap((name) => (params[name] === undefined ? [] : [[name, String(params[name])]]))).toString()

export const paramsOf = (search: string): Params => {
  const query = new URLSearchParams(search)
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])))
}
