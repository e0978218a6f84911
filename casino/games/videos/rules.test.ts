import { expect, test } from 'vitest'
import { validatorCompiler } from '#kernel/http/validation.ts'
import { listVideos } from './contract.ts'
import { arranged, videos_limit, withLike } from './rules.ts'

const query = validatorCompiler({ schema: listVideos.query, method: 'GET', url: listVideos.route, httpPart: 'querystring' })

test('CN-004: videos come two at a time', () => {
  expect(videos_limit).toBe(2)
  expect(query({})).toEqual({ value: { limit: 2, offset: 0 } })
})

test('an order, a category or a game that cannot be is refused', () => {
  for (const wrong of [{ order: 'rtp' }, { category: 'hot' }, { filter: 'a\u0000b' }, { limit: '49' }])
    expect(query(wrong)).toHaveProperty('error')
})

test('SO-009, EN-107: the list goes by likes or by the day of recording, the latest first among equals', () => {
  const videos = [
    { id: 1, likesCount: 5, createdAt: '2026-11-20' },
    { id: 2, likesCount: 0, createdAt: '2026-11-22' },
    { id: 3, likesCount: 5, createdAt: '2026-11-22' },
  ]
  expect(arranged(videos, 'created_at').map(({ id }) => id)).toEqual([3, 2, 1])
  expect(arranged(videos, 'likes_count').map(({ id }) => id)).toEqual([3, 1, 2])
})

test('a like marks its own video and counts one more, once', () => {
  const video = { id: 7, liked: false, likesCount: 4 }
  expect(withLike(video, 8)).toBe(video)
  const liked = withLike(video, 7)
  expect(liked).toEqual({ id: 7, liked: true, likesCount: 5 })
  expect(withLike(liked, 7)).toBe(liked)
})
