import { expect, test } from 'vitest'
import { winnerOf } from './rules.ts'

test('an event has a winner once it has ended, and none where nobody or several won', () => {
  const of = (state: Parameters<typeof winnerOf>[0]['state'], ...winners: string[]) => winnerOf({ state, result: { winners } })
  expect([of('ended', 'home'), of('ended', 'away')]).toEqual(['home', 'away'])
  expect([of('live', 'home'), of('ended'), of('ended', 'home', 'away'), winnerOf({ state: 'ended', result: null })]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
