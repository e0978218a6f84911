import { expect, test } from 'vitest'
import { assetsOfDraws, isOfLottery, stars_asset } from './rules.ts'

test('A-040: stars, tickets, spins and horseshoes of the lottery are points of its own, each kind apart', () => {
  const assets = [stars_asset, ...assetsOfDraws.values()]
  expect(new Set(assets).size).toBe(8)
  expect(assets.every(isOfLottery)).toBe(true)
  expect(isOfLottery('drop-stars')).toBe(false)
})
