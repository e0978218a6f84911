import { expect, test } from 'vitest'
import { textFrame } from '#kernel/realtime/hub/frame.ts'

/** Reads a frame back by the letter of RFC 6455, 5.2. */
const read = (frame: Buffer): { first: number; payload: string } => {
  const short = frame[1] ?? 0
  const [length, head] = short < 126 ? [short, 2] : short === 126 ? [frame.readUInt16BE(2), 4] : [Number(frame.readBigUInt64BE(2)), 10]
  expect(frame.length).toBe(head + length)
  return { first: frame[0] ?? 0, payload: frame.subarray(head).toString() }
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 70_000])('a text of %i bytes is one final, unmasked text frame', (length) => {
  expect(read(textFrame('x'.repeat(length)))).toEqual({ first: 0x81, payload: 'x'.repeat(length) })
})

test('the length counts bytes, not letters', () => {
  expect(read(textFrame('ї'.repeat(63)))).toEqual({ first: 0x81, payload: 'ї'.repeat(63) })
})
