import { expect, test } from 'vitest'
import { chooseExpress, type Candidate } from './rules.ts'

const one = (sport: string, event_id: number, odds_thousandths: number, outcome = 'home'): Candidate => ({
  sport,
  event_id,
  market_id: event_id * 10,
  outcome,
  odds_thousandths,
})

test('the express takes of each sport the price nearest to 1.60, the nearest four, and of two alike the match that was there first', () => {
  const chosen = chooseExpress([
    one('tennis', 2, 1_650),
    one('tennis', 1, 1_550),
    one('football', 3, 1_600, 'draw'),
    one('football', 4, 1_900),
    one('esports', 5, 1_610),
    one('volleyball', 6, 1_300),
    one('basketball', 7, 2_100),
  ])
  expect(chosen.map(({ event_id }) => event_id)).toEqual([5, 1, 4, 6])
})

test('there is no express of two sports, nor one of prices that are far from 1.60', () => {
  expect(chooseExpress([one('tennis', 1, 1_600), one('football', 2, 1_600)])).toEqual([])
  expect(chooseExpress([one('tennis', 1, 1_600), one('football', 2, 1_600), one('esports', 3, 2_300)])).toEqual([])
})
