import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

const from = { x: 200, y: 300 }
const by = (x: number, y: number) => swipeOf(from, { x: 200 + x, y: 300 + y })

test('a finger that pushes to the left goes on, to the right back; a press and a scroll go nowhere', () => {
  expect([by(-48, 10), by(120, -20)]).toEqual([1, -1])
  expect([by(0, 0), by(-47, 0), by(-90, 60), by(5, -200)]).toEqual([null, null, null, null])
})
