import { expect, test } from 'vitest'
import { replayedStakes, stakeRules } from './rules.ts'

test('a replay of a table knows the chips that could be laid, so each keeps its colour; one of a slot knows its stake', () => {
  const bets = [{ place: 'red', stake_minor: 500 }]
  expect(replayedStakes({ bets }, 'UAH', 2_500).choices).toEqual(stakeRules('bets', 'UAH').choices)
  expect(replayedStakes({ stake_minor: 400 }, 'UAH', 400).choices).toEqual([400])
})
