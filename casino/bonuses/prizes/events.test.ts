import { expect, test } from 'vitest'
import { prizesGranted } from './events.ts'

const common = { kind: 'money', asset: 'UAH', source: 'contests/races' }

test('a fact of many prizes names each with its player, in order', () => {
  const prizes = [
    { prize_id: 8, player_id: 3, amount_minor: 500 },
    { prize_id: 9, player_id: 2, amount_minor: 100 },
  ]
  expect(prizesGranted([{ player_id: null, data: { ...common, prizes } }])).toEqual([
    { prize_id: 8, player_id: 3n, kind: 'money', asset: 'UAH', amount_minor: 500 },
    { prize_id: 9, player_id: 2n, kind: 'money', asset: 'UAH', amount_minor: 100 },
  ])
})

test('a fact of one prize, as the log has them from before, is of its own player', () => {
  const before = { player_id: 7n, data: { ...common, prize_id: 4, amount_minor: 900 } }
  expect(prizesGranted([before])).toEqual([{ prize_id: 4, player_id: 7n, kind: 'money', asset: 'UAH', amount_minor: 900 }])
})
