import { expect, test } from 'vitest'
import type { Play } from '#casino/sportsbook/catalogue/contract.ts'
import { scoreColumns } from './score-columns.ts'

const play: Play = {
  period: 'set:2',
  clockSeconds: null,
  isRunning: false,
  pace: 1,
  at: '2026-12-01T12:00:00.000Z',
  score: { home: 1, away: 0 },
  parts: [
    { name: 'set:1', home: 6, away: 4 },
    { name: 'set:2', home: 2, away: 3 },
  ],
  points: { home: '40', away: 'A' },
  serving: 'away',
  stats: [],
}

const headsOf = (...given: Parameters<typeof scoreColumns>) =>
  scoreColumns(...given).map(({ name, home, away }) => `${name} ${home}:${away}`)

test('SP-010: a tennis match that runs shows its sets, then the games of the set, then the points of the game', () => {
  expect(headsOf({ sport: 'tennis', state: 'live', play })).toEqual(['sets 1:0', 'games 2:3', 'points 40:A'])
})

test('in the break between two sets nothing is played for, and the set that is over is not shown as running', () => {
  expect(headsOf({ sport: 'tennis', state: 'live', play: { ...play, period: 'break', points: null } })).toEqual(['sets 1:0'])
})

test('of a match that is over each set is shown beside the sets', () => {
  expect(headsOf({ sport: 'volleyball', state: 'ended', play: { ...play, points: null } })).toEqual(['set:1 6:4', 'set:2 2:3', 'sets 1:0'])
})

test('a sport that counts one thing has one number without a head, and a match to come has none', () => {
  expect(headsOf({ sport: 'football', state: 'live', play })).toEqual(['null 1:0'])
  expect(headsOf({ sport: 'tennis', state: 'scheduled', play: null })).toEqual([])
})
