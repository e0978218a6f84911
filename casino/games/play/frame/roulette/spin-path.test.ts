import { expect, test } from 'vitest'
import { wheelOrder } from '#engines/roulette/wheel.ts'
import { ballRadius, ballRun, pocketAngle } from './spin-path.ts'

test('the ball ends in the pocket that was drawn, from wherever it was and at whatever speed', () => {
  for (const number of wheelOrder)
    for (const from of [-1234.5, -10, 0, 17, 359.9, 5000])
      for (const speed of [200, 460, 900]) {
        const end = from - ballRun(from, pocketAngle(wheelOrder, number), speed, 4_200)
        const off = Math.abs(end - pocketAngle(wheelOrder, number)) % 360
        expect(Math.min(off, 360 - off)).toBeLessThan(1e-6)
      }
})

test('it runs on for a whole turn at least and about as far as its speed carries it', () => {
  for (const number of wheelOrder) {
    const run = ballRun(0, pocketAngle(wheelOrder, number), 460, 4_200)
    expect(run).toBeGreaterThanOrEqual(360)
    expect(Math.abs(run - 644)).toBeLessThanOrEqual(285)
  }
})

test('it leaves the rim late and lies still at the end', () => {
  expect([0, 0.3, 0.59].map((share) => ballRadius(share, 90, 60))).toEqual([90, 90, 90])
  expect(ballRadius(1, 90, 60)).toBeCloseTo(60)
  for (let share = 0; share <= 1; share += 0.01) expect(ballRadius(share, 90, 60)).toBeLessThanOrEqual(90)
})
