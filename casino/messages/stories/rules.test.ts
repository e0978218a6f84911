import { expect, test } from 'vitest'
import {
  categoryFrom,
  firstUnviewed,
  placeOf,
  readingTime_ms,
  stepFrom,
  toggledLike,
  unviewedFirst,
  withoutInvitations,
  withStory,
  withViewed,
} from './rules.ts'

const story = (id: number, isViewed = false, isInvitation = false) => ({ id, isViewed, isInvitation, isLiked: false, likesCount: 0 })
const category = (id: number, ...stories: readonly ReturnType<typeof story>[]) => ({
  id,
  isViewed: stories.every(({ isViewed }) => isViewed),
  stories,
})
const list = [category(7, story(71), story(72)), category(8, story(81, true)), category(9, story(91, false, true))]

test('SO-001: a viewed story is marked; its category is viewed when all its stories are, and no other changes', () => {
  const once = withViewed(list, 71)
  expect(once[0]).toMatchObject({ isViewed: false, stories: [{ isViewed: true }, { isViewed: false }] })
  const twice = withViewed(once, 72)
  expect(twice[0]).toMatchObject({ isViewed: true, stories: [{ isViewed: true }, { isViewed: true }] })
  expect(twice.slice(1)).toEqual(list.slice(1))
  expect(withViewed(twice, 72)).toEqual(twice)
  expect(withViewed(list, 1)).toEqual(list)
})

test('SO-002: unviewed categories stand first, each part in the order that it had', () => {
  const mixed = [
    { id: 1, isViewed: true },
    { id: 2, isViewed: false },
    { id: 3, isViewed: true },
    { id: 4, isViewed: false },
  ]
  expect(unviewedFirst(mixed).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})

test('SO-004: a like is one more and is taken back as one less, of one story alone', () => {
  expect(toggledLike({ isLiked: false, likesCount: 4 })).toEqual({ isLiked: true, likesCount: 5 })
  expect(toggledLike({ isLiked: true, likesCount: 5 })).toEqual({ isLiked: false, likesCount: 4 })
  expect(toggledLike({ isLiked: true, likesCount: 0 })).toEqual({ isLiked: false, likesCount: 0 })
  const liked = withStory(list, 72, (one: ReturnType<typeof story>) => toggledLike(one))
  expect(liked[0]?.stories).toMatchObject([{ likesCount: 0 }, { isLiked: true, likesCount: 1 }])
  expect(liked.slice(1)).toEqual(list.slice(1))
})

test('OP-045: the place is found by position in the loaded list; what is not there, or not said, is the first', () => {
  expect(placeOf(list, '7', '72')).toEqual({ category: 0, story: 1 })
  expect(placeOf(list, 9, 91)).toEqual({ category: 2, story: 0 })
  expect(placeOf(list, 8, undefined)).toEqual({ category: 1, story: 0 })
  expect(placeOf(list, '7', '91')).toEqual({ category: 0, story: 0 })
  expect(placeOf(list, 'constructor', '72')).toEqual({ category: 0, story: 1 })
  expect(placeOf([], '7', '72')).toEqual({ category: 0, story: 0 })
})

test('MD-028: it goes through the stories of a category and on to the next one, ends behind the last, and stays before the first', () => {
  expect(stepFrom(list, { category: 0, story: 0 }, 1)).toEqual({ category: 0, story: 1 })
  expect(stepFrom(list, { category: 0, story: 1 }, 1)).toEqual({ category: 1, story: 0 })
  expect(stepFrom(list, { category: 2, story: 0 }, 1)).toBeNull()
  expect(stepFrom(list, { category: 1, story: 0 }, -1)).toEqual({ category: 0, story: 1 })
  expect(stepFrom(list, { category: 0, story: 0 }, -1)).toEqual({ category: 0, story: 0 })
  expect(categoryFrom(list, { category: 0, story: 1 }, 1)).toEqual({ category: 1, story: 0 })
  expect(categoryFrom(list, { category: 2, story: 0 }, 1)).toBeNull()
  expect(categoryFrom(list, { category: 0, story: 1 }, -1)).toEqual({ category: 0, story: 0 })
})

test('a category opens at its first unviewed story, or at its first where all are viewed', () => {
  expect(firstUnviewed(category(1, story(11, true), story(12)))).toBe(12)
  expect(firstUnviewed(category(1, story(11, true), story(12, true)))).toBe(11)
})

test('whom play is closed for is shown no invitation, and no category of invitations alone', () => {
  const half = category(5, story(51, true), story(52, false, true))
  expect(withoutInvitations([...list, half]).map(({ id, isViewed }) => [id, isViewed])).toEqual([
    [7, false],
    [8, true],
    [5, true],
  ])
})

test('a longer story stays longer', () => {
  expect(readingTime_ms('', '')).toBeGreaterThanOrEqual(5_000)
  expect(readingTime_ms('Заголовок', 'х'.repeat(200)) - readingTime_ms('Заголовок', '')).toBe(14_000)
})
