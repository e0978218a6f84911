import { describe, expect, test } from 'vitest'
import type { GameCard } from './contract.ts'
import { all_slots_limit, games_modal_limit, top_rtp_limit } from './limits.ts'
import { arranged, isNewAt, matches, pageOf, railsAreWorthShowing } from './rules.ts'

const game = (id: number, fields: Partial<GameCard> = {}): GameCard => ({
  id,
  slug: `game-${id}`,
  title: `Game ${id}`,
  provider: 'Openhouse',
  providerSlug: 'openhouse',
  kind: 'slot',
  image: '',
  imageSquare: '',
  imageWide: '',
  categories: [1],
  themes: ['night'],
  releasedAt: `2026-11-0${id}T00:00:00.000Z`,
  isLive: false,
  isNew: false,
  hasDemo: true,
  rtp: 96,
  hitRate: 30,
  volatility: 'low',
  maxWin: 100,
  ...fields,
})

const idsOf = (games: readonly GameCard[]): number[] => games.map(({ id }) => id)

describe('constants', () => {
  test('CN-001, CN-002, CN-005, GA-018a: 18 on the page with all slots, 48 in the games modal, 3 of the highest RTP', () => {
    expect([all_slots_limit, games_modal_limit, top_rtp_limit]).toEqual([18, 48, 3])
  })
})

describe('filters', () => {
  const other: Partial<GameCard> = { providerSlug: 'other', categories: [2], themes: ['day'], volatility: 'high', isLive: true }

  test.each([
    [{}, true, true],
    [{ live: false }, true, false],
    [{ live: true }, false, true],
    [{ category_id: 1 }, true, false],
    [{ provider: 'other' }, false, true],
    [{ theme: 'night' }, true, false],
    [{ volatility: 'high' as const }, false, true],
    [{ theme: 'night', provider: 'other' }, false, false],
    [{ theme: 'nobody-has-it' }, false, false],
  ])('GA-016: %j narrows', (filter, first, second) => {
    expect([matches(game(1), filter), matches(game(2, other), filter)]).toEqual([first, second])
  })

  test('GA-016: a game without a known volatility is in no class of it', () => {
    const unknown = game(1, { volatility: null })
    expect((['low', 'medium', 'high'] as const).map((volatility) => matches(unknown, { volatility }))).toEqual([false, false, false])
  })
})

describe('order', () => {
  const games = [
    game(1, { title: 'Б', rtp: 95 }),
    game(2, { title: 'А', rtp: null }),
    game(3, { title: 'В', rtp: 97 }),
    game(4, { title: 'Г', rtp: 97 }),
  ]

  test.each([
    ['house', [1, 2, 3, 4]],
    ['new', [4, 3, 2, 1]],
    ['rtp', [3, 4, 1, 2]],
    ['title', [2, 1, 3, 4]],
  ] as const)("GA-016: %s; equals stay in the house's order, what is unknown comes last", (sort, ids) => {
    expect(idsOf(arranged(games, { sort }))).toEqual(ids)
  })

  test('GA-016: the given list itself is left as it was', () => {
    arranged(games, { sort: 'rtp' })
    expect(idsOf(games)).toEqual([1, 2, 3, 4])
  })
})

describe('pages', () => {
  const all = Array.from({ length: 40 }, (_, index) => index)

  test.each([
    [18, 0, 0, 18],
    [18, 18, 18, 18],
    [18, 36, 36, 4],
    [18, 40, undefined, 0],
    [100, 0, 0, 40],
  ])('RT-001: limit %i offset %i', (limit, offset, first, length) => {
    const page = pageOf(all, limit, offset)
    expect([page.items[0], page.items.length, page.total]).toEqual([first, length, 40])
  })
})

describe('what is shown', () => {
  const released = new Date('2026-11-01T00:00:00Z')

  test.each([
    ['2026-10-31T23:59:59Z', false],
    ['2026-11-01T00:00:00Z', true],
    ['2026-11-14T23:59:59Z', true],
    ['2026-11-15T00:00:00Z', false],
  ])('a game is new for two weeks from its release: %s', (now, is_new) => expect(isNewAt(released, new Date(now))).toBe(is_new))

  test('rails appear once a grid alone no longer shows the house at a glance', () => {
    expect([4, 12, 13].map(railsAreWorthShowing)).toEqual([false, false, true])
  })
})
