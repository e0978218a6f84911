import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Stream } from '#kernel/realtime/hub/stream.ts'

const limits = { history_messages: 5, history_bytes: 10_000, history_ttl_ms: 1_000 }
const offsetsOf = (publications: readonly string[] | null): unknown =>
  publications?.map((text) => (JSON.parse(text) as { offset: number }).offset) ?? null

const streamOf = (messages: number): Stream => {
  const stream = new Stream('e', limits)
  for (let index = 1; index <= messages; index++) stream.append(`{"n":${index}}`, index)
  return stream
}

test('RTM-015: recovery gives exactly what follows a position', () => {
  const stream = streamOf(4)
  expect(stream.since(4, 'e', 4)).toEqual([])
  expect(stream.since(2, 'e', 4)).toEqual(['{"data":{"n":3},"offset":3}', '{"data":{"n":4},"offset":4}'])
  expect(offsetsOf(stream.since(0, 'e', 4))).toEqual([1, 2, 3, 4])
})

test('a position that fell out of the history is not recovered, the one before it is', () => {
  const stream = streamOf(8)
  expect(offsetsOf(stream.since(3, 'e', 8))).toEqual([4, 5, 6, 7, 8])
  expect(stream.since(2, 'e', 8)).toBeNull()
})

test('another epoch and a position from the future are not recovered', () => {
  const stream = streamOf(3)
  expect(stream.since(2, 'other', 3)).toBeNull()
  expect(stream.since(2, '', 3)).toBeNull()
  expect(stream.since(4, 'e', 3)).toBeNull()
})

test('messages are forgotten after their time and beyond their bytes', () => {
  const aged = streamOf(4)
  expect(offsetsOf(aged.since(2, 'e', 1_003))).toEqual([3, 4])
  expect(aged.since(2, 'e', 1_004)).toBeNull()
  const heavy = new Stream('e', { ...limits, history_bytes: 60 })
  heavy.append('"0123456789"', 1)
  heavy.append('"0123456789"', 1)
  heavy.append('"a message longer than the whole history may be, so it cannot stay in it"', 1)
  expect(heavy.since(2, 'e', 1)).toBeNull()
  expect(heavy.since(3, 'e', 1)).toEqual([])
})

test('whatever was published and forgotten: nothing is lost or doubled, or recovery says no', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), (published, seen) => {
      const stream = streamOf(published)
      const recovered = offsetsOf(stream.since(seen, 'e', published))
      if (seen > published || published - seen > limits.history_messages) expect(recovered).toBeNull()
      else expect(recovered).toEqual(Array.from({ length: published - seen }, (_, index) => seen + 1 + index))
    }),
  )
})
