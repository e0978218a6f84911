import { expect, test } from 'vitest'
import { finalBoard } from './final-board.ts'

const at = new Date('2026-12-01T15:00:00Z')
const of = (counts: Parameters<typeof finalBoard>[0]['counts']) => finalBoard({ counts, orders: {}, winners: [], method: null }, at)

test('a final result is a scoreboard: its own score, or the sets that were won', () => {
  expect(of({ regular: { home: 2, away: 1 }, 'half:2': { home: 2, away: 0 }, 'half:1': { home: 0, away: 1 } })).toMatchObject({
    score: { home: 2, away: 1 },
    period: 'half:2',
    parts: [
      { name: 'half:1', home: 0, away: 1 },
      { name: 'half:2', home: 2, away: 0 },
    ],
    isRunning: false,
  })
  const sets = { 'set:1': { home: 6, away: 4 }, 'set:2': { home: 3, away: 6 }, 'set:3': { home: 7, away: 5 } }
  expect(of(sets)).toMatchObject({ score: { home: 2, away: 1 }, period: 'set:3' })
  expect(of({ regular: { home: 0, away: 0 } })).toMatchObject({ score: { home: 0, away: 0 }, parts: [] })
})

test('a result without a score has no scoreboard', () => {
  expect(of({ rounds: { home: 3, away: 0 } })).toBeNull()
  expect(of({})).toBeNull()
})
