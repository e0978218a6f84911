import { expect, test } from 'vitest'
import { addAction, feed_limit, maskedLogin } from './rules.ts'

test('CN-016, SA-066: the feed shows 18; a new action comes on top, once, and the oldest leaves', () => {
  expect(feed_limit).toBe(18)
  const feed = Array.from({ length: 18 }, (_, index) => ({ id: 18 - index }))
  const added = addAction(feed, { id: 19 })
  expect(added.map(({ id }) => id)).toEqual(Array.from({ length: 18 }, (_, index) => 19 - index))
  expect(addAction(added, { id: 19 })).toBe(added)
  expect(addAction([], { id: 1 })).toEqual([{ id: 1 }])
})

test('a masked name keeps its first letter, and not even its length', () => {
  expect([maskedLogin('olena'), maskedLogin('calm-otter-4821')]).toEqual(['o•••', 'c•••'])
})
