import { describe, expect, test } from 'vitest'
import type { GameCard } from '../contract.ts'
import { choicesMade } from './filter-store.ts'
import { rowOfLikes, withLike } from './liked-ids.ts'
import { listReducer, nothingYet, type ShownList } from './shown-list.ts'

const games = (...ids: number[]): GameCard[] => ids.map((id) => ({ id }) as GameCard)
const idsOf = (list: ShownList): number[] => list.games.map(({ id }) => id)

describe('a list that pages on', () => {
  const shown: ShownList = { key: 'a', games: games(1, 2), total: 5, phase: 'shown' }

  test('RT-001: the next page comes behind what is there; nothing is shown twice', () => {
    const loading = listReducer(shown, { type: 'asked', key: 'a', offset: 2 })
    expect([loading.phase, idsOf(loading)]).toEqual(['loading', [1, 2]])
    const next = listReducer(loading, { type: 'came', key: 'a', offset: 2, page: { games: games(2, 3), total: 5 } })
    expect([next.phase, idsOf(next), next.total]).toEqual(['shown', [1, 2, 3], 5])
  })

  test('an empty page ends the list, whatever total was told before', () => {
    const next = listReducer(shown, { type: 'came', key: 'a', offset: 2, page: { games: [], total: 5 } })
    expect([next.games.length, next.total]).toEqual([2, 2])
  })

  test('what comes late for another list is dropped', () => {
    expect(listReducer(shown, { type: 'came', key: 'b', offset: 2, page: { games: games(9), total: 9 } })).toBe(shown)
    expect(listReducer(shown, { type: 'failed', key: 'b' })).toBe(shown)
  })

  test('another list begins empty, and a failure keeps what is there', () => {
    expect(listReducer(shown, { type: 'asked', key: 'b', offset: 0 })).toEqual({ ...nothingYet, key: 'b' })
    expect(listReducer(shown, { type: 'failed', key: 'a' })).toEqual({ ...shown, phase: 'failed' })
  })
})

describe('likes', () => {
  test('GA-017: a like stands first, taking it back removes it, a repeated one is there once', () => {
    expect(withLike([1, 2], 3, true)).toEqual([3, 1, 2])
    expect(withLike([1, 2], 2, true)).toEqual([2, 1])
    expect(withLike([1, 2], 1, false)).toEqual([2])
    expect(withLike([1, 2], 9, false)).toEqual([1, 2])
  })

  test('GA-017: a row of favourites keeps the place of what was there; new likes join at its end', () => {
    expect(rowOfLikes([1, 2], [1, 2])).toEqual([1, 2])
    expect(rowOfLikes([1, 2], [2])).toEqual([1, 2])
    expect(rowOfLikes([1, 2], [4, 3, 1, 2])).toEqual([1, 2, 3, 4])
  })
})

test('MD-027: the number on the filter button counts its own choices, not the category', () => {
  expect(choicesMade({ category_id: 1, sort: 'house' })).toBe(0)
  expect(choicesMade({ category_id: 1, theme: 'night', sort: 'rtp', volatility: 'low' })).toBe(3)
})
