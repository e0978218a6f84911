import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { keepPlace } from '#kernel/web/page/places.ts'
import type { GameCard } from '../contract.ts'
import { listOf, paramsOf, searchOf } from './games-modal-params.ts'
import { placeIn, stepBack } from './place-in-list.ts'
import { windowLeft, windowPlace } from './use-window-place.ts'

vi.mock('#kernel/web/browser.ts', () => ({ api: { call: vi.fn(async () => ({ success: true, data: [], total: 0 })) }, sessionApi: {} }))

const jar = new Map<string, string>()
beforeEach(() => {
  jar.clear()
  vi.clearAllMocks()
  vi.stubGlobal('window', { location: { protocol: 'https:' } })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [name = '', value = ''] = (line.split('; ')[0] ?? '').split('=')
      jar.set(name, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const shown = (count: number, total: number) =>
  ({ games: Array.from({ length: count }, (_, id) => ({ id }) as GameCard), total, phase: 'shown' }) as const
const signal = new AbortController().signal

test('MD-026, GA-018a: the window asks for 48 games, and for 48 more from as many as it shows', async () => {
  const { source } = listOf({ browser: 'slots', sort: 'rtp' })
  await source(0, signal)
  await source(48, signal)
  expect(vi.mocked(api.call).mock.calls.map(([route, given]) => [route, given])).toEqual([
    ['GET /rest/game-browser/{id}/', { params: { id: 'slots' }, query: { sort: 'rtp', limit: 48 }, signal }],
    ['GET /rest/game-browser/{id}/', { params: { id: 'slots' }, query: { sort: 'rtp', limit: 48, offset: 48 }, signal }],
  ])
})

test('EN-074: a list keeps path, scrollY, how much was loaded and whether that was all; it is loaded as far again, and then scrolled', () => {
  const place = placeIn(shown(36, 54), '/games/all-slots/', 900.6)
  expect(place).toEqual({ path: '/games/all-slots/', scrollY: 901, limit: 36, loadAll: false })
  expect([stepBack(place, { ...shown(18, 54), phase: 'loading' }), stepBack(place, shown(18, 54)), stepBack(place, shown(36, 54))]).toEqual(
    ['wait', 'more', 'scroll'],
  )
  // It was loaded to its end: a game that came since belongs to it.
  const whole = placeIn(shown(54, 54), '/games/all-slots/', 0)
  expect(whole.loadAll).toBe(true)
  expect([stepBack(whole, shown(54, 60)), stepBack(whole, shown(60, 60))]).toEqual(['more', 'scroll'])
})

test('EN-073: a window that was left by a link is opened again with its list, its filters and its place, on its own page alone', () => {
  const params = { browser: 'all', categoryId: 3, sort: 'new', title: 'Нові ігри' }
  const place = windowPlace(params, shown(96, 120), { pathname: '/games/', search: '?theme=sky', hash: '' }, 640)
  expect(place).toEqual({
    modalName: 'GamesModal',
    id: 'all',
    scrollY: 640,
    apiUrl: '/rest/game-browser/all/',
    loadAll: false,
    limit: 96,
    search: searchOf(params),
    disableLimitButton: false,
    path: '/games/',
    customPath: '?theme=sky',
  })
  keepPlace('window', place)
  expect(windowLeft('/')).toBeNull()
  const opened = windowLeft('/games/')
  expect(opened).toMatchObject({ browser: 'all', categoryId: '3', sort: 'new', title: 'Нові ігри', place })
  expect(listOf(opened ?? {}).id).toBe('all')
  expect(stepBack(place, shown(48, 120))).toBe('more')
  expect(stepBack(place, shown(96, 120))).toBe('scroll')
})

test('of a window’s parameters only its own go into the cookie', () => {
  expect(paramsOf(searchOf({ list: 'favorite', title: 'Улюблені', place: { limit: 9 }, other: 'x' }))).toEqual({
    list: 'favorite',
    title: 'Улюблені',
  })
})
